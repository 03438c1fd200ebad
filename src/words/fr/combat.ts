import type { Catalogue } from '../types.ts';

/** Shooting and close combat: refusals, options, lines of a sum, what happens. */
export const combat: Catalogue = {
  'fault.question-no-fight': '{base} n’a ni combat ni tir.',
  'ask.avoid-turn': '{side} : de quel côté tourne {base} ?',
  'choice.left': 'À gauche',
  'choice.right': 'À droite',
  'option.fight': '{base} combat {against}',
  'option.shoot': '{base} tire sur {target}',
  'option.target': 'Tirer sur {base}',
  'option.primary': '{base} est le tireur primaire',
  'option.main-opponent': '{opponent} est l’adversaire principal de {base}',
  'option.end-phase': 'Fin de la phase',
  'combat.factor': 'Facteur de combat',
  'combat.die': 'Dé',
  'tactic.overlapped': `L’ennemi est débordé sur son flanc {flankName} par {by}`,
  'tactic.rear': 'L’ennemi est attaqué dans le dos par {by}',
  'tactic.shooters': 'Avantage au tir de {by}',
  'tactic.cover': 'Subit un tir depuis, ou dans, un bois ou une zone construite',
};
