/** A scenario file as a battle, or everything that is wrong with it. */
import type { Base, Battle, Json, Marks, Side } from '../engine/battle.ts';
import type { Ruleset } from '../engine/contract.ts';
import { firstFaults } from '../engine/data/first-faults.ts';
import { rowOf } from '../engine/data/lookup.ts';
import type { Fault } from '../engine/event.ts';
import { begin } from '../engine/game/decide.ts';
import { shownByPhase } from '../engine/game/options.ts';
import { type Checked, checkSetup } from '../engine/setup/check-setup.ts';
import { facingFromDegrees } from '../geometry/exact.ts';
import { withColumns } from './columns.ts';
import { boundMarks } from './rulesets.ts';
import type { Scenario, ScenarioBase } from './schema.ts';

/** Marks of every ruleset that belong to the current bound while the base is on the table. */
const OF_THE_BOUND = ['moved', 'fled', 'recoiled', 'shot', 'shotAt', 'fought', 'pushed', 'pursued'];

const only = (figures: Readonly<Record<string, unknown>>, keep: (name: string) => boolean): Marks => {
  const kept = Object.entries(figures).filter(([name]) => keep(name));
  return Object.fromEntries(
    kept.flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, value]] : value === true ? [[name, 1]] : [],
    ),
  );
};

const placesIn = ({ places }: Ruleset): readonly string[] => ['table', ...Object.keys(places)];

function readBase(rules: Ruleset, base: ScenarioBase): Base | Fault {
  const mustered = rules.muster(base.troop, base.flags ?? []);
  if ('key' in mustered) return { key: mustered.key, figures: { base: base.id, ...mustered.figures } };
  const at = base.at;
  const facing = base.facing ?? at?.[2] ?? 0;
  const marks = base.marks ?? {};
  const said = base.in ?? mustered.place;
  const place = said === 'table' ? said : rowOf(rules.places, said);
  if (place === undefined)
    return {
      key: 'fault.unknown-place',
      figures: { base: base.id, place: said, known: placesIn(rules).join(', ') },
    };
  const ofTheBound = [...OF_THE_BOUND, ...boundMarks(rules.id)];
  const passes = (name: string): boolean => place === 'table' && ofTheBound.includes(name);
  return {
    ...mustered,
    id: base.id,
    side: base.side,
    place,
    width: base.size?.[0] ?? mustered.width,
    depth: base.size?.[1] ?? mustered.depth,
    pose: at ? { x: at[0], y: at[1], facing: facingFromDegrees(facing) } : null,
    marks: { ...mustered.marks, ...only(marks, (name) => !passes(name)) },
    bound: {
      ...mustered.bound,
      ...only(marks, passes),
      ...only(base.bound ?? {}, () => true),
    },
    start: null,
    ...(base.command === undefined ? {} : { command: base.command }),
  };
}

/** Keys of a side that the format does not know are facts about its army. */
function readSides(scenario: Scenario): readonly Side[] {
  const sides = scenario.sides ?? { red: { edge: 'south' as const }, blue: { edge: 'north' as const } };
  return Object.keys(sides).map((id) => {
    const { edge, role, army, facts, ...rest } = sides[id] as { edge: Side['edge'] } & Record<
      string,
      unknown
    >;
    return {
      id,
      edge,
      ...(typeof role === 'string' ? { role } : {}),
      ...(typeof army === 'string' ? { army } : {}),
      facts: { ...(rest as Record<string, Json>), ...((facts ?? {}) as Record<string, Json>) },
    };
  });
}

const points = (list: readonly (readonly [number, number])[] | undefined) =>
  list?.map(([x, y]) => ({ x, y }));

type Piece = NonNullable<Scenario['terrain']>[number];

/** Strongholds of the file as pieces of terrain with an owner. */
const piecesOf = (scenario: Scenario): readonly Piece[] => [
  ...(scenario.terrain ?? []),
  ...(scenario.strongholds ?? []).map((each) => ({ ...each, kind: 'stronghold' })),
];

function readTerrain(scenario: Scenario): Battle['terrain'] {
  return piecesOf(scenario).map(({ area, line, crest, ...piece }: Piece) => {
    const read = { ...piece, area: points(area), line: points(line), crest: points(crest) };
    return JSON.parse(JSON.stringify(read)) as Battle['terrain'][number];
  });
}

function readTurn(scenario: Scenario, sides: readonly Side[]): Battle['turn'] {
  const turn = scenario.turn ?? {};
  const active = turn.active ?? sides[0]?.id ?? '';
  const round = turn.round ?? 1;
  const first = active === sides[0]?.id;
  const { command = '' } = turn;
  const pips = typeof turn.pips === 'number' ? { [command]: turn.pips } : (turn.pips ?? {});
  const whole = { round, bound: round * 2 - (first ? 1 : 0), active, pips, drawOffered: null };
  return command === '' ? whole : { ...whole, command };
}

/** The position of a scenario as a battle, or all of its faults. */
export function loadPosition(rules: Ruleset, scenario: Scenario): Checked {
  if (scenario.campaign) return { ok: false, faults: [{ key: 'fault.no-battle', figures: {} }] };
  const read = (scenario.bases ?? []).map((base) => readBase(rules, base));
  const { bases, faults: ofColumns } = withColumns(
    read.filter((base): base is Base => !('key' in base)),
    scenario.columns,
  );
  const faults = [...read.filter((base): base is Fault => 'key' in base), ...ofColumns];
  const sides = readSides(scenario);
  const own: Record<string, Json> = { ...((scenario.own ?? {}) as Record<string, Json>) };
  if (scenario.engaged) own.engaged = scenario.engaged;
  const checked = checkSetup(rules, {
    table: scenario.table ?? rules.table,
    options: { ...shownByPhase(rules.options ?? [], scenario.turn?.phase), ...scenario.options },
    terrain: readTerrain(scenario),
    sides,
    bases,
    turn: readTurn(scenario, sides),
    own,
    phase: scenario.turn?.phase ?? null,
  });
  if (faults.length === 0) return checked;
  return { ok: false, faults: firstFaults([...faults, ...(checked.ok ? [] : checked.faults)]) };
}

/** The same battle, played on to the first question that it asks. */
export function loadBattle(rules: Ruleset, scenario: Scenario): Checked {
  const loaded = loadPosition(rules, scenario);
  return loaded.ok ? { ok: true, battle: begin(rules, loaded.battle).battle } : loaded;
}
