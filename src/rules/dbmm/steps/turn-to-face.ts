/** Elements turn to face enemies, after those that rout into enemies are gone. DBMM, Turning to face; Routed elements. */
import type { Debellis } from '../../../debellis/game.ts';
import { lose } from '../../../debellis/outcomes/losses.ts';
import { turnToFace as turning } from '../../../debellis/steps/turn-to-face.ts';
import type { StepWith } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { routersMet } from '../outcomes/rout.ts';

export const turnToFace = (game: Debellis): StepWith<Record<never, never>> => {
  const step = turning(game);
  return {
    ...step,
    run(work, frame) {
      for (const { base, by } of routersMet(work.battle))
        if (holds('dbmm.rout.8')) lose(game, work, { base: base.id, rule: 'dbmm.rout.8', by: by.id });
      return step.run(work, frame);
    },
  };
};
