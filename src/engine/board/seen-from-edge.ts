import type { PlacedBase } from '../battle.ts';

/** How far a base stands to the right, as the army of an edge looks, in millimetres. */
export const toRight = (edge: string, { pose: { x, y } }: PlacedBase): number =>
  ({ south: x, north: -x, east: y, west: -y })[edge] ?? x;
