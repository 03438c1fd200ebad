/** The parts that a position of this ruleset may hold. */
import type { Base, Battle, Place, Setup } from '../battle.ts';
import type { Fault } from '../event.ts';

/** A base before it has an id, a side and a place on the table. */
export type Mustered = Pick<Base, 'troop' | 'width' | 'depth' | 'place' | 'marks' | 'bound'>;

export interface PositionRules {
  /** The table, in millimetres, for a position without one. */
  readonly table: Battle['table'];
  /** The names of places off the table in positions, each with its place. */
  readonly places: Readonly<Record<string, Place>>;
  /** The base that a troop and its flags (`c-in-c`, `halted`) describe, or their fault. */
  muster(troop: string, flags: readonly string[]): Mustered | Fault;
  /** The faults of a position by the rules of this ruleset alone. */
  faults?(position: Setup): readonly Fault[];
}
