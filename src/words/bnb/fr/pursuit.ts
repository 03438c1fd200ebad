import type { Catalogue } from '../../types.ts';

/** Pursuits, and the end of a battle by the clock. */
export const pursuit: Catalogue = {
  'pursuit.must': '{base} doit poursuivre.',
  'pursuit.length':
    '{base} poursuit de {least, number, distance} à {most, number, distance} {unit}, non de {distance, number, distance}.',
  'bnb.victory.time-between-rounds':
    'On ne s’arrête faute de temps qu’entre deux tours : jouez le tour {round} jusqu’au bout.',
};
