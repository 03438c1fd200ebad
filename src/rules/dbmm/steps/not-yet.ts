/** The phases that are not built yet. */
import type { Step } from '../../../engine/contract/sequence.ts';
import { DONE, waitForOrders, wrongPhase } from '../../../engine/game/asking.ts';
import { closePhase, END_PHASE } from '../../../engine/phases/sequence.ts';

/** A phase in which nothing can be done yet. */
export const skipped: Step = { run: () => DONE };

/** The phase of moves: no order can be given yet, so its player can only end it. */
export const moves: Step = {
  run: ({ battle }) => waitForOrders(battle.turn.active, 'moves'),
  answer: (work, _frame, command) =>
    command.type === 'end-phase'
      ? closePhase(work, 'moves', 'phase-ended')
      : wrongPhase(work, 'moves', command),
  options: () => [END_PHASE],
};
