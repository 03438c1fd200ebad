import type { Catalogue } from '../../types.ts';

/** Les sujets des figures de De Bellis Magistrorum Militum. */
export const figures: Catalogue = {
  'figures.category.zones': 'Zones de menace, et ce qu’on peut y faire',
  'figures.category.spontaneous-advances': 'Avances spontanées et leurs directions',
  'figures.category.contact': 'S’aligner et se conformer',
  'figures.category.rear-support': 'Soutien arrière',
  'figures.category.disregarded-outcomes': 'Résultats sans effet',
  'figures.category.repulse-and-flight': 'Repoussé et fuite',
};
