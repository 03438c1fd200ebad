import type { Catalogue } from '../say.ts';

/** Making the battlefield by hand. */
export const bnbLaying: Catalogue = {
  'screen.lay.choose': 'Choisir le terrain',
  'screen.lay.choose.invaded':
    'Votre pays est envahi : un ou deux éléments de chaque type obligatoire, au moins deux obligatoires en tout, puis jusqu’à deux autres.',
  'screen.lay.choose.invader':
    'Vous envahissez : un à trois éléments, dont au plus un d’un type obligatoire.',
  'screen.lay.mandatory': 'Obligatoires',
  'screen.lay.optional': 'Facultatifs',
  'screen.lay.piece': '{kind}, taille {size}',
  'screen.lay.less': 'Un de moins : {what}',
  'screen.lay.more': 'Un de plus : {what}',
  'screen.lay.take':
    '{count, plural, =0 {N’en prendre aucun} one {Prendre cet élément} other {Prendre ces # éléments}}',
  'screen.lay.choose-for-me': 'Choisir pour moi',
  'screen.lay.side':
    'Le dé a donné le côté {edgeName} : le centre de l’élément en est plus proche que de tout autre.',
  'screen.lay.band': 'Les dés ont donné une bande depuis le bord {edgeName} : la rivière y reste.',
  'screen.lay.hint':
    'Glissez-le, cliquez là où il doit se trouver, ou utilisez les flèches ; Entrée le pose.',
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
  'screen.lay.kind.Wd': 'bois',
  'screen.lay.kind.O': 'verger',
  'screen.lay.kind.V': 'vignes',
  'screen.lay.kind.D': 'dunes',
  'screen.lay.kind.BUA': 'zone construite',
  'screen.lay.kind.H(G)': 'colline douce',
  'screen.lay.kind.H(S)': 'colline escarpée',
  'screen.lay.kind.brush': 'broussailles',
  'screen.lay.kind.rocky': 'terrain rocailleux',
  'screen.lay.kind.marsh': 'terrain marécageux',
  'screen.lay.kind.gully': 'ravine',
  'screen.lay.kind.WW': 'mer',
  'screen.lay.kind.La': 'lac',
  'screen.lay.kind.Rv': 'rivière',
  'screen.lay.kind.PR': 'route pavée',
  'screen.lay.kind.UR': 'route non pavée',
};
