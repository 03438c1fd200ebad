/** What ground is to those who stand on it before anybody moves. */
import type { Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { baseSize } from '../troops.ts';

/** Ground troops such as any: what a piece is to them it is to the battlefield. */
const ANY_GROUND_TROOPS: PlacedBase = {
  id: '',
  side: '',
  troop: 'Blades',
  ...baseSize('Blades'),
  place: 'table',
  pose: { x: 0, y: 0, facing: 0 },
  marks: {},
  bound: {},
  start: null,
};

/** The going of a piece for ground troops; of what changes nothing, `good`. */
export const groundGoing = (rules: Ruleset, battle: Battle, piece: TerrainPiece): string =>
  rules.board.going.of(battle, piece, ANY_GROUND_TROOPS) ?? 'good';
