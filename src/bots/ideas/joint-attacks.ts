/** Ideas for a few bases of a line to attack one enemy together: one meets it, the bases beside it overlap. */
import { type Battle, basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { rectanglesDistance } from '../../geometry/distance.ts';
import { mayMove, ownBases } from '../board/groups.ts';
import { neighboursOf } from '../board/neighbours.ts';
import { reachOf } from '../board/reach.ts';
import type { Situation } from '../context.ts';
import { isScreened, mayFight } from './attacks.ts';
import type { Idea } from './idea.ts';

/** A base with the ranks behind it that go on with it. */
const fileOf = (situation: Situation, base: PlacedBase): readonly PlacedBase[] => [
  base,
  ...neighboursOf(situation.battle, base).behind.filter((rank) => mayMove(situation, rank)),
];

/** A base with its neighbours and their ranks: with both neighbours, and with each one. */
function partiesOf(situation: Situation, base: PlacedBase): readonly (readonly PlacedBase[])[] {
  const { left, right } = neighboursOf(situation.battle, base);
  const beside = [left, right].filter(
    (each): each is PlacedBase => each !== null && mayMove(situation, each),
  );
  if (beside.length === 0) return [];
  const parties = beside.length > 1 ? [beside, ...beside.map((each) => [each])] : [beside];
  return parties.map((party) => [base, ...party].flatMap((each) => fileOf(situation, each)));
}

/** The enemies within reach of a base, with how far off they are. */
function within(battle: Battle, base: PlacedBase, reach: number) {
  const mine = rectangleOfBase(base);
  return basesOnTable(battle)
    .filter((enemy) => enemy.side !== base.side)
    .map((enemy) => ({ enemy, mm: rectanglesDistance(mine, rectangleOfBase(enemy)) }))
    .filter(({ enemy, mm }) => mm <= reach && !isScreened(battle, base, enemy));
}

/**
 * Bases of a line that attack an enemy within reach, by how near it is. They go straight on: bases that turn out of
 * their line together hardly ever come to an enemy.
 */
export function jointAttacks(situation: Situation): readonly Idea[] {
  const { battle, profile } = situation;
  return ownBases(situation).flatMap((base): readonly Idea[] => {
    const parties = mayFight(situation, base) ? partiesOf(situation, base) : [];
    if (parties.length === 0) return [];
    return within(battle, base, reachOf(situation, [base]))
      .filter(({ enemy }) => profile.troops.canAttack(base, enemy))
      .flatMap(({ enemy, mm }) =>
        parties.map(
          (bases): Idea => ({
            bases,
            goals: [enemy.id],
            kinds: ['ahead'],
            promise: 1 + bases.length / 10 - mm / 100,
            why: 'bot.attack',
          }),
        ),
      );
  });
}
