import type { Catalogue } from '../../types.ts';

/** Outcome moves: what bases meet on them, and the questions there. */
export const outcomes: Catalogue = {
  'ask.avoid-going': '{side} : {base} évite-t-il le terrain difficile ?',
  'ask.pass-or-push': '{side} : {base} rencontre {other}',
  'choice.pass': 'Interpénétrer',
  'choice.push': 'Repousser',
  'choice.avoid': 'L’éviter',
  'choice.enter': 'Y entrer',
  'event.destroyed.bnb.recoil.2': '{base} recule au-delà du bord de table et est perdu.',
  'event.destroyed.bnb.recoil.5': '{base} n’a pas la place de reculer en entier et est détruit.',
  'event.destroyed.bnb.flee.9': '{base} fuit au-delà du bord de table et est perdu.',
  'event.destroyed.bnb.flee.4': '{base} ne peut pas fuir, {by} lui barre le chemin : il est détruit.',
  'event.destroyed.bnb.push.7': '{base} recule sur {by}, qu’il ne peut pas repousser, et est détruit.',
  'event.overrun.bnb.recoil.17':
    'En reculant, {by} piétine {bases} : {count, plural, one {il est détruit} other {ils sont détruits}}.',
  'event.overrun.bnb.recoil.18':
    'En reculant, {by} piétine {bases} : {count, plural, one {il est détruit} other {ils sont détruits}}.',
};
