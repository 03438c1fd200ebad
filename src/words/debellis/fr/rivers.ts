import type { Catalogue } from '../../types.ts';

/** Rivières, ponts et glace. */
export const rivers: Catalogue = {
  'debellis.river.across': '{base} ne franchirait pas {piece} à un angle de 45 à 135 degrés avec le courant.',
  'debellis.river.turn': '{base} est dans {piece}, où nul ne change de direction.',
  'event.ice-drowns': '{base} fuit sur un pont ou sur la glace et se noie ({face}).',
  'event.ice-holds': '{base} fuit sur un pont ou sur la glace et passe ({face}).',
  'dice.purpose.thin-ice': 'fuite sur un pont ou sur la glace',
  'debellis.river.bridge': '{base} n’entre sur un pont de {piece} et n’en sort que par ses bouts.',
  'debellis.river.bridge-column': 'Le groupe de {base} ne passe le pont de {piece} qu’en colonne.',
  'event.river-stays': '{bases} ne peuvent pas continuer et restent sur place.',
};
