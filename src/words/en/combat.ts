import type { Catalogue } from '../types.ts';

/** Shooting and close combat: refusals, options, lines of a sum, what happens. */
export const combat: Catalogue = {
  'fault.question-no-fight': '{base} has no fight and no shot.',
  'ask.avoid-turn': '{side}: which way does {base} turn?',
  'choice.left': 'To the left',
  'choice.right': 'To the right',
  'option.fight': '{base} fights {against}',
  'option.shoot': '{base} shoots at {target}',
  'option.target': 'Shoot at {base}',
  'option.primary': '{base} is the primary shooter',
  'option.main-opponent': '{opponent} is the main opponent of {base}',
  'option.end-phase': 'End of the phase',
  'combat.factor': 'Combat factor',
  'combat.die': 'Die',
  'tactic.overlapped': 'The enemy is overlapped on its {flank} by {by}',
  'tactic.rear': 'The enemy is attacked in the rear by {by}',
  'tactic.shooters': 'Shooting advantage from {by}',
  'tactic.cover': 'Shot at from, or in, a wood or built-up area',
};
