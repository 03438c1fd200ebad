/** Single bases that attack an enemy. */
import { type Battle, basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import { rectangleOfBase, rectanglesOnTable } from '../../engine/board/rectangles.ts';
import type { CandidateKind } from '../../engine/moves/family.ts';
import { rectanglesDistance } from '../../geometry/distance.ts';
import { leftness } from '../../geometry/point.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { segmentAreaLength } from '../../geometry/sight.ts';
import { mayMove, ownBases } from '../board/groups.ts';
import { neighboursOf } from '../board/neighbours.ts';
import { reachOf } from '../board/reach.ts';
import type { Situation } from '../context.ts';
import { duel } from '../evaluate/odds/duel.ts';
import { traitsOf } from '../knowledge/roles.ts';
import type { Idea } from './idea.ts';

const AT_ENEMY: readonly CandidateKind[] = [
  'front',
  'left-flank',
  'right-flank',
  'rear',
  'overlap-left',
  'overlap-right',
  'front-part',
  'face',
];

/** Does another base stand between the two? */
export function isScreened(battle: Battle, base: PlacedBase, enemy: PlacedBase): boolean {
  const from = base.pose;
  const to = rectangleOfBase(enemy).centre;
  const [left, right] = from.x < to.x ? [from.x, to.x] : [to.x, from.x];
  const [low, high] = from.y < to.y ? [from.y, to.y] : [to.y, from.y];
  const square = (to.x - from.x) ** 2 + (to.y - from.y) ** 2;
  const bases = basesOnTable(battle);
  return rectanglesOnTable(battle).some(({ corners, centre, radius }, at) => {
    if (centre.x + radius < left || centre.x - radius > right) return false;
    if (centre.y + radius < low || centre.y - radius > high) return false;
    const aside = leftness(from, to, centre);
    if (aside * aside >= radius * radius * square) return false;
    const id = bases[at]?.id;
    return id !== base.id && id !== enemy.id && segmentAreaLength(from, to, corners) > 1;
  });
}

/** A quick test by their middles, before the corners are measured. */
function isBeyond(mine: Rectangle, theirs: Rectangle, reach: number): boolean {
  const [x, y] = [theirs.centre.x - mine.centre.x, theirs.centre.y - mine.centre.y];
  return x * x + y * y > (reach + mine.radius + theirs.radius) ** 2;
}

/** It may be ordered to fight. */
export const mayFight = (situation: Situation, base: PlacedBase): boolean =>
  !traitsOf(situation, base).keptBack && mayMove(situation, base) && situation.profile.troops.mayAttack(base);

/** If the ruleset demands it, the order declares the fight. */
export const declaring = (
  { profile }: Situation,
  base: PlacedBase,
  goal: PlacedBase,
): Pick<Idea, 'engage'> => (profile.troops.mustDeclare(base, goal) ? { engage: true } : {});

/** The worth of a duel from the front, with the friends beside and behind the enemy. */
function duelWorth(situation: Situation, base: PlacedBase, goal: PlacedBase): number {
  const { left, right, behind } = neighboursOf(situation.battle, goal);
  const against = [left, right].filter(
    (each) => each && enemyContacts(situation.battle, each).length === 0,
  ).length;
  const { active, passive } = duel(situation, {
    base,
    goal,
    from: 'front',
    ranks: [[], behind],
    overlaps: [0, against],
  });
  return passive - active;
}

/** Each millimetre of the way lowers the promise by this share of a point. */
const NEARER = 400;

/** Ideas for single bases to attack an enemy within reach. The promise is the worth of the duel. */
export function attacks(situation: Situation): readonly Idea[] {
  const { battle, side, profile } = situation;
  const bases = basesOnTable(battle);
  const rectangles = rectanglesOnTable(battle);
  return ownBases(situation).flatMap((base): readonly Idea[] => {
    if (!mayFight(situation, base)) return [];
    const reach = reachOf(situation, [base]);
    const mine = rectangleOfBase(base);
    return bases.flatMap((enemy, at): readonly Idea[] => {
      const theirs = rectangles[at] as Rectangle;
      if (enemy.side === side || isBeyond(mine, theirs, reach) || !profile.troops.canAttack(base, enemy))
        return [];
      const mm = rectanglesDistance(mine, theirs);
      if (mm > reach || isScreened(battle, base, enemy)) return [];
      const busy = enemyContacts(battle, enemy).length > 0 ? 1 : 0;
      return [
        {
          bases: [base],
          goals: [enemy.id],
          kinds: AT_ENEMY,
          promise: 1 + duelWorth(situation, base, enemy) + busy - mm / NEARER,
          why: 'bot.attack',
          ...declaring(situation, base, enemy),
        },
      ];
    });
  });
}
