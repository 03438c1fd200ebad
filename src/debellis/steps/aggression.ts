import type { Step } from '../../engine/contract/sequence.ts';
import { aggressionStep } from '../../engine/setup/aggression.ts';
import { aggressionOf } from '../../engine/setup/roles.ts';
import { clauseIn, keepsTo } from '../book.ts';
import type { Debellis } from '../game.ts';
import { note, stateOf } from '../state.ts';

/**
 * Both sides throw and add their aggression: the higher total invades, and equal totals throw again. Weather and hour
 * follow from the last throw.
 */
export const aggression = (game: Debellis): Step =>
  aggressionStep({
    die: 'D6',
    rule: (): string => clauseIn(game.setup, 'aggression'),
    adds: (battle, side) => (keepsTo(game.setup, 'aggressionAdded') ? aggressionOf(battle, side) : 0),
    by: 'highest',
    roles: ['invader', 'defender'],
    stories: ['aggression-thrown', 'aggression-tied'],
    remembers: (battle, faces, tied) => {
      const bySide = Object.fromEntries(battle.sides.map(({ id }, at) => [id, faces[at] ?? 0]));
      const ties = (stateOf(battle).setupThrow?.ties ?? 0) + (tied ? 1 : 0);
      return [note({ setupThrow: { faces: bySide, ties } })];
    },
  });
