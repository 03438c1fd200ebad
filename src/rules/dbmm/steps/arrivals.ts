/** Commands that were away come up to the battlefield edge. DBMM, Flank marches; Delayed commands; ruling 146. */
import { dueArrivals, showMarches } from '../../../debellis/flank/arriving.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { arrivals as shared } from '../../../debellis/steps/arrivals.ts';
import { DONE } from '../../../engine/game/asking.ts';
import { loseTrain } from '../flank/entering.ts';

export const arrivals = (game: Debellis): ReturnType<typeof shared> => {
  const step = shared(game);
  return {
    ...step,
    run(work, frame) {
      showMarches(game, work);
      loseTrain(work);
      // Nothing is told of a bound in which nobody comes.
      const comes = dueArrivals(game, work.battle, work.battle.turn.active).length > 0;
      return comes ? step.run(work, frame) : DONE;
    },
  };
};
