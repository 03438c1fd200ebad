/** The phase of moves. No orders are played yet: its player ends it. */
import type { Frame } from '../../../engine/battle.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import type { Step, Work } from '../../../engine/contract/sequence.ts';
import { reason } from '../../../engine/decide.ts';
import { closePhase, END_PHASE } from '../../../engine/sequence.ts';

const PHASE = 'moves';

export const moves: Step = {
  run: ({ battle }: Work, frame: Frame) => ({
    next: 'wait',
    awaits: [{ by: battle.turn.active, kind: 'orders', answer: { form: 'orders' } }],
    frame,
  }),
  answer(work: Work, _frame: Frame, command: AnyCommand) {
    if (command.type === 'end-phase') return closePhase(work, PHASE, 'phase-ended');
    return [reason(work.rules, 'wrong-phase', { phase: PHASE, type: command.type })];
  },
  options: () => [END_PHASE],
};
