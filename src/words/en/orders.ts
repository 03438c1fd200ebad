import type { Catalogue } from '../types.ts';

/** Orders on the screen that only some rulesets know: columns, moves made together, going on foot. */
export const orders: Catalogue = {
  'table.column': 'Column',
  'table.bend': 'Bend here',
  'table.bend-set': 'It bends here: drag on. A ghost that is let go stays.',
  'table.pick-group': 'Pick a group first.',
  'table.pick-column': 'Pick a column first.',
  'table.card.together': 'Keep it, and move friends at the same time',
  'table.collected':
    '{count, plural, one {One move is} other {# moves are}} kept. Draw the move of the other base, then make them together.',
  'table.no-other-order': 'There is no other order for what is picked.',
  'screen.together.title': '{count, plural, one {One move} other {# moves}} at the same time',
  'screen.together.move': '{bases}',
  'screen.together.give': 'Make them all for {cost, plural, =0 {nothing} one {1 {point}} other {# {point}s}}',
  'screen.together.drop': 'Drop them',
  'screen.vehicles.off': 'Goes on foot (back onto the vehicles)',
  'screen.vehicles.on': 'Dismount: go on foot',
  'mark.vehicles': 'on vehicles',
  'move.wish': 'Along the way wished for',
};
