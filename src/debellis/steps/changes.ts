/** The orders of the phase of moves by which elements change mounts, go aboard and go ashore. */
import { dismount, dismountOptions } from '../dismounting/dismount.ts';
import { remount, remountOptions } from '../dismounting/remount.ts';
import { disembark, embark, embarkOptions } from '../naval/ferrying.ts';
import type { OtherOrders } from './moves.ts';

/** To dismount and to mount again. */
export const MOUNTING: OtherOrders = {
  give(game, work, command, by) {
    if (command.type === 'dismount') return dismount(game, work, command, by);
    return command.type === 'remount' ? remount(game, work, command, by) : null;
  },
  options: (game, rules, battle) => [
    ...dismountOptions(game, rules, battle),
    ...remountOptions(game, rules, battle),
  ],
};

/** To change mounts, to go aboard and to go ashore. */
export const CHANGES: OtherOrders = {
  give(game, work, command, by) {
    if (command.type === 'embark') return embark(game, work, command, by);
    if (command.type === 'disembark') return disembark(game, work, command, by);
    return MOUNTING.give(game, work, command, by);
  },
  options: (game, rules, battle) => [
    ...MOUNTING.options(game, rules, battle),
    ...embarkOptions(game, rules, battle),
  ],
};
