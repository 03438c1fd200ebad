/** The water that bears naval elements. */

import type { Base, Battle, PlacedBase, TerrainPiece } from '../../engine/battle.ts';
import { IMPASSABLE, LINE_WIDTH, outlineOf } from '../../engine/board/going.ts';
import { rectangleAt, rectangleOfBase } from '../../engine/board/rectangles.ts';
import { NONE } from '../../engine/citing.ts';
import type { Broken } from '../../engine/contract/moves.ts';
import { groundOf } from '../../engine/moves/sweep.ts';
import { usedAt } from '../../engine/moves/trace.ts';
import type { Trace } from '../../engine/moves/types.ts';
import { insideArea } from '../../geometry/overlap.ts';
import type { Point } from '../../geometry/point.ts';
import { insideByCrossings, type Polygon } from '../../geometry/polygon.ts';
import type { Pose } from '../../geometry/pose.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { clauseIn, holdsIn } from '../book.ts';
import { breaks, breaksAll } from '../citing.ts';
import type { Debellis } from '../game.ts';
import { isWaterway } from '../ground/water.ts';
import { BASE_WIDTH } from '../measures.ts';
import { stateOf } from '../state.ts';
import { isFrozen } from '../weather/ice.ts';
import { liesTowards, strongWindOf, windOf } from '../weather/weather.ts';
import { isUnladen } from './carrying.ts';

/** Do boats pass along this river? One that nobody has diced for counts as easy. */
const bearsBoats = (game: Debellis, battle: Battle, river: TerrainPiece, at: Point | undefined): boolean =>
  (river.width ?? LINE_WIDTH) >= BASE_WIDTH &&
  (at === undefined || game.natureIn(battle, river, game.sectorOf(battle, river, at)) !== 'paltry') &&
  holdsIn(game.naval, 'boatsOnRivers');

/** Does this piece bear a naval element? Waterways bear all, wide rivers boats; ice bears none. */
function bears(game: Debellis, battle: Battle, piece: TerrainPiece, base: Base, at?: Point): boolean {
  if (isFrozen(battle, piece)) return false;
  if (isWaterway(piece)) return holdsIn(game.naval, 'bears');
  return piece.kind === 'Rv' && game.isOf(base, 'Bts') && bearsBoats(game, battle, piece, at);
}

/** Does a facing point up a river? A river runs from the first point of its line to the last. */
function isUpRiver({ line = [] }: TerrainPiece, { forward }: Rectangle): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return first && last ? forward.x * (last.x - first.x) + forward.y * (last.y - first.y) < 0 : false;
}

/** Is it hard going: within 45 degrees of the wind or without one for ships, in strong wind for galleys, up-river for boats? */
function isHard(
  game: Debellis,
  battle: Battle,
  piece: TerrainPiece,
  base: PlacedBase,
  at: Rectangle,
): boolean {
  if (game.isOf(base, 'Gal')) return strongWindOf(battle) !== null;
  if (game.isOf(base, 'Bts')) return piece.kind === 'Rv' && isUpRiver(piece, at);
  const wind = windOf(battle);
  return stateOf(battle).calm === true || (wind !== null && liesTowards(at.pose.facing, wind));
}

/** The going of a piece for a naval element, which land bars. */
export function navalGoing(
  game: Debellis,
  battle: Battle,
  piece: TerrainPiece | null,
  base: PlacedBase,
  at?: Rectangle,
): string | null {
  // A road leads over the water by a bridge, or through it by a ford.
  if (piece?.kind === 'Rd' && game.isOf(base, 'Bts') && holdsIn(game.naval, 'underBridges')) return null;
  if (piece === null || !bears(game, battle, piece, base, at?.pose)) return IMPASSABLE;
  return at && isHard(game, battle, piece, base, at) && holdsIn(game.naval, 'slowWater') ? 'DGo' : 'GGo';
}

/** The waters on the table that bear this naval element. */
export const watersFor = (game: Debellis, battle: Battle, base: Base): readonly TerrainPiece[] =>
  battle.terrain.filter((piece) => bears(game, battle, piece, base));

/** Does all this ground lie in water that bears a naval element? A boat may lie in two waters at once. */
export const isWater = (game: Debellis, battle: Battle, base: PlacedBase, ground: Polygon): boolean => {
  const waters = battle.terrain.filter((piece) => bears(game, battle, piece, base, ground[0])).map(outlineOf);
  return (
    waters.some((water) => insideArea(ground, water)) ||
    (game.isOf(base, 'Bts') && ground.every((p) => waters.some((water) => insideByCrossings(water, p))))
  );
};

/** Does a naval element come from its water onto land there? */
export const runsAground = (game: Debellis, battle: Battle, base: PlacedBase, to: Pose): boolean =>
  game.isNaval(base) &&
  isWater(game, battle, base, rectangleOfBase(base).corners) &&
  !isWater(game, battle, base, rectangleAt(base, to).corners);

/** One whose troops are ashore waits for them. */
export function landedBroken(game: Debellis, { way }: Trace): readonly Broken[] {
  const base = way.movers.find((base) => isUnladen(game, base));
  return base && holdsIn(game.naval, 'landTroops')
    ? [breaksAll(clauseIn(game.naval, 'landTroops'), 'debellis.naval.waits', { base: base.id })]
    : NONE;
}

/** A naval element goes by water, wholly. */
export function afloatBroken(game: Debellis, trace: Trace): readonly Broken[] {
  const { way, battle } = trace;
  for (const [place, stage] of way.stages.entries())
    for (const [mover, base] of way.movers.entries()) {
      const ashore =
        game.isNaval(base) && groundOf(way, stage, mover).some((part) => !isWater(game, battle, base, part));
      if (ashore && holdsIn(game.naval, 'onWater'))
        return [
          breaks(place, clauseIn(game.naval, 'onWater'), 'debellis.naval.by-water', {
            base: base.id,
            mm: usedAt(trace, place),
          }),
        ];
    }
  return NONE;
}
