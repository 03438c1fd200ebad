/** The parts that a position of this ruleset may hold. */
import type { Base, Battle, Place } from '../battle.ts';
import type { Fault } from '../event.ts';
import type { BattleOption } from '../game/options.ts';
import type { Notes } from '../game/own-form.ts';
import type { Setup } from '../setup/check-setup.ts';

/** A base before it has an id, a side and a place on the table. */
export type Mustered = Pick<Base, 'troop' | 'width' | 'depth' | 'place' | 'marks' | 'bound'>;

export interface PositionRules {
  /** The table, in millimetres, for a position without one. */
  readonly table: Battle['table'];
  /** The options that players may agree on before a battle. Without this, any option is accepted. */
  readonly options?: readonly BattleOption[];
  /** The names of places off the table in positions, each with its place. */
  readonly places: Readonly<Record<string, Place>>;
  /** The notes of its lasting state: their forms, and whether each seat may see them. */
  readonly own?: Notes;
  /** As `own`, for the facts about a side. */
  readonly facts?: Notes;
  /** The base that a troop and its flags (`c-in-c`, `halted`) describe, or their fault. */
  muster(troop: string, flags: readonly string[]): Mustered | Fault;
  /** The faults of a position by the rules of this ruleset alone. */
  faults?(position: Setup): readonly Fault[];
}
