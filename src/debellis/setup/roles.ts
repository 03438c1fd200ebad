/** The invader and the defender. */
import { type Battle, otherSide } from '../../engine/battle.ts';
import type { SideId } from '../../engine/game/game.ts';
import { sideWithRole } from '../../engine/setup/roles.ts';

/** The invader; the first side while none is known. */
export const invaderOf = (battle: Battle): SideId => sideWithRole(battle, 'invader');

/** The side that is not the invader. */
export const defenderOf = (battle: Battle): SideId => otherSide(battle, invaderOf(battle));
