/** The phase of moves: tactical moves, marches and halts, each paid at once. DBM, Sequence of play; ruling 54. */
import type { SharedCommand } from '../../../engine/command-form.ts';
import type { StepWith } from '../../../engine/contract/sequence.ts';
import { reason } from '../../../engine/decide.ts';
import { closePhase } from '../../../engine/sequence.ts';
import { makeHalt, makeMove } from '../moves/make.ts';

const PHASE = 'moves';

export const moves: StepWith<Record<never, never>, SharedCommand> = {
  frame: {},
  run: ({ battle }) => ({
    next: 'wait',
    awaits: [{ by: battle.turn.active, kind: 'orders', answer: { form: 'orders' } }],
  }),
  answer(work, frame, command, by) {
    switch (command.type) {
      case 'move': {
        const made = makeMove(work, command, by);
        return 'reasons' in made ? made.reasons : { next: 'call', frames: made.frames, then: frame };
      }
      case 'halt': {
        const reasons = makeHalt(work, command.bases, by);
        return reasons.length > 0 ? reasons : { next: 'call', frames: [], then: frame };
      }
      case 'end-phase':
        return closePhase(work, PHASE, 'phase-ended');
      default:
        return [reason(work.rules, 'wrong-phase', { phase: PHASE, type: command.type })];
    }
  },
};
