/** The invading and the invaded side, and the facts about their armies that the setup needs. */
import { type Battle, type Json, otherSide, type SideId } from '../../../engine/battle.ts';
import { isRecord } from '../../../engine/data/form.ts';
import { sideWithRole } from '../../../engine/setup/roles.ts';
import { isKind } from './terrain-kinds.ts';

/** The terrain that an army's list offers when its land is invaded. */
export interface TerrainOffer {
  readonly mandatory: readonly string[];
  readonly optional: readonly string[];
}

/** The invading side; the first side while none is known. */
export const invaderOf = (battle: Battle): SideId => sideWithRole(battle, 'invader');

export const invadedOf = (battle: Battle): SideId => otherSide(battle, invaderOf(battle));

const kindsIn = (fact: Json | undefined): readonly string[] =>
  Array.isArray(fact) ? fact.filter((kind): kind is string => typeof kind === 'string' && isKind(kind)) : [];

/** The terrain that the invaded land offers, as far as it can be laid. */
export function offerOf(battle: Battle): TerrainOffer {
  const fact = battle.sides.find((side) => side.id === invadedOf(battle))?.facts.terrain;
  if (!isRecord(fact)) return { mandatory: [], optional: [] };
  return { mandatory: kindsIn(fact.mandatory), optional: kindsIn(fact.optional) };
}
