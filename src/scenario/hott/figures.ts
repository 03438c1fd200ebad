import type { FigureFiles } from '../types.ts';

/** The figures of Hordes of the Things. */
export const figures: FigureFiles = {
  prefix: 'figures-',
  categories: [
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
  ],
};
