/** The options of DBMM: parts that a battle can do without, and rulings that tables play in different ways. */
import { choiceOption, type GameOption, numberOption, switchOption } from '../../engine/game/options.ts';

/** Army points for each side. All prices are our own. */
export const ARMY_POINTS = numberOption('ap', { least: 1, most: 1000, usual: 400, ruling: 50 });
export const WEATHER = switchOption('weather', true);
export const AMBUSH = switchOption('ambush', true);
export const FLANK_MARCHES = switchOption('flankMarches', true);
export const WATER = switchOption('water', false);
export const FORTIFICATIONS = switchOption('fortifications', true);

/** The number of bounds, both sides' together, after which the losses as they stand decide. */
export const BOUND_LIMIT = numberOption('bounds', { least: 1, most: 1000, usual: null, ruling: 129 });

/** Who is upslope is settled: the front edges decide. */
export const UPSLOPE = choiceOption('upslope', ['edge'], { ruling: 138 });

/** All of them, in the order in which people read them. */
export const OPTIONS: readonly GameOption[] = [
  ARMY_POINTS,
  WEATHER,
  AMBUSH,
  FLANK_MARCHES,
  WATER,
  FORTIFICATIONS,
  BOUND_LIMIT,
];
