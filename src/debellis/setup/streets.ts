/** The streets of a town: roads through its middle. */
import type { TerrainPiece } from '../../engine/battle.ts';
import { roundedPoints } from '../../engine/setup/outlines.ts';
import { direction, facingFromDegrees } from '../../geometry/exact.ts';
import type { Point } from '../../geometry/point.ts';
import { insideByCrossings, type Polygon } from '../../geometry/polygon.ts';

/** In millimetres: the width of a street, and the steps by which its ends are looked for. */
const STREET = 20;
const STEP = 2;
const FARTHEST = 600;

/** The last point inside an outline on the way from its middle in a direction. */
function reachIn(area: Polygon, from: Point, degrees: number): Point {
  const way = direction(facingFromDegrees(((degrees % 360) + 360) % 360));
  const at = (mm: number): Point => ({ x: from.x + way.x * mm, y: from.y + way.y * mm });
  let mm = 0;
  while (mm < FARTHEST && insideByCrossings(area, at(mm + STEP))) mm += STEP;
  return at(mm);
}

/** So many streets, square to each other. One end of the first leads to the edge of `foot`, on which the town stands. */
export const streetsIn = (
  area: Polygon,
  id: string,
  [x, y, degrees]: readonly [number, number, number],
  count: number,
  foot: Polygon = area,
): readonly TerrainPiece[] =>
  Array.from({ length: count }, (_, number): TerrainPiece => {
    const turn = degrees + number * 90;
    const ends = [reachIn(number === 0 ? foot : area, { x, y }, turn), reachIn(area, { x, y }, turn + 180)];
    return { id: `${id}S${number + 1}`, kind: 'Rd', line: roundedPoints(ends), width: STREET };
  });
