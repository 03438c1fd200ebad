/** The first phase of a bound: broken commands of its side may be shattered. DBMM, Sequence of play. */
import type { Step } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { DONE } from '../../../engine/game/asking.ts';
import { shatterCommands } from '../morale/testing.ts';

export const shattered: Step = {
  run(work) {
    if (holds('dbmm.seq.4')) shatterCommands(work);
    return DONE;
  },
};
