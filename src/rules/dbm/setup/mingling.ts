/** Commands are deployed apart. DBM, Commands; ruling 106. */

import { commandOf } from '../../../engine/army/commands.ts';
import { type Battle, basesOnTable } from '../../../engine/battle.ts';
import { rectangleAt } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { SideId } from '../../../engine/game/game.ts';
import type { Placing } from '../../../engine/setup/putting-down.ts';
import { convexOverlap } from '../../../geometry/overlap.ts';
import { convexHull, type Polygon } from '../../../geometry/polygon.ts';
import { because } from '../citing.ts';

/** The places of a side's elements after these are put down. */
function standing(battle: Battle, side: SideId, placings: readonly Placing[]): readonly Placing[] {
  const moved = new Set(placings.map(({ base }) => base.id));
  const others = basesOnTable(battle).filter((base) => base.side === side && !moved.has(base.id));
  return [...others.map((base) => ({ base, pose: base.pose })), ...placings];
}

/** The convex outline of a command. */
const outlineOf = (placings: readonly Placing[], command: string): Polygon =>
  convexHull(
    placings
      .filter(({ base }) => commandOf(base) === command)
      .flatMap(({ base, pose }) => rectangleAt(base, pose).corners),
  );

/** The commands of the same side whose ground these elements would share. */
export function minglingReasons(battle: Battle, placings: readonly Placing[]): readonly Reason[] {
  const side = placings[0]?.base.side;
  if (side === undefined || !holds('dbm.deploy.2')) return [];
  const after = standing(battle, side, placings);
  const commands = [...new Set(after.map(({ base }) => commandOf(base)))].toSorted();
  const put = new Set(placings.map(({ base }) => commandOf(base)));
  const outlines = new Map(commands.map((command) => [command, outlineOf(after, command)]));
  return commands.flatMap((command, at) =>
    commands.slice(at + 1).flatMap((other) => {
      if (!put.has(command) && !put.has(other)) return [];
      const [one = [], two = []] = [outlines.get(command), outlines.get(other)];
      return convexOverlap(one, two)
        ? [because('dbm.deploy.2', 'dbm.setup.mingled', { command, other })]
        : [];
    }),
  );
}
