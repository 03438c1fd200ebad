/** The phase in which the elements of broken commands rout. DBMM, Sequence of play; Routed elements. */
import type { Debellis } from '../../../debellis/game.ts';
import type { StepWith } from '../../../engine/contract/sequence.ts';
import { flag, partly } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { after } from '../../../engine/game/asking.ts';
import { closePhase } from '../../../engine/phases/sequence.ts';
import { routersOf } from '../morale/routers.ts';

const PHASE = 'rout-moves';

const FRAME = partly({ begun: flag });

export const routMoves = (game: Debellis): StepWith<typeof FRAME> => ({
  frame: FRAME,
  wholes: true,
  run(work, frame) {
    if (frame.begun) return closePhase(work, PHASE, 'phase-ended');
    const routers = holds('dbmm.seq.9') ? routersOf(game, work.battle) : [];
    if (routers.length === 0) return closePhase(work, PHASE, 'phase-skipped');
    const frames = routers.map(({ id }) => ({ step: 'rout', base: id }));
    return after(frames, { ...frame, begun: true });
  },
});
