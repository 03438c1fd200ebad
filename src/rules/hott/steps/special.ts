import type { Step } from '../../../engine/contract.ts';
import { reason } from '../../../engine/decide.ts';
import { tell } from '../../../engine/work.ts';

export const special: Step = {
  run: (work) => ({
    next: 'wait',
    awaits: [{ by: work.battle.turn.active, kind: 'orders', answer: { form: 'orders' } }],
  }),
  answer(work, _frame, command) {
    if (command.type !== 'end-phase')
      return [reason(work.rules, 'wrong-phase', { type: command.type, phase: 'special' })];
    tell(work, { type: 'phase-ended', rule: 'hott.seq.1', figures: { phase: 'special' } });
    return { next: 'done' };
  },
};
