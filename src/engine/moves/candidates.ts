/**
 * The candidate moves that the program looks for. Reach, snapping, the keyboard and the bots all use this one list, so
 * none of them finds a move that it misses:
 *
 * - straight ahead and straight back, as far as possible, cut where the base meets something;
 * - one pivot, then straight ahead: by fixed steps, to face a goal or a point, or to be parallel to a goal;
 * - the direct leg to each aligned place on each edge of a goal, to the overlaps, beside and behind friends, and to the
 *   nearest places along a front that others block;
 * - the direct leg to places before each wall of an attackable piece, if that piece is a goal;
 * - the same after a turnabout, if the ruleset lets a single base go on after one;
 * - the same by one waypoint: straight before the place, round a corner of a base in the way, or straight out of the
 *   line of friends;
 * - straight back out of a zone, and straight ahead to the line of a friend's front;
 * - into and out of the ruleset's formations: a group into a column, a column into line.
 */

import { rectanglesDistance } from '../../geometry/distance.ts';
import { QUARTER_TURN, turnBetween } from '../../geometry/exact.ts';
import { convexOverlap, rectanglesOverlap } from '../../geometry/overlap.ts';
import { ahead, type Pose, roundPose } from '../../geometry/pose.ts';
import { aheadOf, rightOf } from '../../geometry/rectangle.ts';
import { sweptHull } from '../../geometry/sweep.ts';
import { EQUAL_LENGTH, PARALLEL_TURN } from '../../geometry/tolerance.ts';
import { type BaseId, type Battle, basesOnTable, type PlacedBase, placedBase } from '../battle.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import { zonedBy } from '../board/zones.ts';
import type { Ruleset } from '../contract.ts';
import { type Candidate, candidate, type Family, type FamilyOptions, legTo } from './candidate.ts';
import { orderedIn } from './judge.ts';
import { cornerWay } from './measure.ts';
import { aimedPivots, freePivots } from './pivots.ts';
import { type AimedPlace, partPlaces, placesBy, placesOn, wallPlaces } from './places.ts';
import { outOfLine, towards } from './towards.ts';
import { onTable } from './trace.ts';
import { outlineAt } from './way.ts';

const straights = (family: Family): readonly Candidate[] => [
  candidate(family, 'ahead', [{ forward: family.reach }], { reaching: true }),
  candidate(family, 'back', [{ back: family.reach }], { reaching: true }),
];

/** The room left at a corner when a base goes round it, in millimetres. */
const ROUND = 0.5;
/** How far before its end a base lines up with it, in millimetres. */
const APPROACH = 10;

/** Places beside the corners of bases that block the direct leg. The rest of the way may be free from there. */
function waypoints(family: Family, place: AimedPlace): readonly Pose[] {
  const { first } = family;
  const hull = sweptHull(rectangleOfBase(first), outlineAt(first, place.pose));
  const inTheWay = family.others.filter(
    (other) => other.id !== place.goal.id && convexOverlap(hull, rectangleOfBase(other).corners),
  );
  const { radius } = rectangleOfBase(first);
  return inTheWay.slice(0, 2).flatMap((other) => {
    const { centre, corners, radius: theirs } = rectangleOfBase(other);
    return corners.map((corner) => {
      const factor = (theirs + radius + ROUND) / theirs;
      const middle = {
        x: centre.x + (corner.x - centre.x) * factor,
        y: centre.y + (corner.y - centre.y) * factor,
      };
      return ahead({ ...middle, facing: place.pose.facing }, first.depth / 2);
    });
  });
}

/** Places straight before the aimed place. From each, the base only goes straight ahead. */
function approaches(family: Family, place: AimedPlace): readonly Pose[] {
  const end = outlineAt(family.first, place.pose);
  const behind = -aheadOf(end, family.first.pose);
  return [APPROACH, behind].filter((mm) => mm > EQUAL_LENGTH).map((mm) => roundPose(ahead(place.pose, -mm)));
}

const turns = (from: Pose, to: Pose): boolean => turnBetween(from.facing, to.facing) <= QUARTER_TURN;

/** Can the first base stand there, and is it within reach? */
function isStandable(family: Family, end: Pose): boolean {
  const { first, battle, reach } = family;
  if (cornerWay(first, first.pose, end) > reach + EQUAL_LENGTH) return false;
  const ground = outlineAt(first, end);
  if (!onTable(battle, ground.box)) return false;
  return !family.others.some((other) => rectanglesOverlap(ground, rectangleOfBase(other)));
}

/** The direct leg to a place, and the ways by one waypoint. */
function waysTo(family: Family, place: AimedPlace): readonly Candidate[] {
  const { first } = family;
  const end = roundPose(place.pose);
  if (!isStandable(family, end)) return [];
  const goal = { goal: place.goal.id };
  if (!turns(first.pose, end))
    return family.rules.moves.paths.turnsFreely
      ? [candidate(family, place.kind, [{ turnabout: true }, legTo(end)], goal)]
      : [];
  const mine = rectangleOfBase(first);
  const forward = aheadOf(mine, end);
  const straight =
    first.pose.facing === end.facing &&
    Math.abs(rightOf(mine, end)) <= EQUAL_LENGTH &&
    forward > EQUAL_LENGTH;
  if (straight) return [candidate(family, place.kind, [{ forward }], goal)];
  const indirect = [...approaches(family, place), ...waypoints(family, place), ...outOfLine(family)].filter(
    (point) =>
      cornerWay(first, first.pose, point) + cornerWay(first, point, end) <= family.reach + EQUAL_LENGTH,
  );
  return [
    candidate(family, place.kind, [legTo(end)], goal),
    ...indirect.map((point) =>
      candidate(family, place.kind, [legTo(point), legTo(end)], { ...goal, instead: true }),
    ),
  ];
}

