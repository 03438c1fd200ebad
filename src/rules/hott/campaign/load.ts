/** The position of a campaign in a scenario file, as a game. */
import {
  countTo,
  flag,
  formOf,
  isRecord,
  listOf,
  nullable,
  oneOf,
  optional,
  type Parts,
  recordOf,
  recordWith,
  someOf,
  text,
} from '../../../engine/data/form.ts';
import type { Json } from '../../../engine/data/json.ts';
import { rowOf } from '../../../engine/data/lookup.ts';
import type { Fault } from '../../../engine/game/event.ts';
import { flowAtPhase } from '../../../engine/game/flow.ts';
import { phaseFaults } from '../../../engine/game/flow-faults.ts';
import type { Game } from '../../../engine/game/game.ts';
import { optionFaults, withUsual } from '../../../engine/game/options.ts';
import { partFaults } from '../../../engine/game/part-faults.ts';
import { apOf, type Elements, isLurker, only } from './elements.ts';
import { hottCampaign } from './index.ts';
import { type CampaignMap, CENTRE, capitalOf, circleOf } from './map.ts';
import { CAMPAIGN_OPTIONS } from './options.ts';
import { type Army, fault, type Given, positionFaults } from './position-faults.ts';
import { SEASONS } from './state.ts';
import { clockwiseFrom } from './steps/year.ts';

const MOST = 200;
/** Elements by type. Their names are checked apart, so that the message can name them. */
const elements = recordOf(countTo(100));
const byPlayer = recordOf(elements);
const pair = formOf<readonly [string, string]>(
  { form: 'pair' },
  (value) => Array.isArray(value) && value.length === 2 && value.every((each) => text.fits(each)),
);
const pairs = optional(listOf(pair, MOST));
const players = optional(listOf(text, MOST));
const route = formOf<readonly string[]>(
  { form: 'route' },
  (value) =>
    Array.isArray(value) &&
    (value.length === 2 || (value.length === 3 && value[2] === 'sea')) &&
    value.every((each) => text.fits(each)),
);
const province = recordWith({ id: text, owner: optional(nullable(text)), capital: optional(flag) });
const mapForm = recordWith({ provinces: someOf(province, MOST), routes: listOf(route, MOST) });
const record = formOf<Readonly<Record<string, Json>>>({ form: 'record' }, isRecord);
const army = recordWith({
  at: optional(nullable(text)),
  elements: optional(elements),
  reserve: optional(elements),
  hidden: optional(flag),
});

/** The parts of `campaign` in a file. */
const CAMPAIGN: Parts = {
  map: formOf({ form: 'map' }, (value) => value === undefined || value === 'circle' || mapForm.fits(value)),
  players: someOf(text, 10),
  sea: optional(listOf(route, MOST)),
  control: optional(recordOf(nullable(text))),
  armies: optional(recordOf(army)),
  wars: pairs,
  allies: pairs,
  inimical: pairs,
  grants: optional(listOf(recordWith({ by: text, to: text, what: oneOf('passage', 'supply') }), MOST)),
  tributaries: optional(recordOf(text)),
  sieges: optional(
    recordOf(
      recordWith({
        by: text,
        season: optional(countTo(9)),
        inside: optional(flag),
        with: optional(byPlayer),
      }),
    ),
  ),
  captives: optional(listOf(recordWith({ hero: text, of: text, by: text, at: text }), MOST)),
  prestige: optional(recordOf(countTo(10_000))),
  out: players,
  attacked: players,
  sent: optional(byPlayer),
  fought: players,
  small: players,
  defeats: optional(recordOf(countTo(100))),
  years: optional(countTo(20)),
  options: optional(record),
};

function mapIn(given: Given, all: readonly string[]): CampaignMap {
  const { map } = given;
  // Null stands for an absent part.
  if ((map ?? 'circle') === 'circle') return circleOf(all, (given.sea ?? []) as unknown as string[][]);
  const { provinces, routes } = map as unknown as CampaignMap;
  return { provinces: provinces.map((each) => ({ ...each, owner: each.owner ?? null })), routes };
}

const FULL_ARMY: Elements = { Blades: 12 };

function sideOf(given: Given, player: string, map: CampaignMap): Game['sides'][number] {
  const named = rowOf((given.armies ?? {}) as Record<string, Army>, player) ?? {};
  const all = named.elements ?? FULL_ARMY;
  const reserve = named.reserve ?? {};
  const isOut = ((given.out ?? []) as readonly string[]).includes(player);
  const at = isOut || apOf(all) === 0 ? null : (named.at ?? capitalOf(map, player));
  const kept = (elements: Elements, lurks: boolean): Elements =>
    only(elements, (type) => isLurker(type) === lurks);
  const facts: Record<string, Json> = {
    army: isOut ? {} : kept(all, false),
    reserve: isOut ? {} : kept(reserve, false),
    at: named.hidden ? '' : (at ?? ''),
    ...(named.hidden ? { hidden: at ?? '' } : {}),
    ...(apOf(kept(all, true)) > 0 ? { armyLurkers: kept(all, true) } : {}),
    ...(apOf(kept(reserve, true)) > 0 ? { reserveLurkers: kept(reserve, true) } : {}),
  };
  return { id: player, facts };
}

