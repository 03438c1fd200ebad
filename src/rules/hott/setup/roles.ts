/** The defending and the attacking side. */
import type { Battle, SideId } from '../../../engine/battle.ts';
import { otherSide } from '../../../engine/battle.ts';
import { sideWithRole } from '../../../engine/setup/roles.ts';

/** The defending side; the first side while none is known. */
export const defenderOf = (battle: Battle): SideId => sideWithRole(battle, 'defender');

export const attackerOf = (battle: Battle): SideId => otherSide(battle, defenderOf(battle));
