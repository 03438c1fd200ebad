import type { Catalogue } from '../../types.ts';

/** Messages that replace the shared ones. */
export const overrides: Catalogue = {
  'screen.todo.shots':
    '{count, plural, =0 {no shots left} one {1 shot or spell possible} other {# shots and spells possible}}',
  'screen.losses':
    '{side} has lost {losses, plural, =1 {{losses} army point} other {{losses} army points}}; half of its army, {routing}, breaks it if it has lost more than the enemy',
  'screen.summary.routing': 'Half its army',
  'screen.curtain.why': 'Lurkers that are not yet on the table are a secret of each side.',
  'ask.shoot': '{side}: choose the next shot or spell',
  'phase.shooting': 'Spells, shooting',
  'screen.army.south': 'First army',
  'screen.army.north': 'Second army',
  'screen.seat.south': 'dice say from which edge',
  'screen.seat.north': 'dice say from which edge',
};
