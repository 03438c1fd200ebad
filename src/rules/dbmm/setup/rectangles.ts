/** Each command is deployed in a rectangle of its own. DBMM, Deployment; ruling 108. */
import { commandOf } from '../../../engine/army/commands.ts';
import { type Battle, basesOnTable } from '../../../engine/battle.ts';
import { rectangleAt } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { SideId } from '../../../engine/game/game.ts';
import type { Placing } from '../../../engine/setup/putting-down.ts';
import { boxOf } from '../../../geometry/polygon.ts';
import { type Box, boxesMeet } from '../../../geometry/rectangle.ts';
import { OVERLAP_DEPTH } from '../../../geometry/tolerance.ts';
import { because } from '../citing.ts';
import { isBaggage } from '../troops/base.ts';

/** The places of a side's elements after these are put down. Baggage counts for no rectangle. */
function standing(battle: Battle, side: SideId, placings: readonly Placing[]): readonly Placing[] {
  const moved = new Set(placings.map(({ base }) => base.id));
  const others = basesOnTable(battle).filter((base) => base.side === side && !moved.has(base.id));
  return [...others.map((base) => ({ base, pose: base.pose })), ...placings].filter(
    ({ base }) => !isBaggage(base) || !holds('dbmm.deploy.25'),
  );
}

/** The smallest rectangle along the edges of the table that holds a command. */
const rectangleOf = (placings: readonly Placing[], command: string): Box =>
  boxOf(
    placings
      .filter(({ base }) => commandOf(base) === command)
      .flatMap(({ base, pose }) => rectangleAt(base, pose).corners),
  );

/** The rectangle of a command as it stands. */
export const commandBox = (battle: Battle, side: SideId, command: string): Box =>
  rectangleOf(standing(battle, side, []), command);

/** The commands of the same side whose rectangles would meet. They may touch. */
export function rectangleReasons(battle: Battle, placings: readonly Placing[]): readonly Reason[] {
  const side = placings[0]?.base.side;
  if (side === undefined || !holds('dbmm.deploy.3')) return [];
  const after = standing(battle, side, placings);
  const put = new Set(placings.map(({ base }) => commandOf(base)));
  const rectangles = [...new Set(after.map(({ base }) => commandOf(base)))]
    .toSorted()
    .map((command) => ({ command, box: rectangleOf(after, command) }));
  // Rectangles that only touch do not meet.
  const gap = holds('dbmm.deploy.26') ? -OVERLAP_DEPTH : 0;
  return rectangles.flatMap((one, at) =>
    rectangles
      .slice(at + 1)
      .filter((other) => put.has(one.command) || put.has(other.command))
      .filter((other) => boxesMeet(one.box, other.box, gap))
      .map(({ command: other }) =>
        because('dbmm.deploy.3', 'dbmm.setup.rectangles', { command: one.command, other }),
      ),
  );
}
