import type { Step } from '../../../engine/contract/sequence.ts';
import { type Part, partByPart } from '../../../engine/sequence.ts';
import type { BnbClause } from '../clauses/ids.ts';

/** What comes before the first round, in order. Blood and Blades, setup. */
export const SETUP: readonly Required<Part<BnbClause>>[] = [
  { rule: 'bnb.setup.5', step: 'aggression' },
  { rule: 'bnb.setup.6', step: 'battlefield' },
  { rule: 'bnb.setup.7', step: 'weather-score' },
  { rule: 'bnb.setup.7', step: 'time-of-day' },
  { rule: 'bnb.setup.8', step: 'baggage' },
  { rule: 'bnb.setup.9', step: 'deployment-order' },
  { rule: 'bnb.setup.11', step: 'ambush' },
  { rule: 'bnb.setup.12', step: 'deployment' },
  { rule: 'bnb.setup.15', step: 'first-round' },
];

/** The names of the steps of the setup, for whoever must know where a battle is. */
export const setupPhases: readonly string[] = SETUP.map((part) => part.step);

/** Goes through the parts of the setup, one after the other. */
export const setup: Step = partByPart(SETUP);
