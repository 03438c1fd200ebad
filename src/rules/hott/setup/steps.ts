import type { Step } from '../../../engine/contract/sequence.ts';
import { aggression } from '../steps/aggression.ts';
import { armyNotes } from '../steps/army-notes.ts';
import { battlefield } from '../steps/battlefield.ts';
import { deployment, firstBound } from '../steps/deployment.ts';
import { edges } from '../steps/edges.ts';
import { stronghold } from '../steps/stronghold.ts';
import { deploying } from './deploying.ts';
import { setup } from './sequence.ts';

/** The steps before the first bound, by name. */
export const SETUP_STEPS: Readonly<Record<string, Step>> = {
  setup,
  'army-notes': armyNotes,
  aggression,
  battlefield,
  edges,
  stronghold,
  deployment,
  deploying,
  'first-bound': firstBound,
};
