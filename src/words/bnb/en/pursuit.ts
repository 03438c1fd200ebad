import type { Catalogue } from '../../types.ts';

/** Pursuits, and the end of a battle by the clock. */
export const pursuit: Catalogue = {
  'pursuit.must': '{base} must pursue.',
  'pursuit.length':
    '{base} pursues by {least, number, distance} to {most, number, distance} {unit}, not by {distance, number, distance}.',
  'bnb.victory.time-between-rounds': 'Time is called between two rounds only: play round {round} to its end.',
};
