import { far } from '../../length.ts';
import type { Catalogue } from '../../types.ts';

/** Ambushes: laying and opening them. */
export const ambush: Catalogue = {
  'bnb.ambush.baggage': '{base} is baggage and lies in no ambush.',
  'bnb.ambush.commander': 'The commander lies in no ambush.',
  'bnb.ambush.stands': '{base} stands on the table already.',
  'bnb.ambush.recorded': '{base} lies in ambush as it was recorded and is not deployed.',
  'bnb.ambush.off-table': '{base} would not be wholly on the table.',
  'bnb.ambush.too-far': `{base} would be ${far('distance')} from its own edge; its ambush may be laid within ${far('most')}.`,
  'bnb.ambush.in-water': '{base} would lie in {other}.',
  'bnb.ambush.seen': '{base} would be seen from where the enemy deploys.',
  'bnb.ambush.no-site':
    '{base} is neither within a wood, an orchard, dunes, a built-up area or a gully (or psiloi in brush), nor hidden behind a wood or a hill.',
  'bnb.ambush.only-ps': 'Only psiloi lie in ambush in brush, and {base} is not one of them.',
  'bnb.ambush.group': '{bases} are not one group.',
  'bnb.ambush.one': 'Each side lays one ambush; these are several: {bases}.',
  'bnb.ambush.bent': 'A column with a bend lies in no ambush.',
  'event.ambush-recorded': '{side} has said whether it lies in ambush.',
  'phase.ambush': 'Ambush',
  'ask.ambush': '{side}: lay an ambush in secret, or none',
};
