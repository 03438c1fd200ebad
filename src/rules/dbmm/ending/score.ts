/** The 25 points that the players share. DBMM, ruling 100. */
import { holds } from '../../../engine/effects.ts';

/** What an army had at the start and has lost, in ME. */
export interface ArmyLoss {
  readonly me: number;
  readonly lost: number;
}

const POINTS = 25;

/** The fewest points of the side that has defeated the other. */
const LEAST = 16;

/** The part that is lost is counted in tenths. */
const PARTS = 10;

/** The full tenths that the first army has lost more than the second. One division keeps the number exact. */
const tenthsMore = (one: ArmyLoss, other: ArmyLoss): number =>
  Math.floor((PARTS * (one.lost * other.me - other.lost * one.me)) / (one.me * other.me));

const NOTHING: ArmyLoss = { me: 1, lost: 0 };

/** An army without ME has lost no part of them. */
const countable = (army: ArmyLoss): ArmyLoss => (army.me > 0 ? army : NOTHING);

/** The points of the winner of a defeat, by his own losses. The loser gets the rest. */
export function pointsOfWinner(own: ArmyLoss): number {
  if (!holds('dbmm.score.2')) return POINTS;
  return Math.max(LEAST, POINTS - tenthsMore(countable(own), NOTHING));
}

/** The points of the first of two armies in an undecided battle. */
export function pointsUndecided(one: ArmyLoss, other: ArmyLoss): number {
  const [a, b] = [countable(one), countable(other)];
  if (!holds('dbmm.score.3')) return POINTS / 2;
  return POINTS / 2 + Math.max(0, tenthsMore(b, a)) - Math.max(0, tenthsMore(a, b));
}

/** The points of both armies, by the place of the defeated one; null in an undecided battle. */
export function share(
  [one, other]: readonly [ArmyLoss, ArmyLoss],
  defeated: 0 | 1 | null,
): readonly [number, number] {
  if (!holds('dbmm.score.1')) return [0, 0];
  if (defeated === null) {
    const first = pointsUndecided(one, other);
    return [first, POINTS - first];
  }
  const winner = pointsOfWinner(defeated === 0 ? other : one);
  return defeated === 0 ? [POINTS - winner, winner] : [winner, POINTS - winner];
}
