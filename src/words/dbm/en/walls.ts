import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis: fortifications. */
export const walls: Catalogue = {
  'dbm.tactic.fortified': 'Holds fortifications',
  'outcome.taken': 'taken',
  'event.fortified': '{side} lays {count, plural, =1 {a piece} other {# pieces}} of fortifications.',
  'ask.fortify': '{side}: lay the fortifications that you have bought',
  'option.enclose': 'Enclose {piece} with {section}',
};
