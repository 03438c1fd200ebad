/** The parts of DBMM in the order in which they are to be built; a clause's `deferred` names one of them. */
export const DBMM_DEFERRED = {
  'stand-still': 'troops, ground, sight and zones of a position',
  commands: 'armies, commands and their dice, setting up, defeat',
  ground: 'laying terrain, rivers, weather and the hour',
  walls: 'fortifications and obstacles',
} as const satisfies Readonly<Record<string, string>>;
