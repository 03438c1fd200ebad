import type { Catalogue } from '../../types.ts';

/** The categories of the figures of the rulebook. */
export const figures: Catalogue = {
  'figures.category.measuring': 'Measuring',
  'figures.category.crossing': 'Crossing an enemy front',
  'figures.category.river': 'Rivers',
  'figures.category.column': 'Columns',
  'figures.category.gaps': 'Gaps',
  'figures.category.conforming': 'Conforming',
  'figures.category.contacts': 'Contacts',
  'figures.category.shooting': 'Shooting',
  'figures.category.combat': 'Combat',
  'figures.category.overlaps': 'Overlaps',
};
