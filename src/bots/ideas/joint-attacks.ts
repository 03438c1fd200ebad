/** A few of a line who fall on one enemy together: one meets it, those beside him overlap it. */
import { type Battle, basesOnTable, type PlacedBase, type SideId } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { rectanglesDistance } from '../../geometry/distance.ts';
import { neighboursOf } from '../board/neighbours.ts';
import { reachOf } from '../board/reach.ts';
import { counselFor } from '../plain-profile.ts';
import { isScreened } from './attacks.ts';
import { type Idea, mayMove } from './idea.ts';

/** A base with the ranks behind it that go on with it. */
const fileOf = (battle: Battle, base: PlacedBase): readonly PlacedBase[] => [
  base,
  ...neighboursOf(battle, base).behind.filter((rank) => mayMove(battle, rank)),
];

/** A base and whoever stands beside it, with their ranks: all three, and it with either one. */
function gangsOf(battle: Battle, base: PlacedBase): readonly (readonly PlacedBase[])[] {
  const { left, right } = neighboursOf(battle, base);
  const beside = [left, right].filter((each) => each !== null && mayMove(battle, each)) as PlacedBase[];
  if (beside.length === 0) return [];
  const parties = beside.length > 1 ? [beside, ...beside.map((each) => [each])] : [beside];
  return parties.map((party) => [base, ...party].flatMap((each) => fileOf(battle, each)));
}

/** Those of a line who fall on an enemy within reach, by how near it is. */
export function gangs(rules: Ruleset, battle: Battle, side: SideId): readonly Idea[] {
  const counsel = counselFor(rules.id);
  const bases = basesOnTable(battle);
  return bases.flatMap((base): readonly Idea[] => {
    if (base.side !== side || counsel.keptBack(base) || !mayMove(battle, base) || !counsel.mayAttack(base))
      return [];
    const parties = gangsOf(battle, base);
    if (parties.length === 0) return [];
    const reach = reachOf(rules, battle, [base]);
    return bases
      .filter((enemy) => enemy.side !== side && counsel.canAttack(base, enemy))
      .map((enemy) => ({ enemy, mm: rectanglesDistance(rectangleOfBase(base), rectangleOfBase(enemy)) }))
      .filter(({ enemy, mm }) => mm <= reach && !isScreened(battle, base, enemy))
      .flatMap(({ enemy, mm }) =>
        parties.map(
          (party): Idea => ({
            bases: party,
            goals: [enemy.id],
            // Where all gather, a few who turn out of their line hardly ever come at anybody.
            kinds: counsel.gathers ? ['ahead'] : ['ahead', 'face'],
            promise: 1 + party.length / 10 - mm / 100,
            why: 'bot.attack',
          }),
        ),
      );
  });
}
