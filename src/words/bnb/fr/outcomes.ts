import type { Catalogue } from '../../types.ts';

/** Outcome moves: what bases meet on them, and the questions there. */
export const outcomes: Catalogue = {
  'ask.avoid-going': '{side} : {base} évite-t-il le terrain difficile ?',
  'ask.avoid-turn': '{side} : de quel côté tourne {base} ?',
  'ask.pass-or-push': '{side} : {base} rencontre {other}',
  'choice.pass': 'Interpénétrer',
  'choice.push': 'Repousser',
  'choice.avoid': 'L’éviter',
  'choice.enter': 'Y entrer',
  'choice.left': 'À gauche',
  'choice.right': 'À droite',
};
