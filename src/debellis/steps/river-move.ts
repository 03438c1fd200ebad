/** A move that comes to a river: dice are thrown until all is known, then it goes as far as it may. */

import { MOVE } from '../../engine/battle/command-form.ts';
import { placedBases } from '../../engine/battle.ts';
import type { MoveCommand } from '../../engine/command.ts';
import type { Line } from '../../engine/contract/line.ts';
import { anything, recordWith, text } from '../../engine/data/form.ts';
import { after, DONE } from '../../engine/game/asking.ts';
import { judgeMove } from '../../engine/moves/judge.ts';
import type { FamilyStep } from '../commands.ts';
import type { Debellis } from '../game.ts';
import { makeFording } from '../moves/make.ts';

const FRAME = { order: recordWith(MOVE), by: text, price: anything };

/** Waits for each die that the move still needs, then makes the move. */
export const riverMove = (game: Debellis): FamilyStep<typeof FRAME> => ({
  frame: FRAME,
  run(work, frame) {
    const { rules, battle } = work;
    const order = { ...frame.order, type: 'move' } as MoveCommand;
    const bases = placedBases(battle, order.bases).map(({ id }) => id);
    const { trace } = judgeMove(rules, battle, { ...order, bases }, frame.by, { free: true });
    const due = trace && bases.length === order.bases.length ? game.nextThrow(trace) : null;
    if (due) return after([due], frame);
    const frames = makeFording(game, work, order, frame.by, frame.price as unknown as readonly Line[]);
    return frames.length > 0 ? after(frames, null) : DONE;
  },
});
