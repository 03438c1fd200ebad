import type { Catalogue } from '../../types.ts';

/** What wins, and what the words of the rules mean. */
export const guide: Catalogue = {
  'guide.goal':
    'À la fin d’une période, un camp a perdu si sa place forte est prise ; ou s’il a perdu plus de points d’armée que l’autre, et soit son général, soit la moitié de son armée.',
};
