/** The phase of moves: tactical moves, marches and halts, each paid at once. */

import { after, goOn, waitForOrders, wrongPhase } from '../../engine/game/asking.ts';
import { closePhase } from '../../engine/phases/sequence.ts';
import type { FamilyStep } from '../commands.ts';
import { dismount, dismountOptions } from '../dismounting/dismount.ts';
import { remount, remountOptions } from '../dismounting/remount.ts';
import type { Debellis } from '../game.ts';
import { makeHalt, makeMove } from '../moves/make.ts';
import { disembark, embark, embarkOptions } from '../naval/ferrying.ts';

const PHASE = 'moves';

export const moves = (game: Debellis): FamilyStep => ({
  frame: {},
  run: ({ battle }) => waitForOrders(battle.turn.active, 'orders'),
  answer(work, frame, command, by) {
    switch (command.type) {
      case 'move': {
        const made = makeMove(game, work, command, by);
        return 'reasons' in made ? made.reasons : after(made.frames, frame);
      }
      case 'halt': {
        const reasons = makeHalt(game, work, command.bases, by);
        return reasons.length > 0 ? reasons : goOn(frame);
      }
      case 'dismount': {
        const reasons = dismount(game, work, command, by);
        return reasons.length > 0 ? reasons : goOn(frame);
      }
      case 'remount': {
        const reasons = remount(game, work, command, by);
        return reasons.length > 0 ? reasons : goOn(frame);
      }
      case 'embark': {
        const reasons = embark(game, work, command, by);
        return reasons.length > 0 ? reasons : goOn(frame);
      }
      case 'disembark': {
        const reasons = disembark(game, work, command, by);
        return reasons.length > 0 ? reasons : goOn(frame);
      }
      case 'end-phase':
        return closePhase(work, PHASE, 'phase-ended');
      default:
        return wrongPhase(work, PHASE, command);
    }
  },
  options: (rules, battle) => [
    ...dismountOptions(game, rules, battle),
    ...remountOptions(game, rules, battle),
    ...embarkOptions(game, rules, battle),
  ],
});
