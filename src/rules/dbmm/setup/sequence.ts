/** The phases of the setup. */
import type { Step } from '../../../engine/contract/sequence.ts';
import { partByPart } from '../../../engine/phases/sequence.ts';

/** The phases before the first bound, in order. DBMM, Deployment. */
export const setupPhases: readonly string[] = [
  'season',
  'aggression',
  'battlefield',
  'notes',
  'deployment-dice',
  'scouting',
  'deployment',
  'exchanges',
  'orders',
  'delaying',
  'first-bound',
];

/** Runs the phases of the setup one after another. */
export const setup: Step = partByPart(setupPhases.map((step) => ({ step })));
