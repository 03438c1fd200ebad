/** Ideas for raiders to go round the enemy, alone and together. */
import type { PlacedBase } from '../../engine/battle.ts';
import { cornerWay } from '../../engine/moves/measure.ts';
import { wallPlaces } from '../../engine/moves/places.ts';
import type { Point } from '../../geometry/point.ts';
import { ahead } from '../../geometry/pose.ts';
import { mapTo, waypoints } from '../board/distance-map.ts';
import { connected, mayMove } from '../board/groups.ts';
import { reachOf } from '../board/reach.ts';
import { type FoePiece, isPiece } from '../board/target.ts';
import type { Situation } from '../context.ts';
import { asWhole } from '../evaluate/parts.ts';
import { raidsOf } from '../evaluate/raids.ts';
import type { Idea } from './idea.ts';

/** A raider that cannot yet reach a wall stops this far before it, in millimetres. */
const BEFORE = 20;
/** A raider before an enemy must often go back before it can go round. */
const KINDS: Idea['kinds'] = ['towards', 'ahead', 'back'];
/** The number of walls that are tried. */
const WALLS = 2;

/** Places before the walls nearest to a raider, once it is near. */
const wallsNear = (base: PlacedBase, goal: FoePiece, reach: number): readonly Point[] =>
  wallPlaces(base, goal)
    .map(({ pose }) => ({ pose, mm: cornerWay(base, base.pose, pose) }))
    .filter(({ mm }) => mm < 2 * reach)
    .toSorted((a, b) => a.mm - b.mm)
    .slice(0, WALLS)
    .map(({ pose }) => ahead(pose, -BEFORE));

/** The last of some points, and the middle one. */
export const endAndMiddle = (points: readonly Point[]): readonly Point[] =>
  [points.at(-1), points[Math.floor(points.length / 2)]].filter((each) => each !== undefined);

/** Single raiders, and raiders in a group. */
export function raids(situation: Situation): readonly Idea[] {
  const found = raidsOf(asWhole(situation), (base) => !mayMove(situation, base));
  const parties = connected(
    situation,
    found.map(({ base }) => base),
  ).filter((party) => party.length > 1);
  return [...parties, ...found.map(({ base }) => [base])].flatMap((bases): Idea[] => {
    const [first] = bases;
    const goal = found.find(({ base }) => base.id === first?.id)?.goal;
    if (!first || !goal) return [];
    const reach = reachOf(situation, bases);
    const walls = isPiece(goal) ? wallsNear(first, goal, reach) : [];
    const towards = [...walls, ...endAndMiddle(waypoints(mapTo(situation, first, goal), first, reach))];
    return [{ bases, goals: [], about: goal.id, kinds: KINDS, towards, promise: 2, why: 'bot.raid' }];
  });
}
