import type { Catalogue } from '../types.ts';

/** Laying terrain by hand, and the names of kinds of ground. */
export const laying: Catalogue = {
  'screen.lay.choose': 'Choisir le terrain',
  'screen.lay.shown': 'Choix déjà fait par {side} : {pieces}.',
  'screen.lay.mandatory': 'Obligatoires',
  'screen.lay.optional': 'Facultatifs',
  'screen.lay.piece': '{what}, taille {size}',
  'screen.lay.less': 'Un de moins : {what}',
  'screen.lay.more': 'Un de plus : {what}',
  'screen.lay.take':
    '{count, plural, =0 {N’en prendre aucun} one {Prendre cet élément} other {Prendre ces # éléments}}',
  'screen.lay.choose-for-me': 'Choisir pour moi',
  'screen.lay.side':
    'Le dé a donné le côté {edgeName} : le centre de l’élément en est plus proche que de tout autre.',
  'screen.lay.band': 'Les dés ont donné une bande depuis le bord {edgeName} : la rivière y reste.',
  'screen.lay.hint':
    'Glissez-le, {hand, select, finger {ou touchez l’endroit où il doit se trouver.} other {cliquez là où il doit se trouver, ou utilisez les flèches ; Entrée le pose.}}',
  'screen.lay.section': '{what} : {left, plural, one {# section reste} other {# sections restent}}',
  'screen.lay.section.hint':
    'Près du bout d’une autre section, elle s’y accroche. Son dehors est devant : tournez-la.',
  'screen.lay.shape': 'forme {at} sur {count}',
  'screen.lay.shape.back': 'Forme précédente',
  'screen.lay.shape.next': 'Forme suivante',
  'screen.lay.across': 'Entre les deux autres bords',
  'screen.lay.width': 'Largeur : {width, number, distance} {unit}',
  'screen.lay.cover': 'Couverte de',
  'screen.lay.cover.none': 'rien',
  'screen.lay.gentle': 'pentes douces',
  'screen.lay.crossing': 'Là où la route croise la rivière',
  'screen.lay.crossing.bridge': 'un pont',
  'screen.lay.crossing.ford': 'un gué',
  'screen.lay.here': 'Poser ici',
  'screen.lay.for-me': 'Poser pour moi',
  'ground.piece':
    '{kind} ({size, select, small {de petite taille} medium {de taille moyenne} large {de grande taille} other {de taille {sizeName}}})',
  'ground.none': 'aucun',
};
