import type { Catalogue } from '../../types.ts';

/** What wins, and what the words of the rules mean. */
export const guide: Catalogue = {
  'guide.goal':
    'Une armée rompt quand ses pertes atteignent le tiers de ses points de confiance. Un socle détruit perd tous ses points, un socle épuisé la moitié ; le général en chef et les bagages comptent aussi.',
};
