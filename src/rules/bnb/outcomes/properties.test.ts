import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baseOf } from '../../../../test/support/battle.ts';
import { crowdOf } from '../../../../test/support/by-chance.ts';
import { overlaps } from '../../../../test/support/playing.ts';
import type { Battle } from '../../../engine/battle.ts';
import { basesOnTable } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Event } from '../../../engine/event.ts';
import { begin, decide } from '../../../engine/game/decide.ts';
import { optionsOf } from '../../../engine/game/flow.ts';
import { offTable } from '../../../engine/outcomes/ground.ts';
import { distance } from '../../../geometry/point.ts';
import { pursues, rules, standingAt, suffers } from './outcomes.test-support.ts';

const TROOPS = [
  'Reg Bd (O)',
  'Reg Pk (I)',
  'Irr Ps (O)',
  'Irr Cv (O)',
  'Irr LH (O)',
  'Irr El (O)',
  'Irr Hd (O)',
  'Bg',
];

/** Plays on with the options that a list of numbers chooses. */
function playOut(start: Battle, picks: readonly number[]): { battle: Battle; events: readonly Event[] } {
  let { battle, events } = begin(rules, start);
  for (let at = 0; battle.flow.awaits.length > 0; at++) {
    const open = optionsOf(rules, battle);
    const option = open[(picks[at % picks.length] ?? 0) % open.length];
    const decision = decide(rules, battle, option?.command, battle.flow.awaits[0]?.by ?? '');
    if (!decision.ok) throw new Error(`an option is refused: ${JSON.stringify(decision.reasons)}`);
    battle = decision.battle;
    events = [...events, ...decision.events];
  }
  return { battle, events };
}

const scene = fc.tuple(
  crowdOf(TROOPS, [1200, 750]),
  fc.constantFrom('recoil', 'flee', 'withdraw', 'pursue'),
  fc.nat({ max: 20 }),
  fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 4 }),
);

describe('outcome moves in a crowd', () => {
  test('no base ever overlaps another or leaves the table, and none goes back farther than its recoil', () => {
    fc.assert(
      fc.property(scene, ([bases, outcome, who, picks]) => {
        const mover = bases[who % bases.length];
        if (!mover) return;
        const other = bases.find((base) => base.id !== mover.id);
        if (outcome === 'pursue' && !other) return;
        const frame = outcome === 'pursue' ? pursues(mover.id, other?.id ?? '') : suffers(mover.id, outcome);
        const start = standingAt({ bases }, [frame]);
        const { battle, events } = playOut(start, picks);
        expect(overlaps(battle)).toEqual([]);
        for (const base of basesOnTable(battle)) {
          expect(offTable(battle, rectangleOfBase(base))).toBe(false);
          const from = start.bases.find((each) => each.id === base.id);
          if (from?.pose && base.bound.pushed && !base.bound.fled)
            expect(base.pose.facing).toBe(from.pose.facing);
          if (base.troop === 'Bg') expect(base.pose).toEqual(from?.pose);
        }
        if (outcome !== 'recoil') return;
        const told = events.find((event) => event.type === 'recoiled');
        const depth = baseOf(mover).depth;
        const deepest = Math.max(0, ...bases.map((base) => baseOf(base).depth));
        expect(Number(told?.figures?.went ?? 0)).toBeLessThanOrEqual(depth + deepest * bases.length);
        for (const event of events.filter((each) => each.type === 'pushed-back'))
          expect(Number(event.figures?.went)).toBeLessThanOrEqual(depth + 0.01);
      }),
      { numRuns: 400 },
    );
  });

  test('a recoil with free ground behind goes exactly the depth, straight back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TROOPS.slice(0, 7)), fc.nat({ max: 359 }), (troop, facing) => {
        const start = standingAt({ bases: [{ id: 'a', troop, at: [600, 375], facing }] }, [
          suffers('a', 'recoil'),
        ]);
        const { battle } = playOut(start, [0]);
        const from = start.bases[0];
        const to = battle.bases[0];
        if (!from?.pose || !to?.pose) throw new Error('it is gone');
        expect(distance(from.pose, to.pose)).toBeCloseTo(from.depth, 2);
        expect(to.pose.facing).toBe(from.pose.facing);
      }),
      { numRuns: 100 },
    );
  });
});
