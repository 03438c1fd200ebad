import type { Step } from '../../../engine/contract/sequence.ts';
import { aggression } from '../steps/aggression.ts';
import { baggage } from '../steps/baggage.ts';
import { battlefield } from '../steps/battlefield.ts';
import { deployment, firstBound } from '../steps/deployment.ts';
import { fortify } from '../steps/fortify.ts';
import { notes, writeNotes } from '../steps/notes.ts';
import { season } from '../steps/season.ts';
import { weatherScore } from '../steps/weather-score.ts';
import { deploying } from './deploying.ts';
import { setup } from './sequence.ts';

/** The steps before the first bound, by name. */
export const SETUP_STEPS: Readonly<Record<string, Step>> = {
  setup,
  season,
  aggression,
  battlefield,
  'weather-score': weatherScore,
  baggage,
  fortify,
  notes,
  'write-notes': writeNotes,
  deployment,
  deploying,
  'first-bound': firstBound,
};
