/** The sun, and the elements that it dazzles. */

import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { piecesUnder } from '../../engine/board/going.ts';
import { heightAt } from '../../engine/board/heights.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { direction, facingFromDegrees } from '../../geometry/exact.ts';
import { holdsIn, keepsTo } from '../book.ts';
import type { Debellis } from '../game.ts';
import { stateOf } from '../state.ts';
import { dayOf, hourOf, lightOf, type Moment } from './time-of-day.ts';
import { facingOfPoint, liesTowards } from './weather.ts';

/** The hours at which the sun comes to the south and to the west. */
const SOUTH_FROM = 10;
const WEST_FROM = 14;

/** The direction of the sun as a facing in degrees; null at night or if no hour is settled. */
export function sunOf(game: Debellis, moment: Moment): number | null {
  const hour = hourOf(game, moment);
  if (hour === null || lightOf(game, moment) !== 'day' || !keepsTo(game.usual, 'sunByHour')) return null;
  return facingOfPoint(moment, hour < SOUTH_FROM ? 'E' : hour < WEST_FROM ? 'S' : 'W');
}

/** How long after sunrise and before sunset a low sun dazzles, in hours. */
const LOW_SUN = 2;

function isLow(game: Debellis, moment: Moment): boolean {
  const day = dayOf(game, moment);
  return day === null || day.hour < day.sunrise + LOW_SUN || day.hour >= day.sunset - LOW_SUN;
}

/** Does the sun dazzle in this bound? */
export function isDazzling(game: Debellis, moment: Moment): boolean {
  const { dazzle, overcast } = stateOf(moment);
  return (
    dazzle === true &&
    overcast !== true &&
    sunOf(game, moment) !== null &&
    (!holdsIn(game.weather, 'dazzleHours') || isLow(game, moment))
  );
}

const SHADY: readonly string[] = ['gully', 'G', 'Wd', 'O'];

/** A little way towards the sun, in millimetres. */
const STEP = 10;

/** Is it on the side of a hill that is turned away from the sun, in a gully or among trees? */
function isShaded(game: Debellis, battle: Battle, base: PlacedBase, sun: number): boolean {
  const ground = rectangleOfBase(base);
  const { x, y } = direction(facingFromDegrees(sun));
  const { centre } = ground;
  const towards = { x: centre.x + x * STEP, y: centre.y + y * STEP };
  return piecesUnder(battle, ground).some(
    (piece) =>
      SHADY.includes(piece.kind) ||
      SHADY.includes(piece.cover ?? '') ||
      (game.isHill(piece) && heightAt(piece, towards) > heightAt(piece, centre)),
  );
}

/** Does the sun dazzle this element, which faces within 45 degrees of it? */
export function isDazzled(game: Debellis, battle: Battle, base: PlacedBase): boolean {
  const sun = sunOf(game, battle);
  if (sun === null || !isDazzling(game, battle) || !liesTowards(base.pose.facing, sun)) return false;
  return !(isShaded(game, battle, base, sun) && holdsIn(game.weather, 'shade'));
}
