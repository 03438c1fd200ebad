/** The bases that move together in one order. Blood and Blades, gaps, pack. */
import { type BaseId, type Battle, basesOnTable, type SideId } from '../../../engine/battle.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import { figure } from '../troops/marks.ts';

/** The number of the next order to a pack in this bound, with which its bases are marked. */
export const nextPack = (battle: Battle, side: SideId): number =>
  1 +
  basesOnTable(battle).reduce(
    (most, base) => (base.side === side ? Math.max(most, figure(base.bound, 'pack')) : most),
    0,
  );

/** The movers, and in a pack all bases of the same order. */
export function movingTogether({ way, manner, battle }: Trace): readonly BaseId[] {
  const [first] = way.movers;
  const order = first && manner === 'pack' ? figure(first.bound, 'pack') : 0;
  if (!first || order === 0) return way.movers.map((base) => base.id);
  return basesOnTable(battle)
    .filter((base) => base.side === first.side && figure(base.bound, 'pack') === order)
    .map((base) => base.id);
}
