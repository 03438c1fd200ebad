import type { Catalogue } from '../../types.ts';

/** Armies, when a battle is chosen. */
export const armies: Catalogue = {
  'screen.army.facts':
    '{points, plural, one {# point} other {# points}}{unspent, plural, =0 {} other { ({unspent} du budget non dépensés)}}, {bases, plural, one {# socle} other {# socles}}, {confidence, plural, one {# point} other {# points}} de confiance{years, select, known { · {from, number, ::group-off}–{to, number, ::group-off} av. J.-C.} other {}}',
  'screen.army.of-list': '{list}',
  'screen.army.line': '{count} × {troopFull}, {general, select, yes {commandant en chef} other {{name}}}',
  'screen.army.opened': 'De vos fichiers',
  'screen.army.small': 'Pour une petite bataille',
  'screen.army.list-kept': 'La liste d’armée {name} est gardée',
  'screen.army.list-kept.what': 'Les ordres de bataille qui en sont tirés peuvent maintenant être ouverts.',
};
