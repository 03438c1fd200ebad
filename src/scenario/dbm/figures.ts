/** The categories of the figures of DBM, in the order of the players' guide. */
export const figureCategories: readonly string[] = [
  'woods',
  'shooting',
  'recoil',
  'columns',
  'drill',
  'flank',
  'flank-marches',
  'flight',
  'contact',
  'difficult-going',
  'impetuous',
  'flank-attack',
  'side-stepping',
  'upslope',
  'wheeling',
  'zones',
];
