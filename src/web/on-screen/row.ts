import type { ComponentChildren, ComponentType } from 'preact';
import type { Clauses } from './clauses.ts';
import type { GuideOnScreen } from './guide.ts';
import type { NewBattles } from './new-battles.ts';
import type { Printing } from './printing.ts';
import type { RulesetOnScreen } from './ruleset.ts';

/** The properties of a workshop, the page on which armies are made. */
export interface WorkshopProps {
  /** The army that is open; null where none is. */
  readonly army: string | null;
  /** The links to the workshops of other rulesets. */
  readonly links: ComponentChildren;
  /** Goes on to a new battle with an army. */
  readonly onPlay: (army: string) => void;
  /** Opens a file of the person's machine. */
  readonly onFile: (file: File) => void;
}

/** The properties of the page of campaigns. */
export interface CampaignProps {
  /** The campaign that is open; null where none is. */
  readonly id: string | null;
}

/** The parts of one ruleset on the screen. Each is loaded when it is needed. */
export interface RulesetRow {
  /** The parts that a battle needs. */
  readonly battle: () => Promise<RulesetOnScreen>;
  /** The parts that a new battle needs. */
  readonly newBattles: () => Promise<NewBattles>;
  readonly clauses: () => Promise<Clauses>;
  /** Its scales of figures, for paper. */
  readonly printing: () => Promise<Printing>;
  /** What explains it to a player. */
  readonly guide: () => Promise<GuideOnScreen>;
  /** The workshop; without it, armies are only opened from files. */
  readonly workshop?: () => Promise<ComponentType<WorkshopProps>>;
  /** The page of its campaigns, where it has any. */
  readonly campaign?: () => Promise<ComponentType<CampaignProps>>;
}
