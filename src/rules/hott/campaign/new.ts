/** A new campaign: its players, their first armies, its map and its options, or what is wrong with them. */
import { canonical } from '../../../engine/data/canonical.ts';
import { shown } from '../../../engine/data/form.ts';
import type { Json } from '../../../engine/data/json.ts';
import type { Fault } from '../../../engine/game/event.ts';
import type { Game } from '../../../engine/game/game.ts';
import type { HottClause } from '../clauses/ids.ts';
import { dearCost } from '../setup/army-rules.ts';
import { apOf, type Elements, eligibleIn, typesIn } from './elements.ts';
import { FULL } from './figures.ts';
import { loadCampaign } from './load.ts';
import { type CampaignMap, mapFaults, type Route } from './map.ts';
import { armyOf, mapOf, ownOf, playersOf } from './state.ts';

export interface NewCampaign {
  /** Three to ten, clockwise. */
  readonly players: readonly string[];
  /** The army of each player; 12 blades for others. */
  readonly armies?: Readonly<Record<string, Elements>>;
  /** The circle if absent. */
  readonly map?: CampaignMap;
  /** The routes of the circle that go over the sea. */
  readonly sea?: readonly Route[];
  readonly inimical?: readonly (readonly [string, string])[];
  readonly options?: Game['options'];
}

export type CampaignStart =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** A fault that names the clause it breaks. */
const breaking = (rule: HottClause, key: string, figures: Fault['figures']): Fault => ({
  key: `hott.campaign.${key}`,
  figures: { ...figures, clause: rule },
});

/** What is wrong with the first army of a player: it has exactly 24 AP, at most half of it dear, and a general. */
function armyFaults(player: string, army: Elements): readonly Fault[] {
  const ap = apOf(army);
  const dear = dearCost(typesIn(army).map((element) => ({ element, count: army[element] ?? 0 })));
  return [
    ...(ap === FULL ? [] : [breaking('hott.campres.1', 'army-size', { player, ap, most: FULL })]),
    ...(2 * dear <= FULL ? [] : [breaking('hott.cost.6', 'army-dear', { player, dear, most: FULL / 2 })]),
    ...(eligibleIn(army).length > 0 ? [] : [breaking('hott.army.2', 'no-general', { player })]),
  ];
}

const mapFaultsIn = (game: Game): readonly Fault[] =>
  mapFaults(playersOf(game), mapOf(game)).map((rule) =>
    breaking(rule, `map-fault.${rule.split('.').slice(1).join('-')}`, {}),
  );

/** Everything for which a campaign cannot begin: its map, and the first armies. */
const firstFaultsOf = (game: Game): readonly Fault[] => [
  ...mapFaultsIn(game),
  ...playersOf(game).flatMap((player) => armyFaults(player, armyOf(game, player))),
];

/** A campaign before the dice of its first year. */
export function newCampaign({ players, armies = {}, ...given }: NewCampaign): CampaignStart {
  const { options = {}, map, sea = [], inimical = [] } = given;
  const parts = {
    players,
    armies: Object.fromEntries(
      Object.entries(armies ?? {}).map(([player, elements]) => [player, { elements }]),
    ),
    sea,
    inimical,
    ...(map ? { map } : {}),
  };
  const loaded = loadCampaign(parts as unknown as Record<string, Json>, { phase: 'order-dice' }, options);
  if (!loaded.ok) return loaded;
  const strange = players.find((player) => player.trim() === '' || player !== player.trim());
  if (strange !== undefined)
    return { ok: false, faults: [{ key: 'hott.campaign.player-name', figures: { player: strange } }] };
  const faults = firstFaultsOf(loaded.game);
  return faults.length > 0 ? { ok: false, faults } : loaded;
}

/** A new campaign with the players, first armies, map, inimical races and options of this one. */
function begunAlike(game: Game): CampaignStart {
  const armies = game.sides.map(({ id, facts: { army, armyLurkers } }) => [
    id,
    { ...(army as Elements | undefined), ...(armyLurkers as Elements | undefined) },
  ]);
  return newCampaign({
    players: playersOf(game),
    armies: Object.fromEntries(armies) as NewCampaign['armies'] & object,
    map: mapOf(game),
    inimical: (ownOf(game).inimical ?? []) as NonNullable<NewCampaign['inimical']>,
    options: game.options,
  });
}

type Parts = { readonly [part: string]: Json | undefined };

/** The parts of a record that are not as they are in a new campaign. */
function strangeParts(where: string, given: Parts, fresh: Parts): readonly Fault[] {
  // Null stands for an absent part.
  const said = (value: Json | undefined): string => canonical(value ?? null);
  return [...new Set([...Object.keys(fresh), ...Object.keys(given)])]
    .filter((part) => said(given[part]) !== said(fresh[part]))
    .map((part) => ({
      key: 'hott.campaign.opening-part',
      figures: {
        where: `${where}.${part}`,
        value: shown(given[part] ?? null),
        known: shown(fresh[part] ?? null),
      },
    }));
}

/**
 * Everything for which a campaign cannot have begun so. It begins with its players, armies, map, inimical races and
 * options; all else is the same in every campaign before the dice of its first year.
 */
export function startFaults(game: Game): readonly Fault[] {
  const fresh = begunAlike(game);
  if (!fresh.ok) return fresh.faults;
  const { sides, own, flow, result } = fresh.game;
  return [
    ...strangeParts('opening.own', game.own, own),
    ...game.sides.flatMap(({ id, facts }, at) =>
      strangeParts(`opening.${id}.facts`, facts, sides[at]?.facts ?? {}),
    ),
    ...strangeParts(
      'opening',
      { phase: game.flow.phase, result: game.result as Json },
      { phase: flow.phase, result: result as Json },
    ),
  ];
}
