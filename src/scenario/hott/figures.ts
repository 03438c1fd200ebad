/** The categories of the figures of Hordes of the Things, in the order of the book. */
export const figureCategories: readonly string[] = [
  'measuring',
  'crossing',
  'river',
  'column',
  'gaps',
  'conforming',
  'contacts',
  'shooting',
  'combat',
  'overlaps',
];
