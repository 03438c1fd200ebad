import type { Catalogue } from '../../types.ts';

/** The phases of a battle, and how it ends. */
export const sequence: Catalogue = {
  'phase.voluntary-moves': 'Moves',
  'phase.impetuous-moves': 'Impetuous',
  'phase.moral': 'Morale',
  'phase.first-round': 'First round',
  'phase.baggage': 'Baggage',
  'name.voluntary-moves': 'voluntary moves',
  'name.impetuous-moves': 'impetuous moves',
  'name.moral': 'moral',
  'name.first-round': 'first round',
  'name.baggage': 'baggage',
  'event.battle-routed':
    '{winner, select, null {Both armies are routed.} other {{routed} is routed: victory of {winner}.}}',
};
