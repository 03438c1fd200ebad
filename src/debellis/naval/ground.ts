/** The water that bears naval elements. */

import type { Base, Battle, PlacedBase, TerrainPiece } from '../../engine/battle.ts';
import { IMPASSABLE, outlineOf } from '../../engine/board/going.ts';
import { rectangleAt, rectangleOfBase } from '../../engine/board/rectangles.ts';
import { NONE } from '../../engine/citing.ts';
import type { Broken } from '../../engine/contract/moves.ts';
import { groundOf } from '../../engine/moves/sweep.ts';
import { usedAt } from '../../engine/moves/trace.ts';
import type { Trace } from '../../engine/moves/types.ts';
import { insideArea } from '../../geometry/overlap.ts';
import { insideByCrossings, type Polygon } from '../../geometry/polygon.ts';
import type { Pose } from '../../geometry/pose.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { clauseIn, holdsIn } from '../book.ts';
import { breaks, breaksAll } from '../citing.ts';
import type { Debellis } from '../game.ts';
import { isUnladen } from './carrying.ts';

/** Does a facing point up a river? A river runs from the first point of its line to the last. */
export function isUpRiver({ line = [] }: TerrainPiece, { forward }: Rectangle): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return first && last ? forward.x * (last.x - first.x) + forward.y * (last.y - first.y) < 0 : false;
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
  if (piece === null || !game.bears(battle, piece, base, at?.pose)) return IMPASSABLE;
  return at && game.isHardWater(battle, piece, base, at) ? 'DGo' : 'GGo';
}

/** The waters on the table that bear this naval element. */
export const watersFor = (game: Debellis, battle: Battle, base: Base): readonly TerrainPiece[] =>
  battle.terrain.filter((piece) => game.bears(battle, piece, base));

/** Does all this ground lie in water that bears a naval element? A boat may lie in two waters at once. */
export const isWater = (game: Debellis, battle: Battle, base: PlacedBase, ground: Polygon): boolean => {
  const waters = battle.terrain.filter((piece) => game.bears(battle, piece, base, ground[0])).map(outlineOf);
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
