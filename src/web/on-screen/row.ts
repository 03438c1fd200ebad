import type { ComponentType } from 'preact';
import type { Clauses } from './clauses.ts';
import type { NewBattles } from './new-battles.ts';
import type { RulesetOnScreen } from './ruleset.ts';

/** What the page is given on which the armies of a ruleset are made. */
export interface WorkshopProps {
  /** The army that is open; null where none is. */
  readonly army: string | null;
  /** Goes on to a new battle with an army. */
  readonly onPlay: (army: string) => void;
  /** Opens a file of this machine. */
  readonly onFile: (file: File) => void;
}

/** The parts of one ruleset on the screen. Each is loaded when it is needed. */
export interface RulesetRow {
  /** What a battle needs. */
  readonly battle: () => Promise<RulesetOnScreen>;
  /** What a new battle can be made of. */
  readonly newBattles: () => Promise<NewBattles>;
  readonly clauses: () => Promise<Clauses>;
  /** The page on which its armies are made; without it, armies are only opened from files. */
  readonly workshop?: () => Promise<ComponentType<WorkshopProps>>;
}
