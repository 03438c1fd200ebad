/** The parts of DBM in the order in which they are to be built; a clause's `deferred` names one of them. */
export const DBM_DEFERRED = {
  fights: 'shooting, close combat and what comes of them',
  moves: 'moves, columns, contact and spontaneous moves',
  commands: 'armies, commands and their dice, setting up, defeat',
  water: 'waterways, ships and boats',
} as const satisfies Readonly<Record<string, string>>;
