import type { Catalogue } from '../../types.ts';

/** Impetuous moves: refusals, choices and events. */
export const impetuous: Catalogue = {
  'ask.impetuous-avoid': '{side} : {base} dévie-t-il pour éviter le terrain difficile ?',
  'bnb.impetuous.left': 'Des socles impétueux doivent encore se déplacer : {bases}.',
  'bnb.impetuous.must-reach': '{base} doit atteindre sa cible {target} par ce mouvement.',
  'bnb.impetuous.no-target': '{target} n’est pas une cible pour {base}, qui n’en a pas.',
  'bnb.impetuous.not': '{base} n’a pas de mouvement impétueux à faire.',
  'bnb.impetuous.order': '{first} doit se déplacer avant {base}.',
  'bnb.impetuous.target': '{base} ne peut pas prendre {target} pour cible, mais seulement {targets}.',
  'bnb.impetuous.way': '{base} n’a pas le choix de son chemin.',
  'choice.impetuous-enter': 'Continuer dans le terrain difficile',
  'choice.impetuous-left': 'Dévier à gauche',
  'choice.impetuous-right': 'Dévier à droite',
  'event.impetuous': '{base} fait son mouvement impétueux{target, select, null {} other { vers {target}}}.',
  'event.impetuous-cancelled': '{base} ne bouge pas : sa cible {target} est un éléphant.',
  'event.impetuous-ended': '{base} a fini son mouvement impétueux.',
  'event.impetuous-flee': '{friend} fuit pour laisser passer {base}.',
  'event.impetuous-go-first': '{friend} est sur le chemin de {base} et va d’abord.',
  'event.impetuous-recoil': '{friend} recule pour laisser passer {base}.',
  'event.impetuous-stop': '{friend} arrête {base}.',
  'event.set-aside':
    '{base} est un peu décalé ({where, select, right {à droite} left {à gauche} other {en arrière}}).',
  'option.impetuous': 'Déplacer {base}',
  'option.impetuous-target': 'Déplacer {base} vers {target}',
};
