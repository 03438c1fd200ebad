/**
 * The options of Blood and Blades: choices that the rulebook leaves to players, and rulings on which players differ.
 */
import { choiceOption, type GameOption, numberOption, switchOption } from '../../engine/game/options.ts';

/** Rain and wind. */
export const WEATHER = switchOption('weather', false);

/** Dusk and night; with the weather also dazzle. */
export const TIME = switchOption('time', false);

/** May bases lie in ambush? */
export const AMBUSH = switchOption('ambush', false, { shownBy: 'ambush' });

/** Is the battle one of a tournament? */
export const TOURNAMENT = switchOption('tournament', false);

/** Rounds that a tournament demands before a draw by agreement or time. */
export const MINIMUM_ROUNDS = numberOption('minimumRounds', { least: 1, most: 100, usual: null });

/** Move units between a deployed army and the line halfway between the long edges. */
export const DEPLOYMENT_DISTANCE = numberOption('deploymentDistance', {
  least: 1,
  most: 8,
  usual: 5,
  ruling: 8,
});

/** The number of bases of baggage in an army whose list names none. */
export const BAGGAGE = numberOption('baggage', { least: 0, most: 4, usual: 1, ruling: 10 });

/** Rounds that dusk lasts. */
export const DUSK_ROUNDS = numberOption('duskRounds', { least: 1, most: 6, usual: 2, ruling: 35 });

/** Which far moves cost a single irregular base more: from the third on, or every one. */
export const IRREGULAR_FAR_MOVES = choiceOption('irregularFarMoves', ['third', 'every'], { ruling: 38 });

/** Do contacted bases conform to the bases that contact them? */
export const CONTACTED_CONFORM = switchOption('contactedConform', true, { ruling: 62 });

/** Do the tactical factors count that only the French edition has? */
export const FRENCH_FACTORS = switchOption('frenchFactors', false, { ruling: 86 });

/** The table edges over which a recoil destroys a base. */
export const RECOIL_OFF_TABLE = choiceOption('recoilOffTable', ['long', 'any'], { ruling: 95 });

/** All options, in the order in which players read them. */
export const OPTIONS: readonly GameOption[] = [
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
