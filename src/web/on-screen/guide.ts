import type { Base, Battle } from '../../engine/battle.ts';
import type { Told } from './told.ts';

/** What helps a player to understand a ruleset. It is loaded with the first panel that needs it. */
export interface GuideOnScreen {
  /** The clauses that explain terms further, by the term. */
  readonly terms: Readonly<Record<string, string>>;
  /** What the card of a base tells of its shots and its magic. */
  facts(base: Base): readonly Told[];
  /** Does it shoot or cast spells? */
  aims(base: Base): boolean;
  /** What a lost base counts among the losses of its side; 0 where it does not count. */
  lossOf(battle: Battle, base: Base): number;
  /** How far the magic of a base reaches in any direction, in millimetres; null where it has none. */
  magic?(base: Base): number | null;
}
