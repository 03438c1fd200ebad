import type { Catalogue } from '../types.ts';

/** Orders on the screen that only some rulesets know: columns, moves made together, going on foot. */
export const orders: Catalogue = {
  'table.column': 'Column',
  'table.column.same': 'Form a column ahead',
  'table.column.left': 'Form a column to the left',
  'table.column.right': 'Form a column to the right',
  'table.line.left': 'Into line on the left',
  'table.line.right': 'Into line on the right',
  'table.line.both': 'Into line on both sides',
  'table.line.pivot-left': 'Into line, the head pivoting left',
  'table.line.pivot-right': 'Into line, the head pivoting right',
  'table.bend': 'Bend here',
  'table.bend-set': 'It bends here: drag on. A ghost that is let go stays.',
  'table.pick-group': 'Pick a group first.',
  'table.pick-column': 'Pick a column first.',
  'table.card.together': 'Keep it, and move friends at the same time',
  'table.collected':
    '{count, plural, one {One move is} other {# moves are}} kept. Draw the move of the other base, then make them together.',
  'table.no-other-order': 'There is no other order for what is picked.',
  'screen.key.column': 'into a column, out of one: the next way',
  'screen.key.bend': 'the column bends here',
  'screen.together.title': '{count, plural, one {One move} other {# moves}} at the same time',
  'screen.together.move': '{bases}',
  'screen.together.give': 'Make them all for {cost, plural, =0 {nothing} one {1 {point}} other {# {point}s}}',
  'screen.together.drop': 'Drop them',
  'screen.vehicles.off': 'Goes on foot (back onto the vehicles)',
  'screen.vehicles.on': 'Dismount: go on foot',
  'mark.vehicles': 'on vehicles',
  'move.wish': 'Along the way wished for',
};
