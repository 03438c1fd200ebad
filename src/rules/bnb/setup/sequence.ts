/** The phases of the setup. */
import type { Step } from '../../../engine/contract/sequence.ts';
import { type Part, partByPart } from '../../../engine/phases/sequence.ts';
import type { BnbClause } from '../clauses/ids.ts';

/** The parts of the setup before the first round, in order. Blood and Blades, setup. */
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

/** The names of the steps of the setup. */
export const setupPhases: readonly string[] = SETUP.map((part) => part.step);

/** Runs the parts of the setup one after another. */
export const setup: Step = partByPart(SETUP);
