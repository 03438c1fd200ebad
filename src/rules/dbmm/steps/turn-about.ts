/** An element that fought an enemy at its rear turns 180 degrees. DBMM, Turning to face. */
import { turnRound } from '../../../debellis/outcomes/recoil.ts';
import { placedBase } from '../../../engine/battle.ts';
import type { StepWith } from '../../../engine/contract/sequence.ts';
import { text } from '../../../engine/data/form.ts';
import { DONE } from '../../../engine/game/asking.ts';
import { figure } from '../troops/marks.ts';

const FRAME = { base: text, rule: text };

/** `{ base, rule }`: it does not turn if it has pursued. */
export const turnAbout: StepWith<typeof FRAME> = {
  frame: FRAME,
  wholes: true,
  run(work, { base: id, rule }) {
    const base = placedBase(work.battle, id);
    if (base && figure(base.bound, 'pursued') === 0) turnRound(work, base, rule);
    return DONE;
  },
};
