import { describe, expect, it } from 'vitest';
import { type BaseWords, battleOf, idsOf } from '../../../../test/support/battle.ts';
import { enter, isAtEdge, isInHalf, waitingOf, withEntering } from '../../../debellis/flank/at-edge.ts';
import type { Arrival } from '../../../debellis/state.ts';
import type { TableEdge } from '../../../engine/battle.ts';
import { workOn } from '../../../engine/game/work.ts';
import { isEntering } from '../../../engine/setup/entering.ts';
import { facingFromDegrees } from '../../../geometry/exact.ts';
import { DBM } from '../game.ts';
import { dbm } from '../index.ts';

const TROOP = 'Reg Cv (O)';
const AT = [0, 300] as const;

/** An element of each place off the table or on it, with a pose and without. */
const BASES: readonly BaseWords[] = [
  { id: 'waits', place: 'straggling', at: AT },
  { id: 'waits-too', place: 'straggling', at: [0, 400] },
  { id: 'no-pose', place: 'straggling' },
  { id: 'away', place: 'away', at: AT },
  { id: 'table', place: 'table', at: [300, 300] },
  { id: 'reserve', place: 'reserve' },
  { id: 'enemy', place: 'straggling', at: [0, 500], side: 'blue' },
].map((words) => ({ troop: TROOP, facing: 90, ...words }) as BaseWords);

const battle = battleOf({ ruleset: 'dbm', bases: BASES });
const ALL = idsOf(battle.bases);

describe('elements at the edge', () => {
  it('wait if they straggle and have a place there', () => {
    expect(idsOf(waitingOf(battle, 'red'))).toEqual(['waits', 'waits-too']);
    expect(idsOf(waitingOf(battle, 'blue'))).toEqual(['enemy']);
  });

  it.each([
    [ALL, ['enemy', 'waits', 'waits-too']],
    [['waits', 'no-pose', 'away', 'table'], ['waits']],
    [['no-pose', 'away', 'table', 'reserve'], []],
    [[], []],
  ])('of %j stand on the table while their entry is judged: %j', (ids, expected) => {
    const judged = withEntering(battle, ids);
    expect(idsOf(judged.bases.filter(isEntering))).toEqual(expected);
    for (const base of judged.bases) {
      const before = battle.bases.find(({ id }) => id === base.id);
      if (isEntering(base)) expect(base).toMatchObject({ place: 'table', pose: before?.pose });
      else expect(base).toBe(before);
    }
    if (expected.length === 0) expect(judged).toBe(battle);
  });

  it('enter only if they wait and are named', () => {
    const work = workOn(dbm, battle);
    enter(DBM, work, ['waits', 'no-pose', 'away', 'reserve']);
    expect(work.events).toMatchObject([
      { type: 'flank-march-enters', rule: 'dbm.flank.9', figures: { side: 'red', bases: ['waits'] } },
    ]);
    const places = work.battle.bases.map(({ id, place }) => [id, place]);
    expect(places).toEqual(battle.bases.map(({ id, place }) => [id, id === 'waits' ? 'table' : place]));
    const none = workOn(dbm, battle);
    enter(DBM, none, ['no-pose', 'away', 'table']);
    expect(none.events).toEqual([]);
  });
});

const arrival = (changes: Partial<Arrival>): Arrival => ({
  side: 'red',
  command: '',
  edge: 'west',
  bound: 3,
  half: 'own',
  ...changes,
});

// The table is 1200 mm wide and 750 mm deep; an element of cavalry is 40 mm wide.
const placed = (x: number, y: number, degrees: number) => ({ x, y, facing: facingFromDegrees(degrees) });
const [element] = battleOf({ ruleset: 'dbm', bases: [{ id: 'A', troop: TROOP, at: AT, facing: 90 }] }).bases;
if (!element) throw new Error('no element');

describe('a place at the edge', () => {
  // For each edge: a place on it, the facing inwards, and a step of 1 mm inwards.
  it.each<[TableEdge, number, number, number, number, number]>([
    ['west', 0, 300, 90, 1, 0],
    ['east', 1200, 300, 270, -1, 0],
    ['south', 500, 0, 0, 0, 1],
    ['north', 500, 750, 180, 0, -1],
  ])('%s lies beyond the edge and faces inwards', (edge, x, y, facing, stepX, stepY) => {
    const is = (...pose: readonly [number, number, number]) =>
      isAtEdge(battle, element, placed(...pose), arrival({ edge }));
    expect(is(x, y, facing)).toBe(true);
    expect(is(x - stepX, y - stepY, facing)).toBe(true);
    expect(is(x + stepX, y + stepY, facing)).toBe(false);
    expect(is(x - 100 * stepX, y - 100 * stepY, (facing + 10) % 360)).toBe(false);
    expect(is(x - 100 * stepX, y - 100 * stepY, (facing + 180) % 360)).toBe(false);
  });

  // Red's edge is south: its own half reaches from 0 to 375 mm, that of the enemy from 375 to 750 mm.
  it.each<[Arrival['half'], number, boolean]>([
    ['own', 20, true],
    ['own', 19, false],
    ['own', 355, true],
    ['own', 356, false],
    ['enemy', 395, true],
    ['enemy', 394, false],
    ['enemy', 730, true],
    ['enemy', 731, false],
  ])('in the %s half, %d mm along the edge: %s', (half, y, expected) => {
    expect(isInHalf(battle, element, placed(0, y, 90), arrival({ half }))).toBe(expected);
  });

  it('is in the half as its own side sees it', () => {
    const blue = { ...element, side: 'blue' };
    for (const [half, y] of [
      ['own', 600],
      ['enemy', 100],
    ] as const)
      expect(isInHalf(battle, blue, placed(0, y, 90), arrival({ half }))).toBe(true);
    expect(isInHalf(battle, blue, placed(0, 100, 90), arrival({ half: 'own' }))).toBe(false);
  });
});
