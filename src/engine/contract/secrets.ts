/** Which bases are hidden from a seat. */
import type { Base, Battle, SideId } from '../battle.ts';

/** The rules about hidden bases. */
export interface SecretRules {
  /** Is this base hidden from that seat? */
  hides(battle: Battle, base: Base, from: SideId | null): boolean;
  /** Could a side still hide a base, from what both sides know? The answer never tells whether one does. */
  mayHide?(battle: Battle): boolean;
}
