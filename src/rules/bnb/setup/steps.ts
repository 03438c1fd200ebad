import type { Step } from '../../../engine/contract.ts';
import { aggression } from '../steps/aggression.ts';
import { baggage } from '../steps/baggage.ts';
import { battlefield } from '../steps/battlefield.ts';
import { deployment, deploymentOrder, firstRound } from '../steps/deployment.ts';
import { deploying } from './deploying.ts';
import { setup } from './sequence.ts';

/** The steps before the first bound, by name. */
export const SETUP_STEPS: Readonly<Record<string, Step>> = {
  setup,
  aggression,
  battlefield,
  baggage,
  'deployment-order': deploymentOrder,
  deployment,
  deploying,
  'first-round': firstRound,
};
