import type { Catalogue } from '../../types.ts';

/** Hordes of the Things: messages that belong to no single phase. */
export const core: Catalogue = {
  'fault.unknown-element': 'No element is called {troop}; there are: {known}.',
  'fault.question-elements':
    'Say under "elements" which elements: each with its "troop" and "count", and "includesGeneral" where the general is.',
  'fault.question-scale': 'No scale is called {scale}; there are: {known}.',
  'hott.sequence.before-moves': 'Deployments and returns come before the tactical moves.',
  'hott.ending.no-clock': 'No clock ends a battle; offer a draw, or agree on a number of bounds beforehand.',
  'event.battle-decided':
    '{how, select, mutual {Both sides are defeated.} other {{defeated} is defeated{how, select, general {: its general is lost} stronghold {: its stronghold is lost} other {: it has lost half its army}}. Victory of {winner}.}}',
  'event.battle-limit': 'The agreed number of bounds is played: a draw.',
};
