/** Each side may lay an ambush in secret. Blood and Blades, setup, ambush. */

import { type LayingRules, lay, takeBack } from '../../../engine/ambush/laying.ts';
import { otherSide, type SideId } from '../../../engine/battle.ts';
import type { FrameOf, Step, Work } from '../../../engine/contract/sequence.ts';
import { text } from '../../../engine/data/form.ts';
import type { Reason } from '../../../engine/event.ts';
import { type Answer, DONE, goOn, waitForOrders } from '../../../engine/game/asking.ts';
import { reason } from '../../../engine/game/decide.ts';
import { agreed } from '../../../engine/game/options.ts';
import { tell } from '../../../engine/game/work.ts';
import { END_PHASE } from '../../../engine/phases/sequence.ts';
import { layReasons, wholeReasons } from '../ambush/lay.ts';
import type { BnbStep } from '../commands.ts';
import { AMBUSH } from '../options.ts';

const FRAME = { side: text };

type AmbushFrame = FrameOf<typeof FRAME>;

const LAYING: LayingRules = {
  rule: 'bnb.setup.11',
  stands: ({ id }) => ({ rule: 'bnb.ambush.1', key: 'bnb.ambush.stands', figures: { base: id } }),
  placeReasons: layReasons,
};

const orGoOn = (reasons: readonly Reason[], frame: AmbushFrame): Answer =>
  reasons.length > 0 ? reasons : goOn(frame);

function finish(work: Work, side: SideId): Answer {
  const against = wholeReasons(work.rules, work.battle, side);
  if (against.length > 0) return against;
  tell(work, { type: 'ambush-recorded', rule: 'bnb.setup.11', figures: { side } });
  return DONE;
}

/** One side lays and records its ambush, or none. */
export const layAmbush: BnbStep<typeof FRAME> = {
  frame: FRAME,
  run(_work, frame) {
    return waitForOrders(frame.side, 'ambush');
  },
  answer(work, frame, command) {
    switch (command.type) {
      case 'deploy':
      case 'deploy-group':
        return orGoOn(lay(LAYING, work, frame.side, command), frame);
      case 'take-back':
        return orGoOn(takeBack(LAYING, work, frame.side, command), frame);
      case 'end-phase':
        return finish(work, frame.side);
      default:
        return [reason(work.rules, 'wrong-phase', { command: command.type, phase: 'ambush' })];
    }
  },
  options(rules, battle, frame) {
    return wholeReasons(rules, battle, frame.side).length > 0 ? [] : [END_PHASE];
  },
};

/** Asks both sides, so that the question tells nothing. */
export const ambush: Step = {
  run({ battle }) {
    if (!agreed(battle.options, AMBUSH)) return { next: 'done' };
    const { active } = battle.turn;
    const frames = [active, otherSide(battle, active)].map((side) => ({ step: 'lay-ambush', side }));
    return { next: 'call', frames, then: null };
  },
};
