import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Laying an ambush, and how it comes out. */
export const ambush: Catalogue = {
  'bnb.ambush.baggage': '{base} is baggage and lies in no ambush.',
  'bnb.ambush.commander': 'The commander lies in no ambush.',
  'bnb.ambush.stands': '{base} stands on the table already.',
  'bnb.ambush.recorded': '{base} lies in ambush as it was recorded and is not deployed.',
  'bnb.ambush.off-table': '{base} would not be wholly on the table.',
  'bnb.ambush.too-far': `{base} would be ${far('distance')} from its own edge; its ambush may be laid within ${far('most')}.`,
  'bnb.ambush.in-water': '{base} would lie in {kind} {other}.',
  'bnb.ambush.seen': '{base} would be seen from where the enemy deploys.',
  'bnb.ambush.no-site':
    '{base} is neither within a wood, an orchard, dunes, a built-up area or a gully (or Ps in brush), nor hidden behind a wood or a hill.',
  'bnb.ambush.only-ps': 'Only Ps lie in ambush in brush; {base} is none.',
  'bnb.ambush.group': '{bases} are not one group.',
  'bnb.ambush.one': 'Each side lays one ambush; these are several: {bases}.',
  'bnb.ambush.bent': 'A column with a bend lies in no ambush.',
  'event.ambush-laid': '{side} lays {bases} in ambush, unseen.',
  'event.ambush-taken-back': '{side} takes {bases} out of the ambush.',
  'event.ambush-recorded': '{side} has said whether it lies in ambush.',
  'event.revealed':
    '{cause, select, seen {{by} discovers an ambush: {bases}} met {{by} runs into an ambush: {bases}} shoots {An ambush shoots: {bases}} halts {An ambush comes out and halts: {bases}} other {An ambush comes out: {bases}}}.',
  'table.zone.ambush': 'An ambush may lie here',
  'table.title.lurking': 'in ambush',
  'screen.ambush.lay': 'Lay an ambush, or none',
  'screen.ambush.how':
    'One group, {places, select, some {in a coloured place} other {out of sight from where the enemy deploys: no place here is sure to be}}; only you see it. Say that you are done whether you have laid one or not.',
  'screen.ambush.for-me': 'Lay one for me',
  'screen.ambush.nowhere': 'No good place for an ambush was found.',
  'screen.ambush.end': 'Done with the ambush',
  'screen.ambush.record': 'Ambush of {side}',
  'screen.ambush.within': 'Within {kindName} ({piece})',
  'screen.ambush.behind': 'Behind cover',
  'screen.ambush.place':
    '{along, number} cm along the edge, {forward, number} cm from it{leader, select, yes {; the C-in-C} other {}}.',
  'screen.ambush.key': '{distance, number} cm to the border.',
  'screen.ambush.stay': 'Stay hidden: shoot from the ambush in no bound of the enemy, and do not ask me',
  'phase.ambush': 'Ambush',
  'ask.ambush': '{side} may lay an ambush in secret',
};
