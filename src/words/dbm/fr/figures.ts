import type { Catalogue } from '../../types.ts';

/** The categories of the figures of the players' guide. */
export const figures: Catalogue = {
  'figures.category.ambushes': 'Déclencher des embuscades',
  'figures.category.woods': 'Assaut d’un bois',
  'figures.category.shooting': 'Tir',
  'figures.category.recoil': 'Reculs bloqués',
  'figures.category.columns': 'Colonnes et lignes',
  'figures.category.drill': 'Manœuvres de colonnes',
  'figures.category.flank': 'Colonnes prises de flanc',
  'figures.category.flank-marches': 'Contrer les marches de flanc',
  'figures.category.flight': 'Fuite',
  'figures.category.contact': 'Contact et glissement',
  'figures.category.difficult-going': 'Groupes et terrain difficile',
  'figures.category.impetuous': 'Troupes impétueuses',
  'figures.category.flank-attack': 'Attaque de flanc montée',
  'figures.category.side-stepping': 'Décalage',
  'figures.category.upslope': 'Pentes',
  'figures.category.wheeling': 'Conversions',
  'figures.category.zones': 'Zones de contrôle et de mort',
};
