/** The defending and the attacking side. */
import type { Battle, SideId } from '../../../engine/battle.ts';
import { otherSide } from '../../../engine/battle.ts';

/** The defending side; the first side while none is known. */
export const defenderOf = (battle: Battle): SideId =>
  (battle.sides.find((side) => side.role === 'defender') ?? battle.sides[0])?.id ?? '';

export const attackerOf = (battle: Battle): SideId => otherSide(battle, defenderOf(battle));
