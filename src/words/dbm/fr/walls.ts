import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis : fortifications. */
export const walls: Catalogue = {
  'dbm.wall.enter':
    '{base} ne peut pas entrer par {piece} : seules sont ouvertes une porte amie, ou une section prise d’assaut par son camp.',
  'dbm.wall.leave':
    '{base} ne peut pas sortir par {piece} : seule l’infanterie sort de TF ; les autres prennent une porte amie.',
  'dbm.wall.column': '{base} franchirait {piece} en ligne : un groupe ne le fait qu’en colonne.',
  'dbm.tactic.fortified': 'Tient des fortifications',
  'event.wall-taken': '{base} a pris {piece}.',
  'outcome.taken': 'prise',
};
