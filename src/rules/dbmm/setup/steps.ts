import { aggression } from '../../../debellis/steps/aggression.ts';
import { fortify } from '../../../debellis/steps/fortify.ts';
import { season } from '../../../debellis/steps/season.ts';
import type { Step } from '../../../engine/contract/sequence.ts';
import { DBMM } from '../game.ts';
import { battlefield } from '../steps/battlefield.ts';
import { delaying } from '../steps/delaying.ts';
import { deployingArmy, deployment, firstBound } from '../steps/deployment.ts';
import { deploymentDice } from '../steps/deployment-dice.ts';
import { diceOrders } from '../steps/dice-orders.ts';
import { exchanges, exchanging } from '../steps/exchanges.ts';
import { notes, writeNotes } from '../steps/notes.ts';
import { scouting } from '../steps/scouting.ts';
import { setup } from './sequence.ts';

/** The steps before the first bound, by name. */
export const SETUP_STEPS: Readonly<Record<string, Step>> = {
  setup,
  season: season(DBMM),
  aggression: aggression(DBMM),
  battlefield,
  notes: notes(DBMM),
  'write-notes': writeNotes(DBMM),
  'deployment-dice': deploymentDice,
  scouting,
  deployment,
  fortify: fortify(DBMM),
  deploying: deployingArmy(DBMM),
  exchanges,
  exchanging: exchanging(DBMM),
  orders: diceOrders,
  delaying,
  'first-bound': firstBound(DBMM),
};
