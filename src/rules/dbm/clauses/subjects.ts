/** The parts of DBM in the order in which they are to be built; a clause's `deferred` names one of them. */
export const DBM_DEFERRED = {
  water: 'waterways, ships and boats',
} as const satisfies Readonly<Record<string, string>>;
