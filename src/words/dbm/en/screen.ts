import type { Catalogue } from '../../types.ts';

/** The screen of De Bellis Multitudinis. */
export const screen: Catalogue = {
  'screen.army.dbm-facts':
    '{points} AP{unspent, plural, =0 {} other { ({unspent} of the budget not spent)}}, {elements, plural, one {1 base} other {# bases}} in {commands, plural, one {1 command} other {# commands}}{years, select, known { · {from, number, ::group-off}–{to, number, ::group-off}{era, select, before { BC} other {}}} other {}}',
  'screen.army.dbm-line':
    'Command {command}: {count} × {troopFull}{general, select, none {} other {, {general}}}{general, select, none {, {name}} other {}}',
  'phase.weather-score': 'Weather',
  'phase.baggage': 'Baggage',
  'ask.allot': '{side}: allot the dice to the commands',
};
