import { describe, expect, test } from 'vitest';
import { hiddenBases, isLurking, ordered as orderedBy, withAmbushOf } from '../src/engine/ambush/hidden.ts';
import { mayShootFromAmbush } from '../src/engine/ambush/shots.ts';
import type { Battle } from '../src/engine/battle.ts';
import { withDropped } from '../src/engine/effects.ts';
import { decide } from '../src/engine/game/decide.ts';
import { hidingPlaces } from '../src/rules/bnb/ambush/hiding-places.ts';
import { AMBUSH_RULES, ambushRecord } from '../src/rules/bnb/ambush/rules.ts';
import { AMBUSH_SHOTS } from '../src/rules/bnb/ambush/shots.ts';
import { bnb } from '../src/rules/bnb/index.ts';
import { loadBattle } from '../src/scenario/load.ts';
import type { ScenarioBase } from '../src/scenario/schema.ts';

const ordered = (battle: Battle, bases: readonly string[]): Battle => orderedBy(AMBUSH_RULES, battle, bases);

const WOOD: [number, number][] = [
  [400, 220],
  [800, 220],
  [800, 370],
  [400, 370],
];

const base = (
  id: string,
  side: string,
  x: number,
  y: number,
  more: Partial<ScenarioBase> = {},
): ScenarioBase => ({
  id,
  side,
  troop: 'Reg Bw (O)',
  at: [x, y, side === 'red' ? 0 : 180],
  ...more,
});

function battleWith(bases: readonly ScenarioBase[], options = {}): Battle {
  const loaded = loadBattle(bnb, {
    format: 'acies-scenario/1',
    ruleset: 'bnb',
    options,
    terrain: [{ id: 'wood', kind: 'Wd', area: WOOD }],
    sides: { red: { edge: 'south', role: 'defender' }, blue: { edge: 'north', role: 'invader' } },
    bases: [...bases],
    turn: { round: 2, active: 'red', phase: 'voluntary-moves', pips: 3 },
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return loaded.battle;
}

const hidden = { in: 'ambush' } as const;

describe('bases in ambush', () => {
  const battle = battleWith([
    base('A', 'red', 600, 340, hidden),
    base('B', 'red', 640, 340, hidden),
    base('C', 'red', 100, 100),
    base('Z', 'blue', 600, 700),
  ]);

  test('stand on the table while one of them gets an order', () => {
    expect(ordered(battle, ['C'])).toBe(battle);
    expect(
      ordered(battle, ['A'])
        .bases.filter(isLurking)
        .map(({ id }) => id),
    ).toEqual(['A', 'B']);
    withDropped(['bnb.ambush.13'], () => expect(ordered(battle, ['A'])).toBe(battle));
  });

  test('are hidden again while other bases get an order', () => {
    const shown = withAmbushOf(battle, 'red');
    expect(hiddenBases(shown)).toEqual([]);
    expect(hiddenBases(ordered(shown, ['C'])).map(({ id }) => id)).toEqual(['A', 'B']);
    expect(ordered(shown, ['B'])).toBe(shown);
  });

  test('are recorded with their place and their distance to the border', () => {
    const record = ambushRecord(battle, 'red');
    expect(record?.piece).toBe('wood');
    expect(record?.bases.map(({ id, along, forward, key }) => [id, along, forward, key?.mm])).toEqual([
      ['A', 600, 340, 30],
      ['B', 640, 340, 30],
    ]);
    expect(ambushRecord(battle, 'blue')).toBeNull();
    expect(ambushRecord(withAmbushOf(battle, 'red'), 'red')).toEqual(record);
  });
});

test('hiding places are in the wood or behind it, and nowhere else', () => {
  const places = hidingPlaces(battleWith([base('Z', 'blue', 600, 700)]), 'red');
  const middles = places.map((outline) => [
    outline.reduce((sum, { x }) => sum + x, 0) / outline.length,
    outline.reduce((sum, { y }) => sum + y, 0) / outline.length,
  ]);
  expect(places.length).toBeGreaterThan(0);
  expect(middles.some(([x = 0, y = 0]) => x > 560 && x < 640 && y > 260 && y < 340)).toBe(true);
  expect(middles.filter(([x = 0, y = 0]) => y > 370 || x < 360 || x > 840)).toEqual([]);
});

test('an enemy that sees into the wood leaves fewer hiding places', () => {
  const far = battleWith([base('Z', 'blue', 600, 700)]);
  const near: Battle = { ...far, bases: battleWith([base('Z', 'blue', 600, 380)]).bases };
  const count = hidingPlaces(far, 'red').length;
  expect(hidingPlaces(near, 'red').length).toBeLessThan(count);
  expect(hidingPlaces(far, 'red')).toHaveLength(count);
});

describe('a side is asked to shoot from ambush', () => {
  const near = base('Z', 'blue', 600, 420);
  const far = base('Z', 'blue', 600, 700);
  const lurker = base('A', 'red', 600, 360, hidden);

  test('if ambushes were agreed on, independent of the hidden bases', () => {
    const asked = (bases: readonly ScenarioBase[]) =>
      mayShootFromAmbush(AMBUSH_SHOTS, bnb, battleWith(bases, { ambush: true }), 'red');
    expect(asked([near])).toBe(true);
    expect(asked([near, lurker])).toBe(true);
    expect(asked([far])).toBe(false);
    expect(asked([far, lurker])).toBe(false);
  });

  test('no more after its ambush has come out', () => {
    const battle = battleWith([near], { ambush: true });
    const sprung = { ...battle, own: { ...battle.own, ambushesSprung: ['red'] } };
    expect(mayShootFromAmbush(AMBUSH_SHOTS, bnb, sprung, 'red')).toBe(false);
  });

  test('only for a base that can shoot, if no ambush was agreed on', () => {
    expect(mayShootFromAmbush(AMBUSH_SHOTS, bnb, battleWith([near]), 'red')).toBe(false);
    expect(mayShootFromAmbush(AMBUSH_SHOTS, bnb, battleWith([near, lurker]), 'red')).toBe(true);
  });
});

test('a move that discovers an ambush on its second leg is told and paid for once', () => {
  const battle = battleWith([base('A', 'red', 600, 180), base('Z', 'blue', 600, 240, hidden)]);
  const order = { type: 'move', bases: ['A'], path: [{ forward: 10 }, { forward: 25 }], kind: 'tactical' };
  const decided = decide(bnb, battle, order, 'red');
  if (!decided.ok) throw new Error(JSON.stringify(decided.reasons));
  const { events } = decided;
  expect(events.map(({ type }) => type).slice(0, 4)).toEqual(['moved', 'moved', 'revealed', 'moved']);
  expect(events.filter(({ figures }) => figures?.price !== undefined)).toHaveLength(1);
  const paid = events.flatMap(({ changes }) => changes).filter(({ change }) => change === 'points');
  expect(paid).toHaveLength(1);
  const [first, upToThere] = events.map(({ figures }) => Number(figures?.mm));
  expect(first).toBe(10);
  expect(upToThere).toBeLessThan(25);
});
