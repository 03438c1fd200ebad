/** What a contact is in the game: frontal contact, flank and rear attacks, support, overlap. */
import { holds } from '../../../engine/effects.ts';
import { type Touch, turnedRound } from '../../../geometry/contact.ts';
import { aheadOf, type Rectangle, rightOf } from '../../../geometry/rectangle.ts';
import { EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import {
  flankUnderAttack,
  isBackedUp,
  isFlankOnFlank,
  isFrontCornerOnFrontCorner,
  isRearUnderAttack,
  makesCloseCombat,
} from '../contacts.ts';

/** Are two enemies who touch in these ways in close combat? */
export const fights = (touches: readonly Touch[]): boolean =>
  makesCloseCombat(touches) && holds('bnb.contact.4');

/** On which flank of the other these touches of mine are a flank attack; null for none. */
export const flankAttacked = (touches: readonly Touch[]): 'left' | 'right' | null =>
  flankUnderAttack(touches.map(turnedRound));

/** Are these touches of mine a rear attack? */
export const rearAttacked = (touches: readonly Touch[]): boolean =>
  isRearUnderAttack(touches.map(turnedRound));

/** Wholly beside the line of that flank and wholly behind the line of the front edge. */
export function startsBeside(mine: Rectangle, theirs: Rectangle, side: 'left' | 'right'): boolean {
  const half = theirs.width / 2 - EQUAL_LENGTH;
  return mine.corners.every((corner) => {
    const right = rightOf(theirs, corner);
    return (side === 'left' ? right <= -half : right >= half) && aheadOf(theirs, corner) <= EQUAL_LENGTH;
  });
}

/** Wholly behind the line of the rear edge. */
export const startsBehind = (mine: Rectangle, theirs: Rectangle): boolean =>
  mine.corners.every((corner) => aheadOf(theirs, corner) <= -theirs.depth + EQUAL_LENGTH);

/** Full front-to-front contact: corners on corners. */
export const isAligned = (touches: readonly Touch[]): boolean =>
  touches.some((touch) => touch.mine === 'front-left' && touch.theirs === 'front-right') &&
  touches.some((touch) => touch.mine === 'front-right' && touch.theirs === 'front-left');

/** The front edge fully along the other's rear edge. */
export const isSupport = (touches: readonly Touch[]): boolean => isBackedUp(touches.map(turnedRound));

/** Front corner on front corner, or flank along flank. */
export const isOverlap = (touches: readonly Touch[]): boolean =>
  touches.some((touch) => isFrontCornerOnFrontCorner(touch) || isFlankOnFlank(touch));
