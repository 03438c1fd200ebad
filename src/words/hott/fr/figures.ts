import type { Catalogue } from '../../types.ts';

/** The categories of the figures of the rulebook. */
export const figures: Catalogue = {
  'figures.category.measuring': 'Mesures',
  'figures.category.crossing': 'Traversée d’un front ennemi',
  'figures.category.river': 'Rivières',
  'figures.category.column': 'Colonnes',
  'figures.category.gaps': 'Interstices',
  'figures.category.conforming': 'Conformation',
  'figures.category.contacts': 'Contacts',
  'figures.category.shooting': 'Tir',
  'figures.category.combat': 'Combat',
  'figures.category.overlaps': 'Débords',
};
