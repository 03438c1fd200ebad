/** The water that bears naval elements. DBM, Naval, Waterways, Boats. */
import type { Base, Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import { IMPASSABLE, LINE_WIDTH, outlineOf } from '../../../engine/board/going.ts';
import { rectangleAt, rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { groundOf } from '../../../engine/moves/sweep.ts';
import { type Trace, usedAt } from '../../../engine/moves/trace.ts';
import { insideArea } from '../../../geometry/overlap.ts';
import type { Point } from '../../../geometry/point.ts';
import { insideByCrossings, type Polygon } from '../../../geometry/polygon.ts';
import type { Pose } from '../../../geometry/pose.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { isNaval, isOf } from '../base.ts';
import { breaks, breaksAll } from '../citing.ts';
import { isFrozen } from '../ice.ts';
import { BASE_WIDTH } from '../measures.ts';
import { natureIn, sectorOf } from '../river-nature.ts';
import { stateOf } from '../state.ts';
import { isWaterway } from '../water.ts';
import { liesTowards, strongWindOf, windOf } from '../weather.ts';
import { isUnladen } from './carrying.ts';

/** Do boats pass along this river? One that nobody has diced for counts as easy. */
const bearsBoats = (battle: Battle, river: TerrainPiece, at: Point | undefined): boolean =>
  (river.width ?? LINE_WIDTH) >= BASE_WIDTH &&
  (at === undefined || natureIn(battle, river, sectorOf(battle, river, at)) !== 'paltry') &&
  holds('dbm.bts.2');

/** Does this piece bear a naval element? Waterways bear all, wide rivers boats; ice bears none. */
function bears(battle: Battle, piece: TerrainPiece, base: Base, at?: Point): boolean {
  if (isFrozen(battle, piece)) return false;
  if (isWaterway(piece)) return holds('dbm.ww.5');
  return piece.kind === 'Rv' && isOf(base, 'Bts') && bearsBoats(battle, piece, at);
}

/** Does a facing point up a river? A river runs from the first point of its line to the last. */
function isUpRiver({ line = [] }: TerrainPiece, { forward }: Rectangle): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return first && last ? forward.x * (last.x - first.x) + forward.y * (last.y - first.y) < 0 : false;
}

/** Is it hard going: within 45 degrees of the wind or without one for ships, in strong wind for galleys, up-river for boats? */
function isHard(battle: Battle, piece: TerrainPiece, base: PlacedBase, at: Rectangle): boolean {
  if (isOf(base, 'Gal')) return strongWindOf(battle) !== null;
  if (isOf(base, 'Bts')) return piece.kind === 'Rv' && isUpRiver(piece, at);
  const wind = windOf(battle);
  return stateOf(battle).calm === true || (wind !== null && liesTowards(at.pose.facing, wind));
}

/** The going of a piece for a naval element, which land bars. */
export function navalGoing(
  battle: Battle,
  piece: TerrainPiece | null,
  base: PlacedBase,
  at?: Rectangle,
): string | null {
  // A road leads over the water by a bridge, or through it by a ford.
  if (piece?.kind === 'Rd' && isOf(base, 'Bts') && holds('dbm.bts.3')) return null;
  if (piece === null || !bears(battle, piece, base, at?.pose)) return IMPASSABLE;
  return at && isHard(battle, piece, base, at) && holds('dbm.naval.6') ? 'DGo' : 'GGo';
}

/** The waters on the table that bear this naval element. */
export const watersFor = (battle: Battle, base: Base): readonly TerrainPiece[] =>
  battle.terrain.filter((piece) => bears(battle, piece, base));

/** Does all this ground lie in water that bears a naval element? A boat may lie in two waters at once. */
export const isWater = (battle: Battle, base: PlacedBase, ground: Polygon): boolean => {
  const waters = battle.terrain.filter((piece) => bears(battle, piece, base, ground[0])).map(outlineOf);
  return (
    waters.some((water) => insideArea(ground, water)) ||
    (isOf(base, 'Bts') && ground.every((p) => waters.some((water) => insideByCrossings(water, p))))
  );
};

/** Does a naval element come from its water onto land there? */
export const runsAground = (battle: Battle, base: PlacedBase, to: Pose): boolean =>
  isNaval(base) &&
  isWater(battle, base, rectangleOfBase(base).corners) &&
  !isWater(battle, base, rectangleAt(base, to).corners);

/** One whose troops are ashore waits for them. */
export function landedBroken({ way }: Trace): readonly Broken[] {
  const base = way.movers.find(isUnladen);
  return base && holds('dbm.naval.11')
    ? [breaksAll('dbm.naval.11', 'dbm.naval.waits', { base: base.id })]
    : NONE;
}

/** A naval element goes by water, wholly. */
export function afloatBroken(trace: Trace): readonly Broken[] {
  const { way, battle } = trace;
  for (const [place, stage] of way.stages.entries())
    for (const [mover, base] of way.movers.entries()) {
      const ashore =
        isNaval(base) && groundOf(way, stage, mover).some((part) => !isWater(battle, base, part));
      if (ashore && holds('dbm.naval.1'))
        return [
          breaks(place, 'dbm.naval.1', 'dbm.naval.by-water', { base: base.id, mm: usedAt(trace, place) }),
        ];
    }
  return NONE;
}
