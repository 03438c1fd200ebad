/** Whether a move covers its whole distance. DBMM, Moves. */
import type { Debellis } from '../../../debellis/game.ts';
import { lengthOf, limitOf } from '../../../debellis/moves/limits.ts';
import type { Trace } from '../../../engine/moves/types.ts';
import { atMost } from '../../../geometry/tolerance.ts';

/** Does some mover go its whole distance, without what it may add to line up? The others of its group then go as far. */
export const goesFull = (game: Debellis, trace: Trace): boolean =>
  trace.way.movers.some((_, mover) =>
    atMost(limitOf(game, trace, mover).mm - game.extraMove(trace, mover), lengthOf(trace, mover)),
  );
