/** A section falls: its defenders were beaten, or nobody held it. */

import type { StepWith } from '../../engine/contract/sequence.ts';
import { text } from '../../engine/data/form.ts';
import { DONE } from '../../engine/game/asking.ts';
import { tell } from '../../engine/game/work.ts';
import { clauseIn, holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { note, stateOf } from '../state.ts';
import { defendersOf, sectionById } from '../walls/sections.ts';

const FRAME = { wall: text, by: text };

/** Notes that the winner `by` may cross a section from now on: `{ wall, by }`. */
export const storm = (game: Debellis): StepWith<typeof FRAME> => ({
  frame: FRAME,
  run(work, { wall: id, by }) {
    const wall = sectionById(work.battle, id);
    const fallen = stateOf(work.battle).fallen ?? [];
    if (
      wall &&
      !fallen.includes(id) &&
      defendersOf(game, work.battle, wall).length === 0 &&
      holdsIn(game.walls, 'emptied')
    )
      tell(
        work,
        { type: 'wall-taken', rule: clauseIn(game.walls, 'emptied'), figures: { base: by, piece: id } },
        [note({ fallen: [...fallen, id] })],
      );
    return DONE;
  },
});
