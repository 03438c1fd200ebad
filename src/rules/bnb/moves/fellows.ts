/** Who moves with whom. Blood and Blades, gaps, pack. */
import { type BaseId, type Battle, basesOnTable, figure, type SideId } from '../../../engine/battle.ts';
import type { Trace } from '../../../engine/moves/trace.ts';

/** The number of the bound's next order to a pack: its bases are marked with it. */
export const nextPack = (battle: Battle, side: SideId): number =>
  1 +
  basesOnTable(battle).reduce(
    (most, base) => (base.side === side ? Math.max(most, figure(base.bound, 'pack')) : most),
    0,
  );

/** The movers, and for one of a pack all that were ordered with it. */
export function movingTogether({ way, manner, battle }: Trace): readonly BaseId[] {
  const [first] = way.movers;
  const order = first && manner === 'pack' ? figure(first.bound, 'pack') : 0;
  if (!first || order === 0) return way.movers.map((base) => base.id);
  return basesOnTable(battle)
    .filter((base) => base.side === first.side && figure(base.bound, 'pack') === order)
    .map((base) => base.id);
}
