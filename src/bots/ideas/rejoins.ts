/** Ideas to bring a commander behind its friends: there it is safe and commands them. */
import type { PlacedBase } from '../../engine/battle.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { ahead } from '../../geometry/pose.ts';
import { companyOf, countUnheard, loneliness } from '../board/company.ts';
import { mayMove, ownBases } from '../board/groups.ts';
import { neighboursOf } from '../board/neighbours.ts';
import { reachOf } from '../board/reach.ts';
import type { Situation } from '../context.ts';
import { isEndangered } from './dangers.ts';
import type { Idea } from './idea.ts';

/** A base nearer to its friends than this needs no order, in millimetres. */
const AMONG_FRIENDS = 160;
/** The gap to the friend in front, in millimetres. */
const GAP = 10;

const middleOf = (bases: readonly PlacedBase[]): Point => ({
  x: bases.reduce((sum, { pose }) => sum + pose.x, 0) / bases.length,
  y: bases.reduce((sum, { pose }) => sum + pose.y, 0) / bases.length,
});

function nearestTo(point: Point, bases: readonly PlacedBase[]): PlacedBase | undefined {
  return bases.toSorted((a, b) => distance(a.pose, point) - distance(b.pose, point))[0];
}

/** The place behind a friend and the ranks behind it. */
function placeBehind({ battle }: Situation, friend: PlacedBase): Point {
  const { behind } = neighboursOf(battle, friend);
  const depth = [friend, ...behind].reduce((sum, rank) => sum + rank.depth, 0);
  return ahead(friend.pose, -(depth + GAP));
}

/** Places behind the friend in the middle of the army, and behind the nearest one. */
export function rejoins(situation: Situation): readonly Idea[] {
  return ownBases(situation).flatMap((base): readonly Idea[] => {
    if (situation.profile.troops.commandRange(base) === null || !mayMove(situation, base)) return [];
    if (base.start !== null || reachOf(situation, [base]) === 0) return [];
    const inDanger = isEndangered(situation, base);
    const isAway = countUnheard(situation, base) > 0 || loneliness(situation, [base]) > AMONG_FRIENDS;
    const friends = companyOf(situation, [base]);
    if (friends.length === 0 || !(inDanger || isAway)) return [];
    const found = [nearestTo(middleOf(friends), friends), nearestTo(base.pose, friends)];
    const towards = [...new Set(found)].flatMap((friend) => (friend ? placeBehind(situation, friend) : []));
    const why = inDanger ? 'bot.escape' : 'bot.rejoin';
    return [{ bases: [base], goals: [], kinds: ['towards'], towards, promise: 1, why }];
  });
}
