/** Which commands may go on flank marches. DBM, Flank marches; ruling 73. */
import { isAllied } from '../../../debellis/commands/generals.ts';
import { commandNames } from '../../../engine/army/commands.ts';
import type { Base, Battle, TableEdge } from '../../../engine/battle.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { broken } from '../citing.ts';
import { isBaggage, isMobile } from '../troops/base.ts';

/** Only allied baggage that can move goes on a flank march. */
export const isMarchingBaggage = (battle: Battle, base: Base): boolean =>
  isBaggage(base) && isAllied(battle, base) && isMobile(base);

/** At most half of the commands are sent. */
export function marchReasons(
  battle: Battle,
  side: SideId,
  after: Readonly<Record<string, TableEdge>>,
): readonly Reason[] {
  const sent = Object.keys(after).length;
  const count = commandNames(battle, side).length;
  return 2 * sent <= count ? [] : broken('dbm.flank.2', 'debellis.flank.half-of-commands', { sent, count });
}
