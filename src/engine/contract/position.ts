/** What a position of this ruleset may hold. */
import type { Base, Battle, Place } from '../battle.ts';
import type { Fault } from '../event.ts';
import type { BattleOption } from '../options.ts';
import type { Notes } from '../own-form.ts';
import type { Setup } from '../setup.ts';

/** A base before it has an id, a side and a place on the table. */
export type Mustered = Pick<Base, 'troop' | 'width' | 'depth' | 'place' | 'marks' | 'bound'>;

export interface PositionRules {
  /** The table, in millimetres, of a position that names none. */
  readonly table: Battle['table'];
  /** What players may agree on before a battle. Without it, any option may be written down. */
  readonly options?: readonly BattleOption[];
  /** The places off the table that positions may name, each with the place that is meant. */
  readonly places: Readonly<Record<string, Place>>;
  /** The notes of its own lasting state: their forms, and who may know them. */
  readonly own?: Notes;
  /** The same of the facts about a side. */
  readonly facts?: Notes;
  /** The base that a troop and its flags (`c-in-c`, `halted`) describe, or what is wrong with them. */
  muster(troop: string, flags: readonly string[]): Mustered | Fault;
  /** What is wrong with a position by the rules of this ruleset alone. */
  faults?(position: Setup): readonly Fault[];
}
