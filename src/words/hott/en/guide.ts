import type { Catalogue } from '../../types.ts';

/** What wins, and what the words of the rules mean. */
export const guide: Catalogue = {
  'guide.goal':
    'At the end of a bound a side has lost if its stronghold is taken; or if it has lost more army points than the other, and either its general or half its army.',
};