interface TurnGiven {
  readonly year?: number | undefined;
  readonly season?: string | undefined;
  readonly phase?: string | undefined;
  readonly active?: string | undefined;
  readonly first?: string | undefined;
}

function ownIn(given: Given, all: readonly string[], map: CampaignMap, turn: TurnGiven): Game['own'] {
  const active = turn.active ?? all[0] ?? '';
  const control = Object.fromEntries(
    map.provinces.map(({ id, owner }) => [
      id,
      owner ?? (id === CENTRE || given.map !== undefined ? (all[0] ?? null) : null),
    ]),
  );
  const sieges = Object.entries((given.sieges ?? {}) as Record<string, Record<string, Json>>).map(
    ([id, each]) => [id, { season: 1, inside: false, with: {}, ...each }],
  );
  return {
    year: turn.year ?? 1,
    season: turn.season ?? 'spring',
    active,
    order: clockwiseFrom(all, turn.first ?? active) as Json,
    provinces: map.provinces as unknown as Json,
    routes: map.routes as unknown as Json,
    control: { ...control, ...(given.control as Record<string, string | null> | undefined) },
    overlords: given.tributaries ?? {},
    sieges: Object.fromEntries(sieges) as Json,
    ...Object.fromEntries(
      ['wars', 'allies', 'inimical', 'grants', 'captives', 'out', 'attacked', 'fought', 'small'].map(
        (part) => [part, given[part] ?? []],
      ),
    ),
    ...Object.fromEntries(['prestige', 'sent', 'defeats'].map((part) => [part, given[part] ?? {}])),
  };
}

/** A siege may name its province, in a list, and who is inside, as other parts of a campaign do. */
function withSiegesByProvince(given: Given): Given {
  const { sieges } = given;
  if (!Array.isArray(sieges)) return given;
  const named = (sieges as readonly Json[]).flatMap((each): readonly (readonly [string, Json])[] => {
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return [];
    const { province, inside = false, ...rest } = each as Readonly<Record<string, Json>>;
    if (typeof province !== 'string') return [];
    return [[province, { ...rest, inside: Array.isArray(inside) ? inside.length > 0 : inside }]];
  });
  const isWhole = new Set(named.map(([province]) => province)).size === sieges.length;
  return isWhole ? { ...given, sieges: Object.fromEntries(named) } : given;
}

/** A campaign from the parts of a file, or everything that is wrong with them. */
export function loadCampaign(
  file: Given,
  turn: TurnGiven | undefined,
  options: Game['options'] = {},
): { readonly ok: true; readonly game: Game } | { readonly ok: false; readonly faults: readonly Fault[] } {
  const given = withSiegesByProvince(file);
  const form = [
    ...partFaults('campaign', CAMPAIGN, given),
    ...partFaults('campaign', { options: record }, { options }),
  ];
  if (form.length > 0) return { ok: false, faults: form };
  const all = given.players as readonly string[];
  const map = mapIn(given, all);
  const asked: Game['options'] = {
    ...options,
    ...(given.options as Game['options'] | undefined),
    ...(given.years === undefined ? {} : { years: given.years as number }),
  };
  const phase = turn?.phase ?? null;
  const strangers = [turn?.active, turn?.first].filter((each) => each !== undefined && !all.includes(each));
  const faults = [
    ...positionFaults(given, all, map),
    ...strangers.map((side) => fault('unknown-side', { side: side ?? '', where: 'turn' })),
    ...(turn?.season === undefined || ['winter', ...SEASONS].includes(turn.season)
      ? []
      : [fault('unknown-season', { season: turn.season, known: SEASONS.join(', ') })]),
    ...(phase === null ? [] : phaseFaults(hottCampaign, phase, 'turn.phase')),
    ...optionFaults(CAMPAIGN_OPTIONS, asked),
  ];
  if (faults.length > 0) return { ok: false, faults };
  const game: Game = {
    ruleset: hottCampaign.id,
    options: withUsual(CAMPAIGN_OPTIONS, asked),
    sides: all.map((player) => sideOf(given, player, map)),
    own: ownIn(given, all, map, turn ?? {}),
    flow: phase === null ? { phase: '', stack: [], awaits: [] } : flowAtPhase(hottCampaign, phase),
    result: null,
  };
  return { ok: true, game };
}
