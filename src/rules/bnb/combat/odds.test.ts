import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Odds, oddsOf, throwsOf } from '../../../engine/combat/sums.ts';
import { existingTroops, TROOP_TYPES } from '../troops/troops.ts';
import { assess } from './assess.ts';
import { battle, between, blue, red, rules, type Words } from './combat.test-support.ts';
import { combat } from './index.ts';
import { fightsToResolve } from './opponents.ts';
import { settle } from './settle.ts';

const TROOPS = TROOP_TYPES.filter((type) => type !== 'Bg').flatMap(existingTroops);
const troops = fc.constantFrom(...TROOPS);
const going = fc.constantFrom('GGo' as const, 'RGo' as const, 'DGo' as const);

const words: fc.Arbitrary<Words> = fc.record({
  going,
  goingForEnemy: going,
  inDunes: fc.boolean(),
  upperGround: fc.boolean(),
  cohesive: fc.boolean(),
  covered: fc.boolean(),
  recoil: fc.constantFrom('complete' as const, 'incomplete' as const, 'off-table' as const),
});

const plain = (odds: Odds) => odds.chances;

describe('odds', () => {
  it('count all 36 throws', () => {
    expect(
      throwsOf([
        [1, 2],
        [3, 4, 5],
      ]),
    ).toHaveLength(6);
    fc.assert(
      fc.property(troops, troops, words, words, (a, z, mine, theirs) => {
        const odds = oddsOf(rules, combat, between(red(a, mine), blue(z, theirs)));
        for (const side of odds) expect(side.chances.reduce((sum, { ways }) => sum + ways, 0)).toBe(side.of);
        expect(odds[0].of).toBe(36);
      }),
      { numRuns: 60 },
    );
  });

  it('never have both lose', () => {
    fc.assert(
      fc.property(troops, troops, fc.nat(5), fc.nat(5), (a, z, one, other) => {
        const { verdicts } = settle(between(red(a), blue(z)), [one + 1, other + 1]);
        expect(verdicts.filter(({ outcome }) => outcome !== 'stand').length).toBeLessThan(2);
      }),
    );
  });

  it("are the same for both in each other's place", () => {
    fc.assert(
      fc.property(troops, troops, words, words, (a, z, mine, theirs) => {
        const one = oddsOf(rules, combat, between(red(a, mine), blue(z, theirs)));
        const other = oddsOf(
          rules,
          combat,
          between(red(z, { ...theirs, ownBound: false }), blue(a, { ...mine, ownBound: true })),
        );
        expect(one.map(plain)).toEqual(other.toReversed().map(plain));
      }),
      { numRuns: 60 },
    );
  });

  it('are the same in a mirror', () => {
    const spots = fc.record({
      beside: fc.constantFrom(-40, -35, 35, 40),
      flank: fc.boolean(),
      behind: fc.boolean(),
      shift: fc.constantFrom(0, 10, -10),
      a: troops,
      z: troops,
    });
    fc.assert(
      fc.property(spots, ({ beside, flank, behind, shift, a, z }) => {
        const mirrored = (sign: 1 | -1) => {
          const x = (mm: number) => 300 + sign * mm;
          const board = battle([
            ['A', a, x(0), 200, 0],
            ...(behind ? ([['B', a, x(0), 160, 0]] as const) : []),
            ['C', a, x(beside), 200, 0],
            ['Z', z, x(shift), 200, 180],
            ...(flank ? ([['Y', z, x(-20), 180, sign > 0 ? 90 : 270]] as const) : []),
          ]);
          return fightsToResolve(board).map((fight) => oddsOf(rules, combat, assess(rules, board, fight)));
        };
        expect(mirrored(1)).toEqual(mirrored(-1));
      }),
      { numRuns: 80 },
    );
  });
});
