/** The phase of moves: tactical moves, marches and halts, each paid at once, and orders of other kinds. */

import type { Battle } from '../../engine/battle.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { after, goOn, waitForOrders, wrongPhase } from '../../engine/game/asking.ts';
import type { Reason } from '../../engine/game/event.ts';
import type { SideId } from '../../engine/game/game.ts';
import type { Option } from '../../engine/game/steps.ts';
import { closePhase } from '../../engine/phases/sequence.ts';
import type { FamilyCommand, FamilyStep } from '../commands.ts';
import type { Debellis } from '../game.ts';
import { makeHalt, makeMove } from '../moves/make.ts';

const PHASE = 'moves';

/** What else can be ordered in this phase. */
export interface OtherOrders {
  /** Carries out an order, or tells the reasons against it; null if it is none of these orders. */
  give(game: Debellis, work: Work, command: FamilyCommand, by: SideId): readonly Reason[] | null;
  options(game: Debellis, rules: Ruleset, battle: Battle): readonly Option[];
}

const NO_OTHERS: OtherOrders = { give: () => null, options: () => [] };

export const moves = (game: Debellis, others: OtherOrders = NO_OTHERS): FamilyStep => ({
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
      case 'end-phase':
        return closePhase(work, PHASE, 'phase-ended');
      default: {
        const reasons = others.give(game, work, command, by);
        if (reasons === null) return wrongPhase(work, PHASE, command);
        return reasons.length > 0 ? reasons : goOn(frame);
      }
    }
  },
  options: (rules, battle) => others.options(game, rules, battle),
});
