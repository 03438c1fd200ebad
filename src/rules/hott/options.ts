/** The options of Hordes of the Things: the size of the battle, and rulings on which players differ. */
import { choiceOption, type GameOption, numberOption, switchOption } from '../../engine/game/options.ts';

/** Army points for each side; from 48 on it is a mass battle. */
export const ARMY_POINTS = numberOption('ap', { least: 1, most: 960, usual: null });

/** The number of bounds, both sides' together, after which the battle is drawn. */
export const BOUND_LIMIT = numberOption('bounds', { least: 1, most: 1000, usual: null, ruling: 68 });

/** Do both armies rely on the same god? */
export const SHARED_GOD = switchOption('sharedGod', false, { ruling: 28 });

/** Are lurkers unknown to the enemy until they appear? */
export const HIDDEN_LURKERS = switchOption('hiddenLurkers', true, { ruling: 11 });

/** Which lost hordes can be replaced: all, or only those that were destroyed on the board. */
export const HORDES_RETURN = choiceOption('hordesReturn', ['all', 'destroyed'], { ruling: 32 });

/** Does an ensorcelled general count as lost? Its army points are lost in any case. */
export const ENSORCELLED_GENERAL_LOST = switchOption('ensorcelledGeneralLost', true, { ruling: 38 });

/** Which bases may shoot through the rim of a wood: those at the rim, or also bases that shoot past a corner. */
export const WOOD_SHOTS = choiceOption('woodShots', ['rim', 'corner'], { ruling: 54 });

/** Do pursuers follow into bad going? */
export const PURSUIT_INTO_BAD_GOING = switchOption('pursuitIntoBadGoing', true, { ruling: 67 });

/** All options, in the order in which players read them. */
export const OPTIONS: readonly GameOption[] = [
  ARMY_POINTS,
  BOUND_LIMIT,
  HIDDEN_LURKERS,
  SHARED_GOD,
  HORDES_RETURN,
  ENSORCELLED_GENERAL_LOST,
  WOOD_SHOTS,
  PURSUIT_INTO_BAD_GOING,
];
