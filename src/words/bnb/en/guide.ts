import type { Catalogue } from '../../types.ts';

/** What wins, and what the words of the rules mean. */
export const guide: Catalogue = {
  'guide.goal':
    'An army breaks when its losses reach a third of its points of confidence. A destroyed base loses all its points, a spent one half of them; the commander-in-chief and the baggage count too.',
};
