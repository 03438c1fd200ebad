/** The places of elements besides the table. */
export const PLACES = {
  reserve: 'reserve',
  ambush: 'ambush',
  away: 'away',
  straggling: 'straggling',
  aside: 'aside',
  aboard: 'aboard',
  lost: 'lost',
} as const;
