import type { Base, Battle, SideId } from '../battle.ts';

/** What each side may know of a battle. */
export interface SecretRules {
  /** Is this base hidden from that seat? */
  hides(battle: Battle, base: Base, from: SideId | null): boolean;
  /** Could a side still hide a base, as far as everybody knows? The answer never tells whether one does. */
  mayHide?(battle: Battle): boolean;
}
