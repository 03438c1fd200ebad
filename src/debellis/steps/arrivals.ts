/** Flank marches arrive: their player puts them at the edge of the table, from where they enter. */

import type { SharedCommand } from '../../engine/battle/command-form.ts';
import type { StepWith } from '../../engine/contract/sequence.ts';
import { after, goOn, waitForOrders, wrongPhase } from '../../engine/game/asking.ts';
import { closePhase, END_PHASE } from '../../engine/phases/sequence.ts';
import { placesUnfit, placingsOf } from '../../engine/setup/putting-down.ts';
import { dueArrivals, edgeReasons, putAtEdge, scareEnemies, showMarches } from '../flank/arriving.ts';
import type { Debellis } from '../game.ts';

const PHASE = 'arrivals';

/** Waits for the player of a march that arrives; with none, the phase is over. */
export const arrivals = (game: Debellis): StepWith<Record<never, never>, SharedCommand> => ({
  frame: {},
  run(work) {
    showMarches(game, work);
    const { active } = work.battle.turn;
    return dueArrivals(game, work.battle, active).length > 0
      ? waitForOrders(active, PHASE)
      : closePhase(work, PHASE, 'phase-skipped');
  },
  answer(work, frame, command, by) {
    if (command.type === 'end-phase') return closePhase(work, PHASE, 'phase-ended');
    if (command.type !== 'deploy' && command.type !== 'deploy-group') return wrongPhase(work, PHASE, command);
    const placings = placingsOf(work.battle, command);
    if (!placings) return [placesUnfit(work.rules, command)];
    const against = edgeReasons(game, work, by, placings);
    if (against.length > 0) return against;
    putAtEdge(game, work, by, placings);
    const frames = scareEnemies(game, work, placings);
    return frames.length > 0 ? after(frames, frame) : goOn(frame);
  },
  options: () => [END_PHASE],
});
