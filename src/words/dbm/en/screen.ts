import type { Catalogue } from '../../types.ts';

/** The screen of De Bellis Multitudinis. */
export const screen: Catalogue = {
  'screen.army.dbm-facts':
    '{points} AP, {elements, plural, one {1 base} other {# bases}} in {commands, plural, one {1 command} other {# commands}}{years, select, known { · {from, number, ::group-off}–{to, number, ::group-off}{era, select, before { BC} other {}}} other {}}',
  'screen.army.dbm-line':
    'Command {command}: {count} × {troopFull}{general, select, none {} other {, {general}}}{general, select, none {, {name}} other {}}',
  'screen.army.of-list': '{list}',
  'screen.army.opened': 'Opened here',
  'screen.halt': '{count, plural, one {Halt} other {Halt them}}',
  'screen.dbm.advance-all': 'Advance all in this order',
  'screen.dbm.march': 'March straight ahead',
  'screen.warn.unruly':
    '{count, plural, one {# impetuous base has} other {# impetuous bases have}} no order: they will advance by themselves.',
  'phase.season': 'Season',
  'phase.weather-score': 'Weather',
  'phase.baggage': 'Baggage',
  'phase.first-bound': 'First bound',
  'phase.arrivals': 'Arrivals',
  'phase.moves': 'Moves',
  'phase.spontaneous-moves': 'Spontaneous moves',
  'phase.turn-to-face': 'Turning to face',
  'phase.end-of-bound': 'End of bound',
  'name.moves': 'moves',
  'name.spontaneous-moves': 'spontaneous moves',
  'name.arrivals': 'arrivals',
  'name.turn-to-face': 'turning to face',
  'name.end-of-bound': 'end of the bound',
  'ask.allot': '{side}: allot the dice to the commands',
  'ask.advance': '{side}: which impetuous base advances next?',
  'ask.turn': '{side}: which enemy does {base} turn to face?',
  'ask.pips': '{side}: dice for PIPs',
  'mark.marched': 'marched',
  'mark.advanced': 'advanced by itself',
};
