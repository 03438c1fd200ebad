/** Brings a command that was away up to the table edge, in one line. */

import { edgeReasons } from '../../debellis/flank/arriving.ts';
import { arrivalOf, isStraggling } from '../../debellis/flank/marches.ts';
import type { Debellis } from '../../debellis/game.ts';
import type { Arrival } from '../../debellis/state.ts';
import type { Base, Battle, TableEdge } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { AnyCommand } from '../../engine/game/command.ts';
import type { SideId } from '../../engine/game/game.ts';
import { acrossFrom, edgeOfSide, INWARD, isSideways } from '../../engine/setup/edges.ts';
import { degreesOf } from '../../geometry/exact.ts';
import type { Pose } from '../../geometry/pose.ts';

/** Where file number `at` of a command waits at its own edge: to one side of the middle and the other in turn. */
function placeBehind(view: Battle, edge: TableEdge, at: number, width: number): Pose {
  const [ends, facing] = [isSideways(edge), INWARD[edge]];
  const along =
    (ends ? view.table.depth : view.table.width) / 2 + (at % 2 === 0 ? 1 : -1) * Math.ceil(at / 2) * width;
  const out = edge === 'east' ? view.table.width : edge === 'north' ? view.table.depth : 0;
  return ends ? { x: out, y: along, facing } : { x: along, y: out, facing };
}

/** Where the file number `at` of a march waits, counted from the middle of the table. */
function waitingPlace(view: Battle, side: SideId, { edge, half }: Arrival, at: number, width: number): Pose {
  const own = edgeOfSide(view, side);
  if (edge === own) return placeBehind(view, edge, at, width);
  const middle = acrossFrom(view, own) / 2;
  const across = middle + (half === 'enemy' ? 1 : -1) * (at + 0.5) * width;
  const up = own === 'south' || own === 'west' ? across : 2 * middle - across;
  const out = edge === 'east' ? view.table.width : edge === 'north' ? view.table.depth : 0;
  const facing = INWARD[edge];
  return isSideways(edge) ? { x: out, y: up, facing } : { x: up, y: out, facing };
}

/** Puts those at the edge that may come there now and do not wait yet; null if there are none. */
export function bringUp(game: Debellis, rules: Ruleset, view: Battle, side: SideId): AnyCommand | null {
  const coming = view.bases.filter((base) => base.side === side && isStraggling(base) && base.pose === null);
  const troops = coming.filter((base) => !game.isBaggage(base));
  const bases: readonly Base[] = troops.length > 0 ? troops : [];
  const [first] = bases;
  const arrival = first ? arrivalOf(view, first) : null;
  if (!arrival) return null;
  const room = Math.floor(acrossFrom(view, edgeOfSide(view, side)) / 2 / (first?.width ?? 1));
  const march = bases.filter((base) => base.command === first?.command).slice(0, room);
  // Water may lie at the edge.
  const placings = march
    .map((base, at) => ({ base, pose: waitingPlace(view, side, arrival, at, base.width) }))
    .filter((placing) => edgeReasons(game, { rules, battle: view }, side, [placing]).length === 0);
  if (placings.length === 0) return null;
  return {
    type: 'deploy-group',
    bases: placings.map(({ base }) => base.id),
    at: placings.map(({ pose: { x, y, facing } }) => [x, y, degreesOf(facing)]),
  };
}
