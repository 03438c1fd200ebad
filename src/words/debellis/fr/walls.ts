import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Fortifications: refusals. */
export const walls: Catalogue = {
  'debellis.wall.enter':
    '{base} ne peut pas entrer par {piece} : seules sont ouvertes une porte amie, ou une section prise d’assaut par son camp.',
  'debellis.wall.leave':
    '{base} ne peut pas sortir par {piece} : seule l’infanterie sort par une palissade ; les autres prennent une porte amie.',
  'debellis.wall.riders':
    '{base} est monté : il ne donne l’assaut qu’à des palissades, pas aux défenseurs de {piece}.',
  'debellis.wall.column': '{base} franchirait {piece} en ligne : un groupe ne le fait qu’en colonne.',
  'debellis.wall.length': `Une section n’a pas ${far('length')} de long.`,
  'debellis.wall.towers': `Une tour est à moins de ${far('least')} d’une autre tour.`,
  'debellis.wall.large-town': `Une ville de plus de ${far('limit')} de large a des murs, pas des palissades.`,
  'debellis.wall.open': 'Les fortifications de {piece} n’en font pas tout le tour.',
  'debellis.wall.gates':
    'Les fortifications de {piece} ont {most, plural, one {une porte} other {de 1 à # portes}}.',
  'debellis.wall.gate-road': 'La porte n’est pas sur une route de la ville.',
  'debellis.wall.no-town': 'Ce sont des murs qui enclosent une ville.',
  'debellis.wall.not-listed':
    'Ailleurs que pour une ville, la liste d’armée ne donne pas de sections comme {piece}.',
  'debellis.wall.area': '{piece} est hors de la zone de déploiement de son armée.',
  'debellis.wall.camp':
    'La palissade d’un camp contient des bagages et finit au propre bord de table, à une rivière ou à une voie navigable.',
  'debellis.wall.unknown': 'Il n’y a pas de sections « {section} » ; il y a {known}.',
  'debellis.wall.wasted':
    'Les sections « {section} » ne servent pas ici : il n’y a pas de ville à enclore, ou l’armée est l’envahisseur.',
  'debellis.wall.none-left': 'Il ne reste pas de section « {section} ».',
  'debellis.wall.too-few':
    'Les sections achetées ne suffisent pas à enclore {piece}, avec au moins une porte.',
  'debellis.setup.near-town': `{base} se déploierait à ${far('limit')} ou moins de {piece}, où l’ennemi tient garnison.`,
  'debellis.setup.garrison-command':
    'Une garnison vient d’un seul corps, et pas du plus grand : {base} ne peut pas en être.',
  'debellis.setup.garrison-place': '{base} ne serait pas dans une ville fortifiée.',
  'debellis.flank.in-town': '{base} arriverait dans une ville fortifiée.',
  'debellis.wall.manned': '{base} tiendrait une section que tient {other}.',
  'event.wall-taken': '{base} a pris {piece}.',
  'event.fortified': '{side} pose {count, plural, =1 {une pièce} other {# pièces}} de fortifications.',
  'ask.fortify': '{side} : posez les fortifications achetées',
  'option.enclose': 'Enclore {piece} avec des {section}',
  'outcome.taken': 'prise',
};
