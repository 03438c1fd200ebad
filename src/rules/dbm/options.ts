/** The options of DBM: parts that a battle can do without, and rulings that tables play in different ways. */
import { choiceOption, type GameOption, numberOption, switchOption } from '../../engine/game/options.ts';

/** Army points for each side. */
export const ARMY_POINTS = numberOption('ap', { least: 1, most: 1000, usual: 400, ruling: 39 });

/** Season, weather and hour. */
export const WEATHER = switchOption('weather', true);

/** May elements lie in ambush? */
export const AMBUSH = switchOption('ambush', true);

/** May commands march around the flanks of the table? */
export const FLANK_MARCHES = switchOption('flankMarches', true);

/** Waterways, and galleys, ships and boats on them. */
export const WATER = switchOption('water', false);

/** Walls, gates and towers. */
export const FORTIFICATIONS = switchOption('fortifications', true);

/** The number of bounds, both sides' together, after which the points as they stand decide. */
export const BOUND_LIMIT = numberOption('bounds', { least: 1, most: 1000, usual: null, ruling: 137 });

/** The chart that gives the weather: that of version 3.0, or the first one of the guide. */
export const WEATHER_CHART = choiceOption('weatherChart', ['3.0', 'first'], { ruling: 36 });

/**
 * What decides who is upslope: the front edge, the rear corner that is nearer to the top of the hill, or the base that a
 * line from the top crosses.
 */
export const UPSLOPE = choiceOption('upslope', ['edge', 'corner', 'line'], { ruling: 50 });

/** May an element that has moved be halted as part of a group? */
export const HALT_AFTER_MOVE = switchOption('haltAfterMove', true, { ruling: 107 });

/** All of them, in the order in which people read them. */
export const OPTIONS: readonly GameOption[] = [
  ARMY_POINTS,
  WEATHER,
  AMBUSH,
  FLANK_MARCHES,
  WATER,
  FORTIFICATIONS,
  BOUND_LIMIT,
  WEATHER_CHART,
  UPSLOPE,
  HALT_AFTER_MOVE,
];
