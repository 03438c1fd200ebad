/** Decisions of the setup that a person makes only when he also lays the terrain by hand. Others he always makes. */
export const TERRAIN_BY_HAND: ReadonlySet<string> = new Set([
  'choose-terrain',
  'choose-side',
  'name-edge',
  'lay-terrain',
]);
