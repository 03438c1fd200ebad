import type { Catalogue } from '../../types.ts';

/** The phases of a battle, and how it ends. */
export const sequence: Catalogue = {
  'phase.voluntary-moves': 'Mouvements',
  'phase.impetuous-moves': 'Impétueux',
  'phase.moral': 'Moral',
  'phase.first-round': 'Premier tour',
  'phase.baggage': 'Bagages',
  'name.voluntary-moves': 'mouvements volontaires',
  'name.impetuous-moves': 'mouvements impétueux',
  'name.moral': 'moral',
  'name.first-round': 'premier tour',
  'name.baggage': 'bagages',
  'event.battle-routed':
    '{winner, select, null {Les deux armées sont en déroute.} other {{routed} est en déroute : victoire pour {winner}.}}',
};
