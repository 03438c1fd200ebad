import type { Catalogue } from '../types.ts';

/** Why a battle was won or lost. */
export const why: Catalogue = {
  'screen.why.lost':
    '{you, select, yes {Pourquoi vous avez perdu} enemy {Pourquoi l’ennemi a perdu} other {Pourquoi {side} a perdu}}',
  'screen.why.won': 'Pourquoi vous avez gagné',
  'screen.why.cost':
    '{you, select, yes {Ce qui vous a coûté des socles} enemy {Ce qui a coûté des socles à l’ennemi} other {Ce qui a coûté des socles à {side}}}',
  'screen.why.average':
    '{you, select, yes {Avec des dés moyens, ces combats vous auraient coûté {own, plural, =0 {presque aucun socle} one {environ 1 socle} other {environ # socles}}, et {other, plural, =0 {presque aucun socle} one {environ 1 socle} other {environ # socles}} à l’ennemi ; en fait ils vous en ont coûté {lost}, et {others} à l’ennemi.} enemy {Avec des dés moyens, ces combats auraient coûté {own, plural, =0 {presque aucun socle} one {environ 1 socle} other {environ # socles}} à l’ennemi, et {other, plural, =0 {presque aucun socle} one {environ 1 socle} other {environ # socles}} à vous ; en fait ils lui en ont coûté {lost}, et {others} à vous.} other {Avec des dés moyens, ces combats auraient coûté {own, plural, =0 {presque aucun socle} one {environ 1 socle} other {environ # socles}} à {side} et {other, plural, =0 {presque aucun socle} one {environ 1 socle} other {environ # socles}} à {enemy} ; en fait ils en ont coûté {lost} et {others}.}}',
  'screen.why.decider':
    '{decider, select, fights {Le rapport des forces a donc décidé de la bataille plus que les dés.} dice {Les dés ont donc décidé de la bataille plus que le rapport des forces.} both {Le rapport des forces et les dés ont donc décidé ensemble de la bataille.} other {}}',
  'screen.why.dear':
    'Ce qui a décidé : {you, select, yes {vos socles perdus} enemy {les socles perdus par l’ennemi} other {les socles perdus par {side}}} valaient plus, {points, plural, =0 {{points} point} =1 {{points} point} other {{points} points}} contre {others}.',
  'screen.why.returned': 'Un socle qui revient compte chaque fois qu’il est perdu.',
  'screen.why.part':
    '{you, select, yes {{all, plural, one {Votre seul socle perdu} other {{full, select, yes {Vos {all} socles perdus} other {Sur vos {all} socles perdus, {count}}}}}} enemy {{all, plural, one {Le seul socle perdu par l’ennemi} other {{full, select, yes {Les {all} socles perdus par l’ennemi} other {Sur les {all} socles perdus par l’ennemi, {count}}}}}} other {{all, plural, one {Le seul socle perdu par {side}} other {{full, select, yes {Les {all} socles perdus par {side}} other {Sur les {all} socles perdus par {side}, {count}}}}}}}',
  'screen.why.overlapped':
    '{who} {count, plural, one {était débordé} other {étaient débordés}} : un second ennemi touchait {count, plural, one {son coin} other {leur coin}}, là où aucun ami ne {count, plural, one {le} other {les}} couvrait.',
  'screen.why.overlapped.advice':
    'Gardez un ami de chaque côté d’un socle qui combat, et attaquez là où vous êtes à deux contre un.',
  'screen.why.flanked':
    '{who} {count, plural, one {avait} other {avaient}} un ennemi sur un flanc ou dans le dos.',
  'screen.why.flanked.advice': 'Ne laissez aucun ennemi passer les bouts de votre ligne.',
  'screen.why.rash':
    '{who} {count, plural, one {a} other {ont}} attaqué malgré de mauvaises chances.{begun, plural, one {} other { {you, select, yes {Vous avez} other {Ce camp a}} engagé # combats de ce genre.}}',
  'screen.why.rash.advice': 'La fiche d’un ordre montre les chances avant que vous le donniez.',
  'screen.why.cornered':
    '{who} {count, plural, one {n’avait} other {n’avaient}} qu’à se replier, mais sans place pour le faire.',
  'screen.why.cornered.advice':
    'Ne laissez aucun ennemi passer derrière un socle qui combat, et laissez-lui de la place pour se replier.',
  'screen.why.alone':
    '{who} {count, plural, one {combattait seul} other {combattaient seuls}}, sans ami à moins de deux largeurs de socle.',
  'screen.why.alone.advice': 'Gardez vos socles ensemble.',
  'screen.why.unled':
    '{who} {count, plural, one {était} other {étaient}} hors de commandement : le général était perdu, au combat ou trop loin, et les ordres coûtaient plus cher.',
  'screen.why.unled.advice':
    'Gardez chaque général derrière ses troupes, hors du combat tant qu’il doit donner des ordres.',
  'screen.why.killer':
    '{who} {count, plural, one {a succombé} other {ont succombé}} au même ennemi : {enemy}.',
  'screen.why.killer.advice': 'Attaquez un tel ennemi avec deux socles à la fois, ou tenez-vous loin de lui.',
  'screen.why.ground':
    '{who} {count, plural, one {combattait} other {combattaient}} là où le terrain {count, plural, one {lui était contraire} other {leur était contraire}}.',
  'screen.why.ground.advice': 'Laissez l’ennemi venir à vous là où le terrain vous sert.',
  'screen.why.shot': '{who} {count, plural, one {est tombé} other {sont tombés}} sous les tirs.',
  'screen.why.shot.advice': 'Restez hors de portée des tireurs, ou traversez vite leur zone de tir.',
  'screen.why.spell': '{who} {count, plural, one {est tombé} other {sont tombés}} sous les sorts.',
  'screen.why.spell.advice': 'Gardez héros et magiciens hors de portée de la magie ennemie.',
  'screen.why.brittle':
    '{who} {count, plural, one {a} other {ont}} rencontré un ennemi contre lequel toute défaite est mortelle.',
  'screen.why.brittle.advice': 'La fiche d’un socle dit quels ennemis le détruisent d’un coup.',
  'screen.why.outmatched':
    '{who} {count, plural, one {combattait} other {combattaient}} des troupes bien plus fortes.',
  'screen.why.outmatched.advice': 'La fiche d’un socle dit quelles troupes il bat.',
  'screen.why.swept': '{who} {count, plural, one {a été perdu} other {ont été perdus}} sans combattre.',
  'screen.why.general': '{base} était le général.',
  'screen.why.swept.advice': 'Ne restez pas sur le chemin d’amis qui peuvent fuir.',
  'screen.why.luck':
    '{who} {count, plural, one {a été perdu} other {ont été perdus}} par malchance : le risque était d’un sur six au plus.',
  'screen.why.plain':
    '{who} {count, plural, one {a été perdu} other {ont été perdus}} dans un combat ordinaire, sans désavantage particulier.',
  'screen.why.short.overlapped': 'débordé, sans ami à côté de lui',
  'screen.why.short.flanked': 'un ennemi sur le flanc ou dans le dos',
  'screen.why.short.rash': 'attaque malgré de mauvaises chances',
  'screen.why.short.cornered': 'pas de place pour se replier',
  'screen.why.short.alone': 'seul',
  'screen.why.short.unled': 'hors de commandement',
  'screen.why.short.ground': 'terrain contraire',
  'screen.why.short.brittle': 'toute défaite contre cet ennemi est mortelle',
  'screen.why.short.outmatched': 'ennemi bien plus fort',
  'screen.why.shows': 'Montrer :',
  'screen.why.show': '{base}, tour {round}',
  'screen.course': 'Le cours de la bataille',
  'screen.course.hint':
    'Traits : éléments perdus au combat. Tirets : ce que promettaient les chances. Touchez une période pour voir ses combats.',
  'screen.course.bound': 'Tour {round}, {side}',
  'screen.course.cost': '{side} : pertes au combat : {lost, number}, selon les chances : {expected}',
  'screen.report.looking': 'Les combats sont passés en revue…',
  'screen.report.turns': 'Où tout a basculé',
  'screen.report.round':
    'Tour {round}{by, select, dice {, contre les probabilités} fights {, selon les probabilités} other {}} :',
  'screen.report.whose': '{you, select, yes {{base} (à vous)} other {{base} ({side})}}',
  'screen.report.keep': '{you, select, yes {votre place forte} other {la place forte ({side})}}',
  'screen.report.lost':
    '{whose} : {rank, select, keep {place forte prise} other {perte}}{known, select, yes { (risque {chance}{why, select, no {} other { : {why}}})} other {}}',
  'screen.report.kept': '{whose} : tient bon (risque de perte {chance})',
  'screen.report.general': '{base} (le général)',
  'screen.report.show': 'Montrer',
};
