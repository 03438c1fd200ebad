/** The phases of the setup. */
import type { Step } from '../../../engine/contract/sequence.ts';
import { partByPart } from '../../../engine/phases/sequence.ts';

/** The phases before the first bound, in order. DBM, Defender; ruling 42. */
export const setupPhases: readonly string[] = [
  'season',
  'aggression',
  'battlefield',
  'weather-score',
  'baggage',
  'notes',
  'deployment',
  'first-bound',
];

/** Runs the phases of the setup one after another. */
export const setup: Step = partByPart(setupPhases.map((step) => ({ step })));
