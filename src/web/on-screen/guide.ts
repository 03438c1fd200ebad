import type { Base, BaseId, Battle, PlacedBase, SideId } from '../../engine/battle.ts';
import type { Told } from './told.ts';

/** What made a fight hard for a base: an enemy that overlaps it, one on its flank or behind it, or the ground. */
export type Burden = 'overlapped' | 'flanked' | 'ground';

/** Troops of a side that are off the table, and what is told of them. */
export interface OffTable extends Told {
  readonly bases: readonly Base[];
}

/** What helps a player to understand a ruleset. It is loaded with the first panel that needs it. */
export interface GuideOnScreen {
  /** The clauses that explain terms further, by the term. */
  readonly terms: Readonly<Record<string, string>>;
  /** The burden that a line of factors tells of, by the key of the line, or by its key and its figure `how`. */
  readonly burdens: Readonly<Record<string, Burden>>;
  /** What the card of a base tells of its shots and its magic. */
  facts(base: Base): readonly Told[];
  /** What it adds to its die in a fight; without it, it takes more words than one line. */
  factors?(base: Base): Told;
  /** Does it shoot or cast spells? */
  aims(base: Base): boolean;
  /** What a base counts among the losses of its side now; 0 while it is not lost. */
  lossOf(battle: Battle, base: Base): number;
  /** What a base counts when it is destroyed. */
  worthOf(base: Base): number;
  /** Is a base out of command, so that orders to it cost more? */
  isUnled?(battle: Battle, base: PlacedBase): boolean;
  /** The enemies that it touches with its front, though no fight follows, as the two are not lined up. */
  touchedIdly?(battle: Battle, base: PlacedBase): readonly BaseId[];
  /** Does it wait beside a table that has no ground from which it could come? Without it, never. */
  neverComes?(battle: Battle, base: Base): boolean;
  /** Own troops that are off the table from the beginning, and still to come; none without it. */
  offTable?(battle: Battle, side: SideId): readonly OffTable[];
  /** How far the magic of a base reaches in any direction, in millimetres; null where it has none. */
  magic?(base: Base): number | null;
}
