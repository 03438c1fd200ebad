import type { Catalogue } from '../../types.ts';

/** Columns, and moves made at the same time, in Blood and Blades. */
export const columns: Catalogue = {
  'bnb.column.bad-column':
    'Only a group forms a column, behind one of its own and facing as before, left or right.',
  'bnb.column.bad-extend': 'Only a column comes into line, to its left, its right or both.',
  'bnb.column.turns': 'A column does not change direction while it is being formed.',
  'bnb.column.end': '{base} does not stand at an end of the front line, so it cannot lead a column across.',
  'bnb.column.nobody': '{base} cannot come to its place in the formation.',
  'bnb.column.none': 'These bases stand in no column.',
  'bnb.column.head-stays': 'Nothing else is done when a column comes into line.',
  'bnb.column.bend-side':
    'A bent column comes into line only on the side of its bend: the {on, select, left {left} other {right}}.',
  'move.extend': 'into line',
  'bnb.together.none':
    'Each of these can move by itself: moves at the same time are for bases in a zone whose friends are in the way.',
  'bnb.together.two': 'Two of these moves would do.',
  'bnb.together.many': 'At most three moves are made at the same time.',
  'bnb.together.twice': '{base} is in two of these moves.',
  'bnb.together.room': '{base} and {other} would stand on the same ground.',
  'screen.key.together': 'keep this move, to make it with others',
};
