import type { Base } from '../../engine/battle.ts';

export interface TroopGroup {
  readonly troop: string;
  /** The commander is a row of its own, so that it can be taken alone. */
  readonly leader: boolean;
  readonly bases: readonly Base[];
}

/** The bases of a tray by troop, commanders first. */
export function byTroop(tray: readonly Base[], leads: (base: Base) => boolean): readonly TroopGroup[] {
  return [true, false].flatMap((leader) => {
    const some = tray.filter((base) => leads(base) === leader);
    const troops = [...new Set(some.map((base) => base.troop))];
    return troops.map((troop) => ({ troop, leader, bases: some.filter((base) => base.troop === troop) }));
  });
}
