/** An element crosses a section that nobody defended. DBMM, Fortifications; rulings 94 and 182. */
import { groundOfWall, sectionById } from '../../../debellis/walls/sections.ts';
import { basesOnTable, placedBase } from '../../../engine/battle.ts';
import { rectangleAt, rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { StepWith } from '../../../engine/contract/sequence.ts';
import { text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { DONE } from '../../../engine/game/asking.ts';
import { tell } from '../../../engine/game/work.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import { ahead, roundPose } from '../../../geometry/pose.ts';

const FRAME = { wall: text, by: text };

/** The element `by` comes to stand beyond the section, if nobody stands there: `{ wall, by }`. */
export const crossSection: StepWith<typeof FRAME> = {
  frame: FRAME,
  wholes: true,
  run(work, { wall: id, by }) {
    const [wall, base] = [sectionById(work.battle, id), placedBase(work.battle, by)];
    if (!wall || !base || !holds('dbmm.fort.17')) return DONE;
    const { depth } = groundOfWall(wall);
    const to = roundPose(ahead(base.pose, depth + (holds('dbmm.fort.26') ? base.depth : 0)));
    const ground = rectangleAt(base, to);
    const isTaken = basesOnTable(work.battle).some(
      (other) => other.id !== by && rectanglesOverlap(ground, rectangleOfBase(other)),
    );
    if (!isTaken)
      tell(work, { type: 'section-crossed', rule: 'dbmm.fort.17', figures: { base: by, piece: id } }, [
        { change: 'place', base: by, at: to },
      ]);
    return DONE;
  },
};
