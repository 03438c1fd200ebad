import type { Catalogue } from '../../types.ts';

/** The categories of the figures of the rulebook. */
export const figures: Catalogue = {
  'figures.category.conventions': 'Conventions',
  'figures.category.terrain': 'Terrain',
  'figures.category.ambush': 'Embuscade',
  'figures.category.move': 'Mouvements',
  'figures.category.zoc': 'Zones de contrôle',
  'figures.category.gap': 'Interstices',
  'figures.category.group': 'Groupes',
  'figures.category.column': 'Colonnes',
  'figures.category.alignment': 'Alignement',
  'figures.category.impetuous': 'Mouvements impétueux',
  'figures.category.shooting': 'Tir',
  'figures.category.facing': 'Le plus en face',
  'figures.category.close-combat': 'Combat rapproché',
  'figures.category.tactical-factors': 'Facteurs tactiques',
  'figures.category.recoil': 'Recul',
  'figures.category.flight': 'Fuite',
  'figures.category.wind': 'Vent',
};
