/** The invader and the defender. DBM, Defender. */
import { type Battle, otherSide, type SideId } from '../../../engine/battle.ts';
import { sideWithRole } from '../../../engine/setup/roles.ts';

/** The invader; the first side while none is known. */
export const invaderOf = (battle: Battle): SideId => sideWithRole(battle, 'invader');

/** The side that is not the invader. */
export const defenderOf = (battle: Battle): SideId => otherSide(battle, invaderOf(battle));
