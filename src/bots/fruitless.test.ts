import { describe, expect, test } from 'vitest';
import type { BaseWords } from '../../test/support/battle.ts';
import { onTable } from '../../test/support/battle.ts';
import { apply } from '../engine/apply.ts';
import { rectanglesOnTable } from '../engine/board/rectangles.ts';
import type { Change } from '../engine/event.ts';
import { ordersIn } from '../rules/hott/moves/moves.test-support.ts';
import { isFruitless, noteFruitless } from './fruitless.ts';
import { foe, own } from './hott.test-support.ts';

const BASES: readonly BaseWords[] = [
  own('A', 'Blades', 100, 100),
  own('B', 'Blades', 180, 100),
  foe('Z', 'Blades', 500, 500),
];
const ROOM = 100;

describe('what came to nothing', () => {
  const battle = ordersIn({ pips: 2, bases: BASES });
  const changed = (change: Change) => apply(battle, { type: 'tried', figures: {}, changes: [change] });
  const shifted = (id: string) => {
    const { pose } = onTable(battle, id);
    return changed({ change: 'place', base: id, at: { ...pose, y: pose.y + 10 } });
  };
  const known = (now = battle, name = 'A Z') => isFruitless(now, name, [onTable(now, 'A')], ROOM);
  noteFruitless(battle, 'A Z');

  test('is known until somebody near has moved', () => {
    expect(known()).toBe(true);
    expect(known(shifted('Z'))).toBe(true);
    expect(known(shifted('B'))).toBe(false);
    expect(known(shifted('A'))).toBe(false);
  });

  test('may be tried with more points, and nothing else is known by it', () => {
    expect(known(changed({ change: 'points', command: '', left: 1 }))).toBe(true);
    expect(known(changed({ change: 'points', command: '', left: 3 }))).toBe(false);
    expect(known(battle, 'B Z')).toBe(false);
  });

  test('grounds stay the same list while nobody moves, whatever marks they get', () => {
    const grounds = rectanglesOnTable(battle);
    expect(rectanglesOnTable(changed({ change: 'mark', base: 'B', set: { fought: 1 } }))).toBe(grounds);
    expect(rectanglesOnTable(shifted('B'))).not.toBe(grounds);
  });
});
