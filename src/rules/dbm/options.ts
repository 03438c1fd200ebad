/** The options of DBM: rulings that tables play in different ways. */
import { type BattleOption, choiceOption, numberOption } from '../../engine/options.ts';

/** Army points for each side. */
export const ARMY_POINTS = numberOption('ap', { least: 1, most: 1000, usual: 400, ruling: 39 });

/** The number of bounds, both sides' together, after which the points as they stand decide. */
export const BOUND_LIMIT = numberOption('bounds', { least: 1, most: 1000, usual: null, ruling: 137 });

/** The part that decides who is upslope: the front edge, or the rear corner that is nearer to the top of the hill. */
export const UPSLOPE = choiceOption('upslope', ['edge', 'corner'], { ruling: 50 });

/** All of them, in the order in which people read them. */
export const OPTIONS: readonly BattleOption[] = [ARMY_POINTS, BOUND_LIMIT, UPSLOPE];
