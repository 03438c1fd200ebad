import type { Step } from '../../../engine/contract/sequence.ts';
import { aggression } from '../steps/aggression.ts';
import { ambush, layAmbush } from '../steps/ambush.ts';
import { baggage } from '../steps/baggage.ts';
import { battlefield } from '../steps/battlefield.ts';
import { deployment, deploymentOrder, firstRound } from '../steps/deployment.ts';
import { timeOfDay } from '../steps/time.ts';
import { weatherScore } from '../steps/weather-score.ts';
import { deploying } from './deploying.ts';
import { setup } from './sequence.ts';

/** The steps before the first bound, by name. */
export const SETUP_STEPS: Readonly<Record<string, Step>> = {
  setup,
  aggression,
  battlefield,
  'weather-score': weatherScore,
  'time-of-day': timeOfDay,
  baggage,
  'deployment-order': deploymentOrder,
  ambush,
  'lay-ambush': layAmbush,
  deployment,
  deploying,
  'first-round': firstRound,
};
