import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis: troops, prices, options, questions. */
export const core: Catalogue = {
  'option.dbm.upslope':
    'Who is upslope on a hill: the element whose front is turned down the slope, or the one with a rear corner nearer to the top.',
  'option.value.edge': 'by the front edge',
  'option.value.line': 'by a line from the top',
  'option.value.corner': 'by the nearer rear corner',
  'fault.troop.mount':
    '{type} cannot be {mark, select, chariot {on chariots} other {on wagons}}: {known} can.',
  'fault.question-morale': 'The question names neither an army nor element equivalents, held and lost.',
  'fault.question-factors': 'The two factors are whole numbers, as in [3, 5].',
  'dbm.price.general': 'general',
  'dbm.price.mounted-infantry': 'mounted infantry',
};
