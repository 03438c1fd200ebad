import type { Catalogue } from '../types.ts';

/** Choosing places on the table for bases that arrive during a battle, and the bases beside the table. */
export const places: Catalogue = {
  'screen.hint.arrivals':
    'Avant les mouvements, des socles qui attendent à côté de la table peuvent arriver, et certains socles perdus revenir. Choisissez-en un, puis son emplacement : tous ceux qui sont autorisés sont tracés sur la table. Pour ne faire venir personne, finissez la phase.',
  'screen.todo.arrivals':
    '{count, plural, =0 {personne ne peut arriver} one {# socle peut arriver} other {# socles peuvent arriver}}',
  'screen.places': 'Où arrive {base} ?',
  'screen.places.count':
    '{count, plural, =0 {Aucun emplacement autorisé.} one {Un emplacement autorisé est tracé.} other {# emplacements autorisés sont tracés.}} {hand, select, finger {Touchez-en un} other {Cliquez sur l’un}}, sur la table, ou parcourez-les ici.',
  'screen.places.at': 'Emplacement {at} sur {count}',
  'screen.places.next': 'Emplacement suivant',
  'screen.places.back': 'Emplacement précédent',
  'screen.places.left': 'Tourner à gauche',
  'screen.places.right': 'Tourner à droite',
  'screen.places.put': 'Le poser là',
  'screen.places.other': 'Un autre socle',
  'screen.places.stronghold': 'la place forte',
  'screen.places.column.0': 'à l’ouest',
  'screen.places.column.1': 'au centre',
  'screen.places.column.2': 'à l’est',
  'screen.places.row.0': 'au sud',
  'screen.places.row.1': 'au milieu',
  'screen.places.row.2': 'au nord',
  'screen.places.word': 'Emplacement {at} sur {count} : {column}, {row}.',
  'screen.beside': 'À côté de la table',
  'screen.beside.none': 'Tout le monde est sur la table.',
  'screen.beside.reserve': 'Encore à venir',
  'screen.beside.lost': 'Perdus',
  'screen.some': 'Choisissez-en {least, plural, =0 {jusqu’à {most}} other {de {least} à {most}}} :',
  'screen.some.must': 'obligatoire',
  'screen.some.take': '{count, plural, =0 {Personne} one {Lui seul} other {Ces #}}',
  'screen.beside.frog': '{name}, une grenouille',
};
