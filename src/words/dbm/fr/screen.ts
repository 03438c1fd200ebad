import type { Catalogue } from '../../types.ts';

/** L’écran de De Bellis Multitudinis. */
export const screen: Catalogue = {
  'screen.army.dbm-facts':
    '{points} PA{unspent, plural, =0 {} other { ({unspent} du budget non dépensés)}}, {elements, plural, one {1 socle} other {# socles}} en {commands, plural, one {1 corps} other {# corps}}{years, select, known { · {from, number, ::group-off}–{to, number, ::group-off}{era, select, before { av. J.-C.} other {}}} other {}}',
  'screen.army.dbm-line':
    'Corps {command} : {count} × {troopFull}{general, select, none {} other {, {general}}}{general, select, none {, {name}} other {}}',
  'phase.weather-score': 'Temps qu’il fait',
  'phase.baggage': 'Bagages',
  'ask.allot': '{side} : attribuez les dés aux corps',
};
