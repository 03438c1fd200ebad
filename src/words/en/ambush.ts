import type { Catalogue } from '../types.ts';

/** Ambushes: laying them on the screen, and how they come out. */
export const ambush: Catalogue = {
  'screen.ambush.lay': 'Lay an ambush, or none',
  'screen.ambush.how':
    'One group, {places, select, some {in a coloured place} other {out of sight from where the enemy deploys: no place here is sure to be}}; only you see it. Say that you are done whether you have laid one or not.',
  'screen.ambush.for-me': 'Lay one for me',
  'screen.ambush.nowhere': 'No good place for an ambush was found.',
  'screen.ambush.end': 'Done with the ambush',
  'screen.notes.end': 'Done with the notes',
  'screen.ambush.record': 'Ambush of {side}',
  'screen.ambush.within': 'Within {kindName} ({piece})',
  'screen.ambush.behind': 'Behind cover',
  'screen.ambush.place':
    '{along, number} cm along the edge, {forward, number} cm from it{leader, select, yes {; the C-in-C} other {}}.',
  'screen.ambush.key': '{distance, number} cm to the border.',
  'screen.ambush.stay': 'Stay hidden: shoot from the ambush in no bound of the enemy, and do not ask me',
  'table.zone.ambush': 'An ambush may lie here',
  'table.title.lurking': 'in ambush',
  'event.ambush-laid': '{side} lays {bases} in ambush, unseen.',
  'event.ambush-taken-back': '{side} takes {bases} out of the ambush.',
  'event.revealed':
    '{cause, select, seen {{by} discovers an ambush: {bases}} met {{by} runs into an ambush: {bases}} shoots {An ambush shoots: {bases}} halts {An ambush comes out and halts: {bases}} other {An ambush comes out: {bases}}}.',
  'ask.ambush-shots': '{side}: does anybody shoot from an ambush?',
  'choice.shoot-from-ambush': 'Shoot from the ambush',
  'choice.stay-hidden': 'Stay hidden',
};
