import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis: fortifications. */
export const walls: Catalogue = {
  'dbm.tactic.fortified': 'Holds fortifications',
};
