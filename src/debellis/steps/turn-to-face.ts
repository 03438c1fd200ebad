/** Elements turn to face enemies at their flanks and rears, one after another. */

import type { StepWith } from '../../engine/contract/sequence.ts';
import { DONE } from '../../engine/game/asking.ts';
import type { Debellis } from '../game.ts';
import { turnToFace as turn } from '../turning/turn.ts';
import { nextTurning } from '../turning/who.ts';

export const turnToFace = (game: Debellis): StepWith<Record<never, never>> => ({
  wholes: true,
  frame: {},
  run(work) {
    const before = work.battle;
    const done: string[] = [];
    for (
      let next = nextTurning(game, work.rules, before, before, done);
      next;
      next = nextTurning(game, work.rules, work.battle, before, done)
    )
      done.push(...turn(game, work, next));
    return DONE;
  },
});
