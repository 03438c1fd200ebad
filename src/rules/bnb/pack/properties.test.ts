import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Battle, basesOnTable, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { overlapDepth } from '../../../geometry/overlap.ts';
import { aheadOf } from '../../../geometry/rectangle.ts';
import { bnb } from '../index.ts';
import { distanceIn } from '../moves/measure.ts';
import { order, ordersIn } from '../moves/moves.test-support.ts';
import { mayLead, type PackCommand } from './command.ts';
import { planPack } from './make.ts';
import { packOf } from './who.ts';

const TROOPS = ['Reg Bd (O)', 'Reg Ax (O)', 'Reg Cv (O)', 'Irr Wb (S)', 'Reg Ps (O)', 'Irr LH (F)'] as const;
const DEPTHS = [15, 20, 30, 15, 20, 30];

/** A ragged file: troops, and how far each stands aside of the one before. */
const file = fc.array(fc.tuple(fc.nat(TROOPS.length - 1), fc.integer({ min: -12, max: 12 })), {
  minLength: 1,
  maxLength: 3,
});
const ragged = fc.record({
  files: fc.array(fc.tuple(file, fc.integer({ min: 0, max: 14 })), { minLength: 1, maxLength: 4 }),
  enemy: fc.option(fc.tuple(fc.integer({ min: 200, max: 520 }), fc.integer({ min: 340, max: 480 }))),
});
type Ragged = typeof ragged extends fc.Arbitrary<infer Of> ? Of : never;

/** The files stand flank to flank at their heads; null where bases would stand in each other. */
function battleOf({ files, enemy }: Ragged): Battle | null {
  const bases: { id: string; troop: string; at: [number, number] }[] = [];
  for (const [at, [row, behind]] of files.entries()) {
    let y = 320 - behind;
    for (const [rank, [troop, aside]] of row.entries()) {
      const x = 240 + at * 40 + (rank === 0 ? 0 : aside);
      bases.push({ id: `${at}${rank}`, troop: TROOPS[troop] as string, at: [x, y] });
      y -= DEPTHS[troop] as number;
    }
  }
  const foes = enemy ? [{ id: 'Z', side: 'blue', troop: 'Reg Sp (O)', at: enemy, facing: 180 }] : [];
  const battle = ordersIn({ bases: [...bases, ...foes] as never, pips: 9 });
  return isSound(battle) ? battle : null;
}

function isSound(battle: Battle): boolean {
  const all = basesOnTable(battle).map(rectangleOfBase);
  return all.every((one, at) => all.slice(at + 1).every((other) => overlapDepth(one, other) < 0.06));
}

const mine = (battle: Battle): readonly PlacedBase[] =>
  basesOnTable(battle).filter((base) => base.side === 'red' && base.id !== 'G');

describe('any pack', () => {
  it('is the same for each of its bases', () => {
    fc.assert(
      fc.property(ragged, (drawn) => {
        const battle = battleOf(drawn);
        for (const base of battle ? mine(battle) : [])
          for (const other of packOf(bnb, battle as Battle, base))
            expect(packOf(bnb, battle as Battle, other)).toEqual(packOf(bnb, battle as Battle, base));
      }),
      { numRuns: 60 },
    );
  });

  it.each(['full-speed', 'into-group'] as const)('goes %s without overlaps, and not too far', (what) => {
    let gone = 0;
    fc.assert(
      fc.property(ragged, (drawn) => {
        const battle = battleOf(drawn);
        const pack = battle ? packOf(bnb, battle, mine(battle)[0] as PlacedBase) : [];
        if (!battle || pack.length < 2) return;
        const leader = mayLead(pack)[0]?.id ?? '';
        const command: PackCommand = { type: 'pack', bases: pack.map(({ id }) => id), order: what, leader };
        const plan = planPack(bnb, battle, command, 'red');
        const decision = order(battle, command);
        expect(decision.ok).toBe(plan.reasons.length === 0);
        if (!decision.ok) return;
        gone += 1;
        expect(isSound(decision.battle)).toBe(true);
        for (const base of pack) {
          const after = placedBase(plan.battle, base.id) as PlacedBase;
          const ahead = aheadOf(rectangleOfBase(base), after.pose);
          expect(ahead).toBeGreaterThan(-0.06);
          expect(ahead).toBeLessThan(distanceIn(base, 'GGo') + 0.06);
          expect(after.pose.facing).toBe(base.pose.facing);
        }
        if (what === 'into-group')
          expect(placedBase(plan.battle, leader)?.pose).toEqual(placedBase(battle, leader)?.pose);
      }),
      { numRuns: 60 },
    );
    expect(gone).toBeGreaterThan(10);
  });
});
