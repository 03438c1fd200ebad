import type { Catalogue } from '../../types.ts';

/** The categories of the figures of the rulebook. */
export const figures: Catalogue = {
  'figures.category.conventions': 'Conventions',
  'figures.category.terrain': 'Terrain',
  'figures.category.ambush': 'Ambush',
  'figures.category.move': 'Moves',
  'figures.category.zoc': 'Zones of control',
  'figures.category.gap': 'Gaps',
  'figures.category.group': 'Groups',
  'figures.category.column': 'Columns',
  'figures.category.alignment': 'Alignment',
  'figures.category.impetuous': 'Impetuous moves',
  'figures.category.shooting': 'Shooting',
  'figures.category.facing': 'Most directly facing',
  'figures.category.close-combat': 'Close combat',
  'figures.category.tactical-factors': 'Tactical factors',
  'figures.category.recoil': 'Recoil',
  'figures.category.flight': 'Flight',
  'figures.category.wind': 'Wind',
};
