import type { CampaignFields } from '../engine/campaign-fields.ts';
import type { ClauseData } from '../engine/clauses.ts';
import type { Campaign } from '../engine/contract/campaign.ts';
import type { Ruleset } from '../engine/contract.ts';

/** For types that a ruleset does not have, what is most like each there: a type, or a whole troop. */
export type Likes = Readonly<Record<string, string>>;

/** Loads the parts of one ruleset. They are large, so each is loaded on demand. */
export interface RulesetParts {
  /** Absent where only the clauses exist and no battle can be fought yet. */
  readonly rules?: () => Promise<Ruleset>;
  readonly clauses: () => Promise<readonly ClauseData[]>;
  /** The categories of figures, in the order of the rulebook; absent where no figure has been drawn yet. */
  readonly figureCategories?: () => Promise<readonly string[]>;
  /** What is most like the troops of other rulesets in it. */
  readonly likes?: () => Promise<Likes>;
  /** The campaign in which its battles may be fought, if there is one. No battle needs it. */
  readonly campaign?: () => Promise<Campaign>;
  /** Plays the battles of that campaign elsewhere. */
  readonly fields?: () => Promise<CampaignFields>;
  /** Marks of its own that a base gets for the bound when it moves or is halted. */
  readonly boundMarks?: readonly string[];
}
