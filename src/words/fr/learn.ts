import type { Catalogue } from '../types.ts';

/** The lessons. */
export const learn: Catalogue = {
  'screen.learn.lead':
    'De courtes leçons à la vraie table. Chacune enseigne une chose, en une minute ou deux, sans livre de règles.',
  'screen.learn.which':
    'Chaque jeu a ses leçons, et elles suffisent pour commencer. Déplacer les socles se fait partout de même : les leçons 1 et 2 de {game} le montrent sans hâte.',
  'screen.learn.courses': 'Jeux',
  'screen.learn.all': 'Toutes les leçons',
  'screen.learn.progress': 'Leçons faites : {done} sur {count}',
  'screen.learn.done': 'faite',
  'screen.learn.number': 'Leçon {number} sur {count}',
  'screen.learn.tasks': 'Exercice {at} sur {count}',
  'screen.learn.hint': 'Indice',
  'screen.learn.again': 'Réessayer',
  'screen.learn.restart': 'Recommencer cette leçon',
  'screen.learn.missed':
    'Pas cette fois : cette période est finie. Revenez au début de l’exercice et réessayez.',
  'screen.learn.finished': 'Leçon terminée !',
  'screen.learn.next': 'Leçon suivante',
  'screen.learn.begin': 'Commencer par la première leçon',
  'screen.learn.go-on': 'Continuer : {title}',
  'screen.learn.rule':
    '{topic, select, align {alignement} aerial {vol} cf {facteurs de combat} combat {combat} distance {distances} ensorcel {ensorcellement} factor {facteurs} group {groupes} impetuous {charge} moral {moral} move {mouvements} outcome {résultats} overlap {débord} pig {points d’ordre} pip {points d’ordre} recoil {recul} shoot {tir} spell {sorts} support {support} victory {victoire} win {victoire} zoc {zones de contrôle} column {colonnes} demo {démoralisation} ee {pertes} expand {mise en ligne} flank {marches de flanc} gf {qualité} halt {arrêts} impet {mouvements spontanés} march {marches} other {règle}}{number, plural, =0 {} other { #}}',
  'screen.learn.why': 'Les règles qui l’expliquent :',
  'screen.learn.missing': 'Il n’y a pas de telle leçon',
  'screen.learn.failed': 'Les leçons n’ont pas pu être chargées.',
};
