/** What the pieces of the battlefield are to each element. Hordes of the Things, Terrain. */
import type { PlacedBase, TerrainPiece } from '../../engine/battle.ts';

/** From the worst to the best. */
export const GOINGS = ['river', 'bad', 'good'] as const;
export type Going = (typeof GOINGS)[number];

/** All kinds of terrain, roads and strongholds too. */
export const TERRAIN_KINDS: readonly string[] = [
  'wood',
  'bua',
  'rough',
  'marsh',
  'dunes',
  'fields',
  'steep-hill',
  'gentle-hill',
  'lake',
  'sea',
  'cliff',
  'beach',
  'river',
  'road',
  'stronghold',
];

export const goingOf = (piece: TerrainPiece | null, _base: PlacedBase): string | null =>
  piece === null ? 'good' : null;
