import type { FigureFiles } from '../types.ts';

/** The figures of Blood and Blades. */
export const figures: FigureFiles = {
  prefix: 'figures/',
  categories: [
    'conventions',
    'terrain',
    'ambush',
    'move',
    'zoc',
    'gap',
    'group',
    'column',
    'alignment',
    'impetuous',
    'shooting',
    'facing',
    'close-combat',
    'tactical-factors',
    'recoil',
    'flight',
    'wind',
  ],
};
