/** Where roads lead over water. Hordes of the Things, Terrain, crossing water. */
import type { Battle, TerrainPiece } from '../../../engine/battle.ts';
import { meetingsOfLines, roadsMeeting } from '../../../engine/board/crossings.ts';
import { pointToRectangle } from '../../../geometry/distance.ts';
import type { Point } from '../../../geometry/point.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { isAstride, isRoad } from './roads.ts';
import { depthUnder, widthOf } from './water.ts';

interface Crossing {
  readonly at: Point;
  readonly kind: string;
}

/** The crossings of a road over a river: those that the river names, else a ford where the two lines meet. */
const crossingsOf = (river: TerrainPiece, road: TerrainPiece): readonly Crossing[] =>
  river.crossings?.map(({ at: [x, y], kind }) => ({ at: { x, y }, kind })) ??
  meetingsOfLines(road.line ?? [], river.line ?? []).map((at) => ({ at, kind: 'ford' }));

/** A bridge crosses a river of any depth; a ford only one that can be waded there. */
const isAstrideRiver = (battle: Battle, ground: Rectangle, river: TerrainPiece): boolean =>
  roadsMeeting(battle.terrain, isRoad, river).some(
    (road) =>
      isAstride([road], ground) &&
      crossingsOf(river, road).some(
        ({ at, kind }) =>
          pointToRectangle(at, ground) <= widthOf(river) + ground.width &&
          (kind === 'bridge' || depthUnder(battle, river, ground) === 'shallow'),
      ),
  );

/** Is some ground on a road where it crosses this water: over a river by bridge or ford, or through a channel? */
export const isAstrideCrossing = (battle: Battle, ground: Rectangle, water: TerrainPiece): boolean =>
  water.line
    ? isAstrideRiver(battle, ground, water)
    : depthUnder(battle, water, ground) === 'shallow' && isAstride(battle.terrain.filter(isRoad), ground);
