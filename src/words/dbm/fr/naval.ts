import type { Catalogue } from '../../types.ts';

/** Naval elements. */
export const naval: Catalogue = {
  'dbm.naval.by-water': '{base} ne va que sur l’eau.',
};
