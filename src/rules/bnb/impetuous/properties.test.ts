import { type Arbitrary, array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BaseWords, battleOf, box } from '../../../../test/support/battle.ts';
import { type Battle, basesOnTable } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import { decide } from '../../../engine/game/decide.ts';
import { optionsOf } from '../../../engine/game/flow.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import { bnb } from '../index.ts';
import { MU } from '../measures.ts';
import { troopOf } from '../troops/base.ts';
import { moveDistance } from '../troops/troops.ts';
import { play } from './impetuous.test-support.ts';
import { impetuousBases } from './who.ts';

const TROOPS = [
  'Irr Wb (O)',
  'Irr HCh (O)',
  'Irr Bd (F)',
  'Reg Bd (O)',
  'Irr Ps (O)',
  'Irr El (O)',
  'Reg Cv (O)',
];
const ENEMIES = ['Reg Bd (O)', 'Irr Ps (O)', 'Irr El (O)', 'Bg', 'Reg Cv (O)'];

const someBase = (troops: readonly string[]): Arbitrary<Omit<BaseWords, 'id'>> =>
  record({
    troop: constantFrom(...troops),
    at: record({ x: integer({ min: 8, max: 22 }), y: integer({ min: 6, max: 16 }) }).map(
      ({ x, y }) => [x * 25, y * 25] as const,
    ),
    facing: constantFrom(0, 0, 30, 90, 180, 315),
  });

const overlapping = (battle: Battle): boolean => {
  const grounds = basesOnTable(battle).map(rectangleOfBase);
  return grounds.some((one, at) => grounds.slice(at + 1).some((other) => rectanglesOverlap(one, other)));
};

/** Bases without overlaps; the first red one is a warband. */
const positions = record({
  red: array(someBase(TROOPS), { minLength: 1, maxLength: 5 }),
  blue: array(someBase(ENEMIES), { minLength: 1, maxLength: 4 }),
  wood: constantFrom(true, false),
}).map(({ red, blue, wood }) => {
  const words = [
    ...red.map(
      (base, at): BaseWords => ({ ...base, id: `A${at}`, ...(at === 0 ? { troop: 'Irr Wb (O)' } : {}) }),
    ),
    ...blue.map((base, at): BaseWords => ({ ...base, id: `Z${at}`, side: 'blue' })),
  ];
  const bases: BaseWords[] = [];
  for (const base of words) {
    bases.push(base);
    if (overlapping(battleOf({ bases }))) bases.pop();
  }
  const terrain = wood ? [{ kind: 'Wd', area: box(350, 300, 450, 420) }] : [];
  return { bases, terrain };
});

const MOST_ANSWERS = 60;

/** Plays the step to its end with the options that `pick` chooses; every offered command must be accepted. */
function playedOut(
  start: Battle,
  pick: number,
  look: (before: Battle, after: Battle, command: AnyCommand) => void,
): Battle {
  let battle = start;
  for (let turn = 0; turn < MOST_ANSWERS && battle.flow.phase === 'impetuous-moves'; turn++) {
    const open = optionsOf(bnb, battle);
    const option = open[pick % Math.max(1, open.length)];
    if (!option || option.command.type === 'end-phase') return battle;
    const decision = decide(bnb, battle, option.command, battle.flow.awaits[0]?.by ?? 'red');
    expect(decision).toMatchObject({ ok: true });
    if (!decision.ok) return battle;
    look(battle, decision.battle, option.command);
    battle = decision.battle;
  }
  return battle;
}

const farthest = (base: Parameters<typeof troopOf>[0]): number =>
  Math.max(moveDistance(troopOf(base), 'GGo'), moveDistance(troopOf(base), 'road')) * MU;

describe('impetuous moves', () => {
  test('never overlap, never go too far, and leave no base impetuous', () => {
    assert(
      property(positions, integer({ min: 0, max: 5 }), (words, pick) => {
        const start = play(words).battle;
        const end = playedOut(start, pick, (_, after) => {
          expect(overlapping(after)).toBe(false);
          for (const base of basesOnTable(after)) {
            const moved = base.bound.moved ?? 0;
            expect(moved).toBeLessThanOrEqual(farthest(base) + 0.2);
            if (base.side === 'blue') expect(base.bound.impetuous).toBeUndefined();
          }
        });
        if (end.flow.phase !== 'impetuous-moves') return;
        expect(impetuousBases(bnb, end, 'red', { tempted: [] })).toEqual([]);
        const ended = decide(bnb, end, { type: 'end-phase' }, 'red');
        expect(ended.ok).toBe(true);
        for (const base of end.bases) expect(base.bound.surging).toBeUndefined();
      }),
      { numRuns: 40, seed: 7 },
    );
  });

  test('end the impetuosity of the base that was ordered', () => {
    assert(
      property(positions, integer({ min: 0, max: 5 }), (words, pick) => {
        let ordered = '';
        playedOut(play(words).battle, pick, (_, after, command) => {
          if (command.type === 'impetuous-move') ordered = String(command.base);
          if (after.flow.stack.at(-1)?.step !== 'impetuous-moves') return;
          expect(impetuousBases(bnb, after, 'red').map(({ id }) => id)).not.toContain(ordered);
        });
      }),
      { numRuns: 15, seed: 11 },
    );
  });
});
