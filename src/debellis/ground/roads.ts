/** Moves along a road or a river bank. */
import type { TerrainPiece } from '../../engine/battle.ts';
import { bankNear, isAcross, stretchesOf } from '../../engine/board/banks.ts';
import { stretchesMeet } from '../../engine/board/crossings.ts';
import { outlineOf } from '../../engine/board/going.ts';
import { isColumn } from '../../engine/board/groups.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { lengthsAlong } from '../../engine/moves/measure.ts';
import { outlineAlong, stepsOf } from '../../engine/moves/sweep.ts';
import type { Trace } from '../../engine/moves/types.ts';
import { polygonsDistance } from '../../geometry/distance.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { atMost } from '../../geometry/tolerance.ts';
import { holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { BASE_WIDTH } from '../measures.ts';
import { isMuddy } from '../weather/weather.ts';
import { isRiver } from './rivers.ts';

/** One element wide: a single element, or a column. */
export const isInFile = ({ way }: Trace): boolean =>
  way.movers.length === 1 || way.column?.kind === 'following' || isColumn(way.movers);

/** The part of a way that is asked about. */
type Along = 'whole' | 'start';

/** Is the ground of every mover of this kind, all along the way? */
function allAlong({ way }: Trace, is: (ground: Rectangle) => boolean): boolean {
  const lengths = lengthsAlong(way);
  return way.stages.every((stage, place) =>
    [0, ...stepsOf(lengths[place] ?? 0)].every((fraction) =>
      way.movers.every((_, mover) => is(outlineAlong(way, stage, mover, fraction))),
    ),
  );
}

const ROADS: readonly string[] = ['Rd', 'PRd'];
const PAVED: readonly string[] = ['PRd'];

/** Does mud make unpaved roads rough going? */
export const isRoadMuddy = (game: Debellis, { battle }: Trace): boolean =>
  isMuddy(battle) && holdsIn(game.weather, 'muddyRoads');

/** The kinds of road that mud does not spoil. */
export const dryRoads = (game: Debellis, trace: Trace): readonly string[] => {
  if (!isRoadMuddy(game, trace)) return ROADS;
  return holdsIn(game.weather, 'pavedRoads') ? PAVED : [];
};

/** Does a move go along a road of these kinds, each element astride it all the way, or at least at its start? */
export function followsRoad(trace: Trace, kinds: readonly string[] = ROADS, part: Along = 'whole'): boolean {
  const roads = trace.battle.terrain.filter(({ kind }) => kinds.includes(kind));
  if (roads.length === 0 || !isInFile(trace)) return false;
  const stretches = roads.flatMap(({ line = [] }) => stretchesOf(line));
  const isAstride = ({ frontLeft, frontRight }: Rectangle): boolean =>
    stretches.some((stretch) => stretchesMeet(stretch, [frontLeft, frontRight]));
  return part === 'whole'
    ? allAlong(trace, isAstride)
    : trace.way.movers.every((base) => isAstride(rectangleOfBase(base)));
}

/** Does a move go along the bank of a river, no element farther from the water than one base width? */
export function followsBank(trace: Trace): boolean {
  const rivers = trace.battle.terrain.filter(isRiver);
  if (rivers.length === 0 || !isInFile(trace)) return false;
  const isBeside = (ground: Rectangle, river: TerrainPiece): boolean =>
    atMost(polygonsDistance(ground.corners, outlineOf(river)), BASE_WIDTH) &&
    !isAcross(ground.forward, bankNear(stretchesOf(river.line ?? []), ground.centre));
  return allAlong(trace, (ground) => rivers.some((river) => isBeside(ground, river)));
}
