/** Lining up: the end of a move is set exactly into a legal contact. */

import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { rectangleAt, rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Leg, MoveCommand } from '../../engine/command.ts';
import type { EndContact } from '../../engine/moves/end-contacts.ts';
import { cornerWay } from '../../engine/moves/measure.ts';
import { type AimedPlace, type PlaceKind, placesOn } from '../../engine/moves/places.ts';
import type { Trace } from '../../engine/moves/types.ts';
import { outlineAt } from '../../engine/moves/way.ts';
import { degreesOf } from '../../geometry/exact.ts';
import { rectanglesOverlap } from '../../geometry/overlap.ts';
import { ahead, type Pose, roundPose, shifted } from '../../geometry/pose.ts';
import { rightOf } from '../../geometry/rectangle.ts';
import { atMost, EQUAL_LENGTH, parallel } from '../../geometry/tolerance.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { withItsWall } from '../walls/sections.ts';
import { settled } from './contact-checks.ts';

/** How far lining up may move an element from the end that the order names, in millimetres. */
export const farthestShift = (game: Debellis): number => game.farthestLineUp + EQUAL_LENGTH;

const FULL: readonly PlaceKind[] = ['front', 'left-flank', 'right-flank', 'rear'];

/** The places of full contact; along the long edge of train there are two, at either end. */
function fullPlaces(
  game: Debellis,
  battle: Battle,
  base: PlacedBase,
  enemy: PlacedBase,
): readonly AimedPlace[] {
  const other = withItsWall(battle, enemy);
  const full = placesOn(base, other).filter(({ kind }) => FULL.includes(kind));
  const spare = other.depth - base.width;
  if (!game.isTrain(other) || spare <= EQUAL_LENGTH) return full;
  const farther = (pose: Pose): Pose => ({
    ...ahead({ ...pose, facing: other.pose.facing }, -spare),
    facing: pose.facing,
  });
  const flanks = full.filter(({ kind }) => kind === 'left-flank' || kind === 'right-flank');
  return [...full, ...flanks.map((place) => ({ ...place, pose: farther(place.pose) }))];
}

/** The shift to the right that brings a mover into full contact with an enemy that it touches; null for none. */
function shiftOf(game: Debellis, trace: Trace, { mover, other, touches }: EndContact): number | null {
  const base = trace.way.movers[mover] as PlacedBase;
  const mine = outlineAt(base, trace.ends[mover] as Pose);
  const places = fullPlaces(game, trace.battle, base, other).filter(({ pose }) =>
    parallel(pose.facing, mine.pose.facing),
  );
  const meets = touches.some((touch) => touch.mine === 'front' && touch.length > 0);
  const [shift] = places
    .filter(({ kind }) => meets || kind === 'front')
    .map(({ pose }) => rightOf(mine, pose))
    .sort((a, b) => Math.abs(a) - Math.abs(b));
  if (shift === undefined || Math.abs(shift) <= EQUAL_LENGTH) return null;
  return atMost(Math.abs(shift), game.farthestLineUp) || !holdsIn(game.moves, 'slideMost') ? shift : null;
}

/** Is there room for all movers when they have shifted so far? */
const hasRoom = (trace: Trace, mm: number): boolean =>
  trace.way.movers.every((base, mover) => {
    const ground = rectangleAt(base, roundPose(shifted(trace.ends[mover] as Pose, mm)));
    return !trace.others.some((other) => rectanglesOverlap(ground, rectangleOfBase(other)));
  });

/** The least shift for which there is room. */
const slidden = (game: Debellis, trace: Trace, loose: readonly EndContact[]): Leg | null => {
  const shifts = loose.map((contact) => shiftOf(game, trace, contact)).filter((mm) => mm !== null);
  const free = shifts.filter((mm) => hasRoom(trace, mm)).sort((a, b) => Math.abs(a) - Math.abs(b));
  return free[0] === undefined ? null : { shift: free[0] };
};

/** The nearest full contact of a single element that has come up askew. */
function turnedOnto(game: Debellis, trace: Trace, { other }: EndContact): Leg | null {
  const base = trace.way.movers[0] as PlacedBase;
  const near = fullPlaces(game, trace.battle, base, other)
    .map(({ pose }) => ({ pose, mm: cornerWay(base, trace.ends[0] as Pose, pose) }))
    .filter(({ pose, mm }) => atMost(mm, game.farthestLineUp) && !atMost(cornerWay(base, base.pose, pose), 0))
    .sort((a, b) => a.mm - b.mm)[0];
  return near ? { to: [near.pose.x, near.pose.y, degreesOf(near.pose.facing)] } : null;
}

/** The path that ends lined up where the order's own end is not legal; null if nothing changes. */
export function linedUp(game: Debellis, trace: Trace, { path }: MoveCommand): readonly Leg[] | null {
  if (trace.way.column || !holdsIn(game.moves, 'slide')) return null;
  const { contacts, loose } = settled(game, trace);
  const [contact] = loose;
  if (!contact || loose.length < contacts.length) return null;
  const slide = slidden(game, trace, loose);
  if (slide) return [...path, slide];
  const turned = trace.way.movers.length === 1 ? turnedOnto(game, trace, contact) : null;
  const last = trace.way.stages.at(-1)?.leg ?? 0;
  return turned ? [...path.slice(0, last), turned] : null;
}
