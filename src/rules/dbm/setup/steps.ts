import { deploying } from '../../../debellis/setup/deploying.ts';
import { aggression } from '../../../debellis/steps/aggression.ts';
import { baggage } from '../../../debellis/steps/baggage.ts';
import { deployment, firstBound } from '../../../debellis/steps/deployment.ts';
import { fortify } from '../../../debellis/steps/fortify.ts';
import { notes, writeNotes } from '../../../debellis/steps/notes.ts';
import { season } from '../../../debellis/steps/season.ts';
import { weatherScore } from '../../../debellis/steps/weather-score.ts';
import type { Step } from '../../../engine/contract/sequence.ts';
import { DBM } from '../game.ts';
import { battlefield } from '../steps/battlefield.ts';
import { setup } from './sequence.ts';

/** The steps before the first bound, by name. */
export const SETUP_STEPS: Readonly<Record<string, Step>> = {
  setup,
  season: season(DBM),
  aggression: aggression(DBM),
  battlefield: battlefield(DBM),
  'weather-score': weatherScore(DBM),
  baggage: baggage(DBM),
  fortify: fortify(DBM),
  notes: notes(DBM),
  'write-notes': writeNotes(DBM),
  deployment: deployment(DBM),
  deploying: deploying(DBM),
  'first-bound': firstBound(DBM),
};
