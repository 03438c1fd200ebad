import type { Catalogue } from '../../types.ts';

/** Messages that replace the shared ones. */
export const overrides: Catalogue = {
  'screen.todo.shots':
    '{count, plural, =0 {plus aucun tir} one {# tir ou sort possible} other {# tirs et sorts possibles}}',
  'screen.losses':
    '{side} a perdu {losses, plural, =0 {{losses} point} =1 {{losses} point} other {{losses} points}} d’armée ; {routing}, la moitié de l’armée, {routing, plural, =1 {la fait} other {la font}} rompre si elle a perdu plus que l’ennemi',
  'screen.summary.routing': 'La moitié de l’armée',
  'screen.curtain.why': 'Les rôdeurs qui ne sont pas encore sur la table restent cachés à l’adversaire.',
  'ask.shoot': '{side} : choisissez le prochain tir ou sort',
  'phase.shooting': 'Sorts, tir',
  'screen.army.south': 'Première armée',
  'screen.army.north': 'Deuxième armée',
  'screen.seat.south': 'les dés disent de quel bord',
  'screen.seat.north': 'les dés disent de quel bord',
};
