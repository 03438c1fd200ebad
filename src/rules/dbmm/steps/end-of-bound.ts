/** Commands lose heart, and armies are defeated. DBMM, Sequence of play. */
import type { Debellis } from '../../../debellis/game.ts';
import type { Step } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { DONE } from '../../../engine/game/asking.ts';
import { testArmies } from '../ending/defeat.ts';
import { noteMoves } from '../impetuous/has-moved.ts';
import { testCommands } from '../morale/testing.ts';

export const endOfBound = (game: Debellis): Step => ({
  run(work) {
    noteMoves(work);
    if (holds('dbmm.seq.13')) testCommands(game, work);
    testArmies(work);
    return DONE;
  },
});
