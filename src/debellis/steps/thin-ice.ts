import { placedBase } from '../../engine/battle.ts';
import type { StepWith } from '../../engine/contract/sequence.ts';
import { partly, text } from '../../engine/data/form.ts';
import { DONE, waitForDice } from '../../engine/game/asking.ts';
import { facesOf } from '../../engine/game/command.ts';
import { tell } from '../../engine/game/work.ts';
import { clauseIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { lose } from '../outcomes/losses.ts';

/** `rule` is the clause of the throw, where a ruleset has several. */
const ON_ICE = { base: text, ...partly({ rule: text }) };

/** The least face with which a fleeing element comes over a bridge or over ice. */
const COMES_OVER = 2;

/** The die of an element that has fled over a bridge or over ice. */
export const thinIce = (game: Debellis): StepWith<typeof ON_ICE> => ({
  frame: ON_ICE,
  run({ battle }, { base: id }) {
    const base = placedBase(battle, id);
    if (!base) return DONE;
    return waitForDice('thin-ice', [{ owner: base.side, die: 'D6', purpose: 'thin-ice' }]);
  },
  answer(work, frame, command) {
    const face = facesOf(command)[0] ?? 1;
    const rule = frame.rule ?? clauseIn(game.outcomes, 'overIce');
    const type = face < COMES_OVER ? 'ice-drowns' : 'ice-holds';
    tell(work, { type, rule, figures: { base: frame.base, face } });
    if (face < COMES_OVER) lose(game, work, { base: frame.base, rule });
    return DONE;
  },
});
