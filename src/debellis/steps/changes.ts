/** The orders of the phase of moves by which elements change mounts, go aboard and go ashore. */
import { dismount, dismountOptions } from '../dismounting/dismount.ts';
import { remount, remountOptions } from '../dismounting/remount.ts';
import { disembark, embark, embarkOptions } from '../naval/ferrying.ts';
import type { OtherOrders } from './moves.ts';

export const CHANGES: OtherOrders = {
  give(game, work, command, by) {
    switch (command.type) {
      case 'dismount':
        return dismount(game, work, command, by);
      case 'remount':
        return remount(game, work, command, by);
      case 'embark':
        return embark(game, work, command, by);
      case 'disembark':
        return disembark(game, work, command, by);
      default:
        return null;
    }
  },
  options: (game, rules, battle) => [
    ...dismountOptions(game, rules, battle),
    ...remountOptions(game, rules, battle),
    ...embarkOptions(game, rules, battle),
  ],
};
