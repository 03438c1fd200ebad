/** The going of terrain for troops in general, before any base moves. */
import type { Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { baseSize } from '../troops/troops.ts';

/** A stand-in for ground troops of any kind. */
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

/** The going of a piece for ground troops; `good` if it changes nothing. */
export const groundGoing = (rules: Ruleset, battle: Battle, piece: TerrainPiece): string =>
  rules.board.going.of(battle, piece, ANY_GROUND_TROOPS) ?? 'good';
