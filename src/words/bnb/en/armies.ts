import type { Catalogue } from '../../types.ts';

/** Armies, when a battle is chosen. */
export const armies: Catalogue = {
  'screen.army.facts':
    '{points, plural, one {# point} other {# points}}{unspent, plural, =0 {} other { ({unspent} of the budget not spent)}}, {bases, plural, one {1 base} other {# bases}}, {confidence, plural, one {# point} other {# points}} of confidence{years, select, known { · {from, number, ::group-off}–{to, number, ::group-off} BC} other {}}',
  'screen.army.of-list': '{list}',
  'screen.army.line': '{count} × {troopFull}, {general, select, yes {commander-in-chief} other {{name}}}',
  'screen.army.opened': 'From your files',
  'screen.army.small': 'For a small battle',
  'screen.army.list-kept': 'The army list {name} is kept',
  'screen.army.list-kept.what': 'Orders of battle drawn from it can be opened now.',
};
