/** Decisions of the setup that a person makes when he deploys by hand; the program lays the terrain. */
export const BY_HAND: ReadonlySet<string> = new Set([
  'ambush',
  'deploy',
  'deploy-first',
  'number-edges',
  'place-stronghold',
  'choose-command',
]);

/** Further decisions that he makes when he also lays the terrain by hand. */
export const TERRAIN_BY_HAND: ReadonlySet<string> = new Set(['choose-terrain', 'choose-side', 'lay-terrain']);
