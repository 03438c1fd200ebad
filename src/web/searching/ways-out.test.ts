import '../../../test/support/on-screen.ts';
import '../../../test/support/words.ts';
import { expect, test } from 'vitest';
import { type BattleWords, battleOf, box } from '../../../test/support/battle.ts';
import type { Battle } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { begin } from '../../engine/game/decide.ts';
import { flowAtPhase } from '../../engine/game/flow.ts';
import { judgeMove } from '../../engine/moves/judge.ts';
import { bnb } from '../../rules/bnb/index.ts';
import { dbm } from '../../rules/dbm/index.ts';
import { hott } from '../../rules/hott/index.ts';
import { ordersIn } from '../../rules/hott/moves/moves.test-support.ts';
import { goingsCrossed } from '../picked/goings.ts';
import { judgedGhost } from './ends.ts';
import { withNearest } from './nearest.ts';
import { waysOut } from './ways-out.ts';

/** The ways out of a refused move straight ahead, each with its bases and whole millimetres. */
function waysOf(rules: Ruleset, battle: Battle, bases: readonly string[], mm: number) {
  const command = { type: 'move', bases, path: [{ forward: mm }] } as const;
  const shown = withNearest(rules, battle, judgedGhost(rules, battle, command, false));
  expect(shown.wish?.reasons).not.toEqual([]);
  return waysOut({ rules, battle }, shown).map((way) => {
    const { reasons } = judgeMove(rules, battle, way.command, 'red');
    expect(reasons).toEqual([]);
    return {
      kind: way.kind,
      bases: way.command.bases,
      mm: Math.round(way.judged.length),
      before: way.before?.id ?? null,
    };
  });
}

/** A line of Blades from A on the left, each 40 mm wide. */
const line = (ids: string) => [...ids].map((id, at) => ({ id, at: [120 + 40 * at, 200] as const }));
const orders = (words: BattleWords) =>
  ordersIn({ ...words, bases: (words.bases ?? []).map((base) => ({ troop: 'Blades', ...base })) });
const far = { id: 'Z', side: 'blue', at: [300, 560], facing: 180, troop: 'Blades' } as const;

test('of a line of which one base would enter bad going the others may go, or all as far as its edge', () => {
  const marsh = { id: 'marsh', kind: 'marsh', area: box(60, 230, 139, 400) };
  const battle = orders({ bases: [...line('ABCDE'), far], terrain: [marsh] });
  const ways = waysOf(hott, battle, [...'ABCDE'], 50);
  expect(ways[0]).toMatchObject({ kind: 'part', bases: [...'BCDE'], mm: 50 });
  expect(ways).toContainEqual({ kind: 'nearest', bases: [...'ABCDE'], mm: 30, before: 'marsh' });
});

test('a line that is also dragged too far is offered the same, as far as it may go', () => {
  const marsh = { id: 'marsh', kind: 'marsh', area: box(60, 230, 139, 400) };
  const battle = orders({ bases: [...line('ABCDE'), far], terrain: [marsh] });
  const ways = waysOf(hott, battle, [...'ABCDE'], 120);
  expect(ways[0]).toMatchObject({ kind: 'part', bases: [...'BCDE'], mm: 50 });
});

test('two bases that stand in bad going may go in column, or one of them alone', () => {
  const marsh = { id: 'marsh', kind: 'marsh', area: box(60, 150, 320, 400) };
  const ways = waysOf(hott, orders({ bases: [...line('AB'), far], terrain: [marsh] }), ['A', 'B'], 40);
  expect(ways.map(({ kind, bases }) => [kind, bases.length])).toEqual([
    ['column', 2],
    ['part', 1],
  ]);
});

test('bases left out in the middle leave two groups: the larger may go', () => {
  const marsh = { id: 'marsh', kind: 'marsh', area: box(141, 215, 179, 400) };
  const battle = orders({ bases: [...line('ABCDE'), far], terrain: [marsh] });
  expect(waysOf(hott, battle, [...'ABCDE'], 50)[0]).toMatchObject({ kind: 'part', bases: [...'CDE'] });
});

test('where every base is refused no part is offered', () => {
  const battle = orders({ bases: [...line('AB'), far] });
  const ways = waysOf(hott, battle, [...'AB'], 300);
  expect(ways.map(({ kind }) => kind)).not.toContain('part');
});

test('in Blood and Blades slower bases are left out', () => {
  const bases = [
    { id: 'A', at: [400, 300], troop: 'Reg Ax (O)' },
    { id: 'B', at: [440, 300], troop: 'Reg Ax (O)' },
    { id: 'C', at: [480, 300], troop: 'Reg Sp (O)' },
    { id: 'Z', side: 'blue', at: [440, 700], facing: 180 },
  ] as const;
  const battle = battleOf({ bases });
  const found = waysOf(bnb, battle, ['A', 'B', 'C'], 75);
  expect(found.map(({ kind, bases, mm }) => [kind, bases, mm])).toEqual([
    ['nearest', ['A', 'B', 'C'], 60],
    ['part', ['A', 'B'], 75],
  ]);
});

test('in DBM a line that would end in difficult going leaves out the bases that would', () => {
  const bases = [...'ABC'].map((id, at) => ({
    id,
    at: [400 + 40 * at, 300] as const,
    troop: 'Reg Ax (O)',
    command: '1',
    size: [40, 20] as const,
  }));
  const wood = { id: 'wood', kind: 'Wd', area: box(300, 320, 419, 500) };
  const start = battleOf({ ruleset: 'dbm', bases, terrain: [wood] });
  const { battle } = begin(dbm, { ...start, flow: flowAtPhase(dbm, 'movement') });
  const ways = waysOf(dbm, battle, ['A', 'B', 'C'], 60);
  expect(ways[0]).toMatchObject({ kind: 'part', bases: ['B', 'C'] });
});

test('the goings that the bases of a group cross are told apart', () => {
  const marsh = { id: 'marsh', kind: 'marsh', area: box(60, 230, 139, 400) };
  const battle = orders({ bases: [...line('ABC'), far], terrain: [marsh] });
  const wish = (mm: number) =>
    judgeMove(hott, battle, { type: 'move', bases: ['A', 'B', 'C'], path: [{ forward: mm }] }, 'red');
  expect(goingsCrossed({ rules: hott }, wish(50))).toEqual([
    { going: 'good', bases: ['B', 'C'] },
    { going: 'bad', bases: ['A'] },
  ]);
  expect(goingsCrossed({ rules: hott }, wish(20))).toEqual([{ going: 'good', bases: ['A', 'B', 'C'] }]);
});

test('troops that bad going does not slow cross bad going all the same', () => {
  const marsh = { id: 'marsh', kind: 'marsh', area: box(60, 150, 320, 400) };
  const bases = line('AB').map((base) => ({ ...base, troop: 'Beasts' }));
  const battle = orders({ bases: [...bases, far], terrain: [marsh] });
  const wish = judgeMove(hott, battle, { type: 'move', bases: ['A', 'B'], path: [{ forward: 40 }] }, 'red');
  expect(wish.reasons.map(({ key }) => key)).toEqual(['hott.group-rough']);
  expect(goingsCrossed({ rules: hott }, wish)).toEqual([{ going: 'bad', bases: ['A', 'B'] }]);
});
