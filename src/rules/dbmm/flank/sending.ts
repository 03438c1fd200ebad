/** Which commands may go on flank marches. DBMM, Flank marches; rulings 73, 109 and 146. */
import { isGeneral } from '../../../debellis/troops/base.ts';
import { inCommand } from '../../../engine/army/commands.ts';
import type { Base, Battle, TableEdge } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { edgeDistance } from '../../../engine/setup/edges.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import { because, broken } from '../citing.ts';
import { isWater } from '../ground/going.ts';
import { isBaggage, isMobile, isNaval } from '../troops/base.ts';
import { awayReasons, delayedCommands, isBaggageCommand } from './delaying.ts';

/** Sacred standards and baggage that never moves go on no flank march. */
export const isMarchingBaggage = (_battle: Battle, base: Base): boolean => isBaggage(base) && isMobile(base);

/** Does water lie along an edge? */
const isWaterEdge = (battle: Battle, edge: TableEdge): boolean =>
  battle.terrain.some(
    (piece) =>
      isWater(piece) &&
      outlineOf(piece).filter((point) => atMost(edgeDistance(battle, edge, point), 0)).length > 1,
  );

/** Why a side may not send this command and the others, each to its edge. */
export function marchReasons(
  battle: Battle,
  side: SideId,
  after: Readonly<Record<string, TableEdge>>,
  sent: string,
): readonly Reason[] {
  const own = inCommand(battle, side, sent);
  const delayed = delayedCommands(battle, side);
  const edge = after[sent];
  const figures = { command: sent };
  if (delayed.includes(sent)) return [because('dbmm.delay.3', 'dbmm.flank.delayed', figures)];
  if (isBaggageCommand(battle, side, sent)) return broken('dbmm.flank.3', 'dbmm.flank.army-baggage', figures);
  return [
    ...(own.some(isGeneral) ? [] : broken('dbmm.flank.1', 'dbmm.flank.without-general', figures)),
    ...(own.some(isNaval) && edge !== undefined && !isWaterEdge(battle, edge)
      ? broken('dbmm.flank.5', 'dbmm.flank.no-water', { ...figures, edge })
      : []),
    ...awayReasons(Object.keys(after).length + delayed.length),
  ];
}
