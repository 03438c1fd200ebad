import type { Catalogue } from '../types.ts';

/** Choosing places on the table for bases that arrive during a battle, and the bases beside the table. */
export const places: Catalogue = {
  'screen.hint.arrivals':
    'Choisissez qui arrive, puis où : toutes les places permises sont tracées sur la table. Ou continuez.',
  'screen.todo.arrivals':
    '{count, plural, =0 {personne ne peut arriver} one {# élément peut arriver} other {# éléments peuvent arriver}}',
  'screen.places': 'Où arrive {base} ?',
  'screen.places.count':
    '{count, plural, =0 {Aucune place permise.} one {Une place permise est tracée.} other {# places permises sont tracées.}} Cliquez sur l’une, sur la table, ou parcourez-les ici.',
  'screen.places.at': 'Place {at} sur {count}',
  'screen.places.next': 'Place suivante',
  'screen.places.back': 'Place précédente',
  'screen.places.left': 'Tourner à gauche',
  'screen.places.right': 'Tourner à droite',
  'screen.places.put': 'Le poser là',
  'screen.places.other': 'Quelqu’un d’autre',
  'screen.places.stronghold': 'la place forte',
  'screen.places.column.0': 'à l’ouest',
  'screen.places.column.1': 'au centre',
  'screen.places.column.2': 'à l’est',
  'screen.places.row.0': 'au sud',
  'screen.places.row.1': 'au milieu',
  'screen.places.row.2': 'au nord',
  'screen.places.word': 'Place {at} sur {count} : {column}, {row}.',
  'screen.beside': 'À côté de la table',
  'screen.beside.none': 'Tout le monde est sur la table.',
  'screen.beside.reserve': 'Encore à venir',
  'screen.beside.lost': 'Perdus',
  'screen.some': 'Choisissez-en {least, plural, =0 {jusqu’à {most}} other {de {least} à {most}}} :',
  'screen.some.must': 'obligatoire',
  'screen.some.take': '{count, plural, =0 {Personne} one {Lui seul} other {Ces #}}',
  'screen.beside.frog': '{name}, une grenouille',
};
