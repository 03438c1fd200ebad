/** The categories of the figures of DBMM: what players get wrong most, in the order of a bound. */
export const figureCategories: readonly string[] = [
  'zones',
  'spontaneous-advances',
  'contact',
  'rear-support',
  'disregarded-outcomes',
  'repulse-and-flight',
];
