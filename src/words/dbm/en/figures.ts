import type { Catalogue } from '../../types.ts';

/** The categories of the figures of the players' guide. */
export const figures: Catalogue = {
  'figures.category.ambushes': 'Springing ambushes',
  'figures.category.woods': 'Assaulting woods',
  'figures.category.shooting': 'Shooting',
  'figures.category.recoil': 'Blocked recoils',
  'figures.category.columns': 'Columns and lines',
  'figures.category.drill': 'Drill of columns',
  'figures.category.flank': 'Columns hit in flank',
  'figures.category.flank-marches': 'Countering flank marches',
  'figures.category.flight': 'Flight',
  'figures.category.contact': 'Contact and sliding',
  'figures.category.difficult-going': 'Groups and difficult going',
  'figures.category.impetuous': 'Impetuous troops',
  'figures.category.flank-attack': 'Mounted flank attack',
  'figures.category.side-stepping': 'Side-stepping',
  'figures.category.upslope': 'Slopes',
  'figures.category.wheeling': 'Wheeling',
  'figures.category.zones': 'Zones of control and death',
};
