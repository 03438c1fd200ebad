import type { Catalogue } from '../../types.ts';

/** Naval elements. */
export const naval: Catalogue = {
  'dbm.naval.by-water': '{base} goes by water only.',
};
