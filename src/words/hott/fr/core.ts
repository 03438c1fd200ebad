import type { Catalogue } from '../../types.ts';

/** Hordes of the Things: messages that belong to no single phase. */
export const core: Catalogue = {
  'fault.unknown-element': 'Aucun élément ne s’appelle {troop} ; il y a : {known}.',
  'fault.question-elements':
    'Dites sous "elements" quels éléments : chacun avec "troop" et "count", et "includesGeneral" là où est le général.',
  'fault.question-scale': 'Aucune échelle ne s’appelle {scale} ; il y a : {known}.',
  'hott.sequence.before-moves': 'On arrive et on revient avant les mouvements tactiques.',
  'hott.ending.no-clock':
    'Aucune horloge ne finit une bataille : proposez la nulle, ou convenez d’avance d’un nombre de périodes.',
  'event.battle-decided':
    '{how, select, mutual {Les deux camps sont battus.} other {{defeated} est battu{how, select, general { : son général est perdu} stronghold { : sa place forte est perdue} other { : la moitié de son armée est perdue}}. Victoire pour {winner}.}}',
  'event.battle-limit': 'Le nombre de périodes convenu est joué : bataille sans vainqueur.',
};
