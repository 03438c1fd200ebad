import type { Catalogue } from '../../types.ts';

/** What wins, and what the words of the rules mean. */
export const guide: Catalogue = {
  'guide.goal':
    'Une armée est vaincue quand elle a perdu la moitié de ses équivalents d’élément (EE). Un corps qui a perdu le tiers des siens est démoralisé : ses éléments s’enfuient vers le bord de la table.',
};
