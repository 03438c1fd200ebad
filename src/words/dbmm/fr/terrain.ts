import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** De Bellis Magistrorum Militum : choisir et poser le terrain. */
export const terrain: Catalogue = {
  'ask.name-edge': '{side} : quel bord du champ de bataille un {face} désigne-t-il ?',
  'ask.terrain-place': 'Dés : où se trouve l’élément de terrain suivant ?',
  'dbmm.setup.option-edge': 'Bord {edgeName}',
  'dbmm.setup.option-place': 'Une place pour {kind}',
  'dbmm.setup.terrain-not-offered': '{kind} ne peut pas être choisi ; le pays du défenseur a {offered}.',
  'dbmm.setup.terrain-size': '{kind} ne peut pas être de taille {size}, seulement {sizes}.',
  'dbmm.setup.terrain-amount':
    'Équivalents d’élément de terrain choisis : {chosen, number} ; il en faut de {least, number} à {most, number}.',
  'dbmm.setup.terrain-of-kind': '{kind} : équivalents d’élément de terrain permis au plus : {most, number}.',
  'dbmm.setup.terrain-alike':
    'Au plus {most, number} {kind} peuvent être choisis, et un de plus si le pays l’impose.',
  'dbmm.setup.terrain-small': 'Éléments de terrain de la plus petite taille permis au plus : {most, number}.',
  'dbmm.setup.terrain-town': 'L’envahisseur ne choisit pas de zone construite.',
  'dbmm.setup.terrain-frontier': 'L’envahisseur ne choisit pas de mur frontière.',
  'dbmm.setup.frontier': `Un mur frontière va d’un petit bord à l’autre, parallèle aux grands, à ${far('most')} au plus du bord du défenseur.`,
  'dbmm.setup.terrain-missing': 'Ce terrain doit aussi être choisi : {missing}.',
  'dbmm.setup.terrain-too-large': `{kind} doit tenir dans un rectangle de ${far('most')} sur ${far('mostWidth')} pour sa taille.`,
  'dbmm.setup.terrain-too-small': `{kind} doit avoir au moins ${far('least')} de long et de large.`,
  'dbmm.setup.terrain-arms': `Le contour de {kind} se croise, ou a un bras de moins de ${far('least')} de large.`,
  'dbmm.setup.other-edge':
    'Aucune partie de {kind} ne serait plus près du bord {edgeName}, que le dé désigne, que des autres.',
  'dbmm.setup.far-from-edge': `{kind} serait à ${far('distance')} de son bord ; au plus ${far('most')} sont permis.`,
  'dbmm.setup.near-feature': `{kind} serait à ${far('distance')} de {other} ; il doit en rester à ${far('least')}.`,
  'dbmm.setup.on-feature': '{kind} se trouverait sur {other}.',
  'dbmm.setup.off-table': 'Une partie de {kind} serait hors de la table.',
  'dbmm.setup.not-by-water': 'Le pays n’a pas de {kind} : il ne peut être qu’au bord de l’eau.',
  'dbmm.setup.town-place': 'Une zone construite touche de l’eau ou une route là où c’est possible.',
  'dbmm.setup.shore': `La mer ou une voie navigable s’avance de ${far('least')} à ${far('most')}.`,
  'dbmm.setup.line-off': '{kind} reste sur la table et ne se croise pas.',
  'dbmm.setup.line-start': '{kind} part du bord {edgeName}, que le dé désigne.',
  'dbmm.setup.river-ends': 'Une rivière va d’un bord à un autre bord, à de l’eau ou à une autre rivière.',
  'dbmm.setup.road-ends':
    'Une route va d’un bord à un autre, ou d’un bord à une zone construite ou à une autre route.',
  'dbmm.setup.river-bends': 'La rivière serpente trop.',
  'dbmm.setup.river-wide': `Une rivière a de ${far('least')} à ${far('most')} de large.`,
  'dbmm.setup.road-crosses': 'Une route franchit chaque rivière une fois au plus.',
  'event.frontier-faced':
    '{side} regarde {facing, select, north {au nord} east {à l’est} south {au sud} other {à l’ouest}} derrière son mur frontière.',
  'event.edge-named': '{side} fait désigner le bord {edgeName} par un {face}.',
  'event.terrain-edge-thrown': '{side} tire {faces} pour la place de {kind} : le bord {edgeName}.',
  'event.terrain-chosen': '{side} a choisi son terrain : {pieces}.',
  'event.terrain-discarded': '{kind} de {side} n’a pas de place et est laissé de côté.',
  'dice.purpose.terrain-place': 'la place d’un élément de terrain',
};
