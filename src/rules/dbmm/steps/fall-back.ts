/** A friend at the flank or rear of an enemy recoils because the one before that enemy failed. DBMM, Combat outcome. */
import { type Battle, placedBase } from '../../../engine/battle.ts';
import type { StepWith } from '../../../engine/contract/sequence.ts';
import { partly, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { DONE, goOn } from '../../../engine/game/asking.ts';
import { tell } from '../../../engine/game/work.ts';
import { planRecoil } from '../../../engine/outcomes/recoil.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { figure } from '../troops/marks.ts';

const FRAME = { base: text, ...partly({ winner: text, cause: text, fight: text, after: text }) };

/** Does this element, which might have been repulsed, still stand before its enemy? */
function stands(battle: Battle, id: string): boolean {
  const front = placedBase(battle, id);
  return front !== null && figure(front.bound, 'repulsed') === 0;
}

/**
 * `{ base, winner, cause, fight, after }`: it is spent if it cannot recoil at all. With `after` it goes only if that
 * friend was repulsed.
 */
export const fallBack: StepWith<typeof FRAME> = {
  frame: FRAME,
  wholes: true,
  run(work, frame) {
    const { after, ...rest } = frame;
    const base = placedBase(work.battle, frame.base);
    if (!base || (after && stands(work.battle, after))) return DONE;
    const stuck = !moreThan(planRecoil(work.rules, work.battle, base).went, 0);
    if (!stuck || !holds('dbmm.out.8')) return goOn({ ...rest, step: 'outcome', outcome: 'recoil' });
    const figures = { base: base.id, by: frame.winner ?? '' };
    tell(work, { type: 'spent', rule: 'dbmm.out.8', figures }, [
      { change: 'remove', base: base.id, to: 'spent' },
    ]);
    return DONE;
  },
};
