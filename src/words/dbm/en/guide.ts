import type { Catalogue } from '../../types.ts';

/** What wins, and what the words of the rules mean. */
export const guide: Catalogue = {
  'guide.goal':
    'An army is defeated when it has lost half of its element equivalents (EE). A command that has lost a third of its own is demoralised: its elements run for the table edge.',
};
