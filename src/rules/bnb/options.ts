/** What players of Blood and Blades agree on: what the rulebook leaves to them, and the rulings that tables differ in. */
import { type BattleOption, choiceOption, numberOption, switchOption } from '../../engine/options.ts';

/** Rain and wind. */
export const WEATHER = switchOption('weather', false);

/** Dusk and night; with the weather also dazzle. */
export const TIME = switchOption('time', false);

/** May bases lie in ambush? */
export const AMBUSH = switchOption('ambush', false, { shownBy: 'ambush' });

/** Is the battle one of a tournament? */
export const TOURNAMENT = switchOption('tournament', false);

/** Rounds that a tournament wants played before a draw is agreed on or time is called. */
export const MINIMUM_ROUNDS = numberOption('minimumRounds', { least: 1, most: 100, usual: null });

/** Move units between an army as it deploys and the line halfway between the long edges. */
export const DEPLOYMENT_DISTANCE = numberOption('deploymentDistance', {
  least: 1,
  most: 8,
  usual: 5,
  ruling: 8,
});

/** Bases of baggage of an army whose list names no number. */
export const BAGGAGE = numberOption('baggage', { least: 0, most: 4, usual: 1, ruling: 10 });

/** Rounds that dusk lasts. */
export const DUSK_ROUNDS = numberOption('duskRounds', { least: 1, most: 6, usual: 2, ruling: 35 });

/** Which far moves of an irregular single base cost more: from the third on, or every one. */
export const IRREGULAR_FAR_MOVES = choiceOption('irregularFarMoves', ['third', 'every'], { ruling: 38 });

/** Do bases that are contacted conform to those who contact them? */
export const CONTACTED_CONFORM = switchOption('contactedConform', true, { ruling: 62 });

/** Are the tactical factors that only the French edition lists counted? */
export const FRENCH_FACTORS = switchOption('frenchFactors', false, { ruling: 86 });

/** Over which table edges a recoil destroys. */
export const RECOIL_OFF_TABLE = choiceOption('recoilOffTable', ['long', 'any'], { ruling: 95 });

/** All of them, in the order in which people read them. */
export const OPTIONS: readonly BattleOption[] = [
  WEATHER,
  TIME,
  AMBUSH,
  TOURNAMENT,
  MINIMUM_ROUNDS,
  DEPLOYMENT_DISTANCE,
  BAGGAGE,
  DUSK_ROUNDS,
  IRREGULAR_FAR_MOVES,
  CONTACTED_CONFORM,
  FRENCH_FACTORS,
  RECOIL_OFF_TABLE,
];
