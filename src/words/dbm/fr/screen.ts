import type { Catalogue } from '../../types.ts';

/** L’écran de De Bellis Multitudinis. */
export const screen: Catalogue = {
  'screen.army.dbm-facts':
    '{points} PA, {elements, plural, one {1 socle} other {# socles}} en {commands, plural, one {1 corps} other {# corps}}{years, select, known { · {from, number, ::group-off}–{to, number, ::group-off}{era, select, before { av. J.-C.} other {}}} other {}}',
  'screen.army.dbm-line':
    'Corps {command} : {count} × {troopFull}{general, select, none {} other {, {general}}}{general, select, none {, {name}} other {}}',
  'screen.army.of-list': '{list}',
  'screen.army.opened': 'Ouvertes ici',
  'screen.halt': '{count, plural, one {Arrêter} other {Les arrêter}}',
  'screen.dbm.advance-all': 'Tout avancer dans cet ordre',
  'screen.dbm.march': 'Mouvement de marche droit devant',
  'screen.warn.unruly':
    '{count, plural, one {# socle impétueux n’a} other {# socles impétueux n’ont}} pas d’ordre : ils avanceront d’eux-mêmes.',
  'phase.season': 'Saison',
  'phase.weather-score': 'Temps qu’il fait',
  'phase.baggage': 'Bagages',
  'phase.first-bound': 'Premier bond',
  'phase.arrivals': 'Arrivées',
  'phase.moves': 'Mouvements',
  'phase.spontaneous-moves': 'Mouvements spontanés',
  'phase.turn-to-face': 'Faire face',
  'phase.end-of-bound': 'Fin du bond',
  'name.moves': 'mouvements',
  'name.spontaneous-moves': 'mouvements spontanés',
  'name.arrivals': 'arrivées',
  'name.turn-to-face': 'faire face',
  'name.end-of-bound': 'fin du bond',
  'ask.allot': '{side} : attribuez les dés aux corps',
  'ask.advance': '{side} : quel socle impétueux avance maintenant ?',
  'ask.turn': '{side} : à quel ennemi {base} fait-il face ?',
  'ask.pips': '{side} : dés pour les PIP',
  'mark.marched': 'a marché',
  'mark.advanced': 'a avancé de lui-même',
};
