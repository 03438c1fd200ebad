/** A row of the table of rear support. */
import type { Kind } from '../troops/troop.ts';
import type { Combatant, Context, Rank } from './combatant.ts';

export interface SupportRow<Clause extends string = string> {
  readonly rule: Clause;
  /** The supported troops. */
  readonly front: readonly Kind[];
  /** The enemies against which it counts; all if absent. */
  readonly against?: (context: Context) => boolean;
  /** It counts also when the element is shot at. */
  readonly shotAt?: true;
  /** The ranks that count, of the ranks behind it in order. */
  readonly ranks: (own: Combatant) => readonly Rank[];
}
