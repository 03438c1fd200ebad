/** Water and marsh that the cold has frozen. */
import type { Battle, TerrainPiece } from '../../engine/battle.ts';
import { rowOf } from '../../engine/data/lookup.ts';
import { stateOf } from '../state.ts';

const FREEZES: Readonly<Record<string, 'rivers' | 'marshes' | 'waterways'>> = {
  Rv: 'rivers',
  WW: 'waterways',
  S: 'waterways',
  L: 'waterways',
  marsh: 'marshes',
  bog: 'marshes',
  M: 'marshes',
  BF: 'marshes',
  B: 'marshes',
};

/** Is a piece frozen? On a hill the ground freezes that covers it. */
export function isFrozen(battle: Pick<Battle, 'own'>, { kind, cover = '' }: TerrainPiece): boolean {
  const { frozen = [] } = stateOf(battle);
  const as = rowOf(FREEZES, kind) ?? rowOf(FREEZES, cover);
  return as !== undefined && frozen.includes(as);
}