const isNear = (family: Family, other: PlacedBase): boolean =>
  rectanglesDistance(rectangleOfBase(family.first), rectangleOfBase(other)) <= family.reach + 1;

/** The goals asked for, or all bases within reach. */
function goalsOf(family: Family): readonly PlacedBase[] {
  const { goals } = family.options;
  return goals
    ? family.others.filter((other) => goals.includes(other.id))
    : family.others.filter((other) => isNear(family, other));
}

/** Straight ahead until the front is in line with a friend's front. */
function lines(family: Family): readonly Candidate[] {
  const mine = rectangleOfBase(family.first);
  return family.others
    .filter(
      (other) =>
        other.side === family.first.side &&
        turnBetween(other.pose.facing, family.first.pose.facing) <= PARALLEL_TURN,
    )
    .map((other) => ({ other, mm: aheadOf(mine, other.pose) }))
    .filter(({ mm }) => mm > EQUAL_LENGTH && mm <= family.reach)
    .map(({ other, mm }) => candidate(family, 'line', [{ forward: mm }], { goal: other.id }));
}

/** The paths into and out of the formations that the ruleset knows. */
function formed(family: Family): readonly Candidate[] {
  const { rules, movers, reach } = family;
  if (movers.length < 2) return [];
  return (rules.moves.paths.formations ?? [])
    .flatMap((formation) => formation.paths(family, reach))
    .map(({ path, kind, reaching }) => candidate(family, kind, path, reaching ? { reaching } : {}));
}

/** Straight back until no zone binds the bases. */
function outOfZones(family: Family): readonly Candidate[] {
  const { rules, battle, movers, reach } = family;
  const bound = (mm: number): boolean =>
    movers.some((base) => zonedBy(rules, battle, base, outlineAt(base, ahead(base.pose, -mm))).length > 0);
  if (!bound(0) || bound(reach)) return [];
  let inside = 0;
  let outside = reach;
  for (let i = 0; i < 16; i++) {
    const middle = (inside + outside) / 2;
    if (bound(middle)) inside = middle;
    else outside = middle;
  }
  return [candidate(family, 'leave-zone', [{ back: outside }])];
}

function aimed(family: Family, goal: PlacedBase): readonly Candidate[] {
  const { first, movers, others } = family;
  const friend = goal.side === first.side;
  if (movers.length > 1) return friend ? [] : aimedPivots(family, goal);
  const places = friend
    ? placesBy(first, goal)
    : [...placesOn(first, goal), ...partPlaces(first, goal, others)];
  return [...(friend ? [] : aimedPivots(family, goal)), ...places.flatMap((place) => waysTo(family, place))];
}

/** A single base moves against the walls of attackable pieces that are given as goals. */
function stormed(family: Family): readonly Candidate[] {
  const { rules, battle, movers, first, options } = family;
  if (movers.length > 1) return [];
  return battle.terrain.flatMap(({ id, area }) =>
    area && options.goals?.includes(id) && rules.combat.isFoe?.(battle, id)
      ? wallPlaces(first, { id, area }).flatMap((place) => waysTo(family, place))
      : [],
  );
}

/** All candidates for these bases, not judged yet. Bases off the table have none. */
export function candidatesFor(
  rules: Ruleset,
  position: Battle,
  ids: readonly BaseId[],
  options: FamilyOptions = {},
): readonly Candidate[] {
  const battle = orderedIn(rules, position, ids);
  const movers = ids.map((id) => placedBase(battle, id)).filter((base) => base !== null);
  const first = movers[0];
  if (!first || movers.length < ids.length) return [];
  const others = basesOnTable(battle).filter((base) => !ids.includes(base.id));
  const family: Family = {
    rules,
    battle,
    movers,
    first,
    others,
    reach: rules.moves.distance.farthest(battle, movers),
    options,
  };
  if (family.reach <= 0) return [];
  const { only } = options;
  const plain = straights(family).filter((each) => only?.includes(each.kind) ?? true);
  if (only?.every((kind) => kind === 'ahead' || kind === 'back')) return plain;
  const all = [...plain, ...otherThanStraight(family)];
  return only ? all.filter((each) => only.includes(each.kind)) : all;
}

function otherThanStraight(family: Family): readonly Candidate[] {
  const aimless = family.options.goals === undefined;
  return [
    ...(family.options.towards ?? []).flatMap((point) => towards(family, point)),
    ...goalsOf(family).flatMap((goal) => aimed(family, goal)),
    ...stormed(family),
    ...(aimless ? outOfZones(family) : []),
    ...(aimless ? lines(family) : []),
    ...(aimless ? formed(family) : []),
    ...(aimless ? [candidate(family, 'turnabout', [{ turnabout: true }])] : []),
    ...(aimless ? freePivots(family) : []),
  ];
}
