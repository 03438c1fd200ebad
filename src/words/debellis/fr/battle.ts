import type { Catalogue } from '../../types.ts';

/** New battles, their phases and what stands on the screen during a bound. */
export const battle: Catalogue = {
  'screen.army.of-list': '{list}',
  'screen.army.opened': 'Ouvertes ici',
  'screen.halt': '{count, plural, one {Arrêter} other {Les arrêter}}',
  'screen.debellis.advance-all': 'Tout avancer dans cet ordre',
  'screen.debellis.marching': 'Marche à la main',
  'screen.debellis.march': 'Mouvement de marche droit devant',
  'screen.warn.unruly':
    '{count, plural, one {# socle impétueux n’a} other {# socles impétueux n’ont}} pas d’ordre : ils avanceront d’eux-mêmes.',
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
  'ask.advance.over': '{side} : aucun socle n’avance de lui-même ; continuez par « Finir la phase »',
  'ask.advance': '{side} : quel socle impétueux avance maintenant ?',
  'ask.turn': '{side} : à quel ennemi {base} fait-il face ?',
  'ask.pips': '{side} : dés pour les PIP',
  'mark.marched': 'a marché',
  'mark.advanced': 'a avancé de lui-même',
  'event.advance-stays': '{base} ne trouve aucun chemin pour avancer, et reste.',
  'event.aggression-thrown':
    '{sides} : aux dés {faces}, avec l’agression {totals}. {invader} est l’envahisseur.',
  'event.aggression-tied': 'Agression égale ({totals}) : on relance.',
  'fault.number-of-commands':
    '{side} a {count, plural, one {# corps} other {# corps}} ; une armée en a de {least} à {most}.',
  'fault.one-c-in-c':
    '{side} {count, plural, =0 {n’a pas de C-en-C} other {a # C-en-C}} ; chaque armée en a exactement un.',
  'fault.one-general':
    'Le corps {command} de {side} {count, plural, =0 {n’a pas de général} other {a # généraux}} ; chaque corps en a exactement un.',
  'option.advance': '{base} avance de lui-même',
  'event.turned-to-face': '{base} fait face à {other}.',
  'event.turned-back': '{base} se retourne pour faire face comme ses amis.',
  'event.contact-undone': '{other} n’a pas la place de faire face : {base} retourne d’où il est parti.',
  'event.halves-together': '{other} reste derrière {base} sur le même socle.',
  'event.aligned': '{base} s’aligne.',
  'event.noted': 'Ce que savent les corps est noté.',
};
