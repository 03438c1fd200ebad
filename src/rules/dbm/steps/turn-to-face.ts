/** Elements turn to face enemies at their flanks and rears, one after another. DBM, Flank contacts; ruling 115. */

import type { StepWith } from '../../../engine/contract/sequence.ts';
import { DONE } from '../../../engine/game/asking.ts';
import { turnToFace as turn } from '../turning/turn.ts';
import { nextTurning } from '../turning/who.ts';

export const turnToFace: StepWith<Record<never, never>> = {
  frame: {},
  run(work) {
    const before = work.battle;
    const done: string[] = [];
    for (let next = nextTurning(before, before, done); next; next = nextTurning(work.battle, before, done))
      done.push(...turn(work, next));
    return DONE;
  },
};
