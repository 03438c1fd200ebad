import type { Catalogue } from '../../types.ts';

/** What the figures of De Bellis Magistrorum Militum are about. */
export const figures: Catalogue = {
  'figures.category.zones': 'Threat zones, and what is lawful in them',
  'figures.category.spontaneous-advances': 'Spontaneous advances and their directions',
  'figures.category.contact': 'Lining up and conforming',
  'figures.category.rear-support': 'Rear support',
  'figures.category.disregarded-outcomes': 'Outcomes that are disregarded',
  'figures.category.repulse-and-flight': 'Repulse and flight',
};
