import { expect, test } from 'vitest';
import { LIMITS } from '../src/engine/data/limits.ts';
import { rulesetOf } from '../src/scenario/every-ruleset.ts';
import { readScenarios } from '../src/scenario/read.ts';
import { runScenario } from '../src/scenario/run.ts';

// Positions at the limits of size. Every computation along a line or over a table must end.

type Pair = readonly [number, number];

/** A line of the greatest length, which crosses the table again and again. */
const zigzag = (): readonly Pair[] =>
  Array.from({ length: LIMITS.points }, (_, at) => [at % 2 === 0 ? LIMITS.place : -LIMITS.place, at * 3]);

const bnb = [
  { id: 'A', side: 'red', troop: 'Reg Bd (O)', at: [600, 375], facing: 0 },
  { id: 'Z', side: 'blue', troop: 'Irr Wb (S)', at: [600, 375], facing: 180 },
  { id: 'C', side: 'red', troop: 'Reg Bw (O)', at: [300, 300], facing: 0 },
];
const hott = [
  { id: 'A', side: 'red', troop: 'Blades', at: [300, 300], facing: 0 },
  { id: 'Z', side: 'blue', troop: 'Warband', at: [300, 300], facing: 180 },
  { id: 'C', side: 'red', troop: 'Shooters', at: [100, 100], facing: 0 },
];
const asked = ['factors', 'going', 'targets', 'sees', 'legal-moves'].flatMap((type) =>
  ['A', 'C'].map((base) => ({ ask: { type, base } })),
);

const field: readonly Pair[] = [
  [100, 100],
  [550, 100],
  [550, 500],
];
const there = (ruleset: string, terrain: readonly object[]) => ({
  ruleset,
  bases: ruleset === 'bnb' ? bnb : hott,
  terrain,
  turn: { active: 'red', phase: ruleset === 'bnb' ? 'voluntary-moves' : 'tactical-moves', pips: 6 },
  steps: asked,
});

const order = (path: readonly object[]) => ({
  ...there('bnb', []),
  steps: [{ do: { type: 'move', bases: ['C'], path } }],
});
const legs = (leg: (at: number) => object) => Array.from({ length: LIMITS.legs }, (_, at) => leg(at));

/** A column of hundreds of bases in one place. */
const crowd = Array.from({ length: LIMITS.list }, (_, at) => ({
  id: `B${at}`,
  side: 'red',
  troop: 'Reg Sp (O)',
  at: [600, 300],
}));

test.each<[string, object]>([
  ['the crest of a hill', there('bnb', [{ id: 'H', kind: 'H(S)', area: field, crest: zigzag() }])],
  ['the crest of a hill', there('hott', [{ id: 'H', kind: 'steep-hill', area: field, crest: zigzag() }])],
  ['a river', there('bnb', [{ id: 'R', kind: 'Rv', line: zigzag(), width: 20 }])],
  ['a road', there('hott', [{ id: 'R', kind: 'road', line: zigzag(), width: 20 }])],
  [
    'an order to and fro',
    order(legs((at) => (at % 2 === 0 ? { forward: LIMITS.place } : { back: LIMITS.place }))),
  ],
  ['an order of pivots', order(legs(() => ({ pivot: 'left', degrees: 179 })))],
  ['a column', { ruleset: 'bnb', bases: crowd, columns: [{ bases: crowd.map(({ id }) => id) }] }],
])('%s is answered', (_, scenario) => {
  const read = readScenarios(JSON.stringify({ format: 'acies-scenario/1', ...scenario }));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  for (const each of read.scenarios) {
    const rules = rulesetOf(each.ruleset);
    expect(rules && runScenario(rules, each).faults).toEqual([]);
  }
});
