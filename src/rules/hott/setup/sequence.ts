import type { Step } from '../../../engine/contract/sequence.ts';
import { partByPart } from '../../../engine/sequence.ts';

/** What comes before the first bound, in order. Hordes of the Things, Deployment. */
export const setupPhases: readonly string[] = [
  'army-notes',
  'aggression',
  'battlefield',
  'edges',
  'stronghold',
  'deployment',
  'first-bound',
];

/** Goes through the parts of the setup, one after the other. */
export const setup: Step = partByPart(setupPhases.map((step) => ({ step })));
