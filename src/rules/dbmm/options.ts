/** The options of DBMM: parts that a battle can do without, and rulings that tables play in different ways. */
import { choiceOption, type GameOption, numberOption, switchOption } from '../../engine/game/options.ts';

/** Army points for each side. All prices are our own. */
export const ARMY_POINTS = numberOption('ap', { least: 1, most: 1000, usual: 400, ruling: 50 });

/** Season, weather and hour. */
export const WEATHER = switchOption('weather', true);

/** May elements lie in ambush? */
export const AMBUSH = switchOption('ambush', true, { ruling: 72 });

/** May commands march around the flanks of the table, or come late? */
export const FLANK_MARCHES = switchOption('flankMarches', true, { ruling: 73 });

/** May groups feign flight? */
export const FEIGNED_FLIGHT = switchOption('feignedFlight', true, { ruling: 83 });

/** Walls, towers, gates and obstacles that armies buy. */
export const FORTIFICATIONS = switchOption('fortifications', true);

/** Water, and galleys, ships and boats on it. */
export const WATER = switchOption('water', true);

// The other stratagems that armies buy.
export const HIDDEN_OBSTACLES = switchOption('hiddenObstacles', true, { ruling: 81 });
export const CONCEALED_COMMAND = switchOption('concealedCommand', true, { ruling: 76 });
export const GUIDES = switchOption('guides', true, { ruling: 80 });
export const SCOUTING = switchOption('scouting', true, { ruling: 79 });
export const UNUSUAL_TROOPS = switchOption('unusualTroops', true, { ruling: 78 });
export const CHANGING_DEPLOYMENT = switchOption('changingDeployment', true, { ruling: 77 });
export const DELAYING_BATTLE = switchOption('delayingBattle', true, { ruling: 82 });

/** The number of bounds, both sides' together, after which the losses as they stand decide. */
export const BOUND_LIMIT = numberOption('bounds', { least: 1, most: 1000, usual: null, ruling: 129 });

/** Who is upslope is settled: the front edges decide. */
export const UPSLOPE = choiceOption('upslope', ['edge'], { ruling: 138 });

/** All of them, in the order in which people read them. */
export const OPTIONS: readonly GameOption[] = [
  ARMY_POINTS,
  AMBUSH,
  FLANK_MARCHES,
  FEIGNED_FLIGHT,
  HIDDEN_OBSTACLES,
  CONCEALED_COMMAND,
  GUIDES,
  SCOUTING,
  UNUSUAL_TROOPS,
  CHANGING_DEPLOYMENT,
  DELAYING_BATTLE,
  BOUND_LIMIT,
  FORTIFICATIONS,
  WATER,
  WEATHER,
];
