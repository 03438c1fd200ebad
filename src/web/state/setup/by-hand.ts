/** Decisions of the setup that a person makes when he deploys by hand; terrain is laid for him. */
export const BY_HAND: ReadonlySet<string> = new Set([
  'ambush',
  'deploy',
  'deploy-first',
  'number-edges',
  'place-stronghold',
  'choose-command',
]);

/** Those that he makes too when he makes the battlefield by hand. */
export const TERRAIN_BY_HAND: ReadonlySet<string> = new Set(['choose-terrain', 'choose-side', 'lay-terrain']);
