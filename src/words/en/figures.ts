import type { Catalogue } from '../types.ts';

/** The page of figures, and the scenarios that show a clause. */
export const figures: Catalogue = {
  'screen.figures': 'The figures',
  'screen.figures.of': 'The figures of {name}',
  'screen.figures.search': 'Search',
  'screen.figures.found': '{count, plural, =0 {No figure} one {1 figure} other {# figures}}',
  'screen.figures.failed': 'The figures could not be loaded. You seem to be offline.',
  'screen.figures.categories': 'Categories',
  'screen.figures.all': 'All',
  'screen.figures.neighbours': 'Other figures',
  'screen.figures.before': 'Previous',
  'screen.figures.next': 'Next',
  'screen.figure.play': 'Play on from here',
  'screen.figure.after': 'Afterwards',
  'screen.figure.shows': 'Figure:',
  'screen.figure.rules': 'Rules:',
  'screen.figure.standing': 'What stands where',
  'screen.figure.base':
    '{troopName} {letter}, {side, select, red {friend} other {enemy}}: {x} mm from the west, {y} mm from the south, facing {degrees}°',
  'screen.clause.figures': '{count, plural, one {A figure} other {# figures}}',
  'screen.clause.scenarios':
    '{count, plural, =0 {No scenario} one {A scenario} other {# scenarios}} that it is tested with',
  'screen.position': 'A position only',
  'screen.position.what':
    'Nothing is played here: this scenario is in no phase of a bound. It shows a position, of which only questions are asked.',
  'screen.clause.scenarios.look': 'Look for scenarios',
};
