import type { Catalogue } from '../../types.ts';

/** De Bellis Multitudinis : fortifications. */
export const walls: Catalogue = {
  'dbm.tactic.fortified': 'Tient des fortifications',
  'outcome.taken': 'prise',
  'event.fortified': '{side} pose {count, plural, =1 {une pièce} other {# pièces}} de fortifications.',
  'ask.fortify': '{side} : posez les fortifications achetées',
  'option.enclose': 'Enclore {piece} avec des {section}',
};
