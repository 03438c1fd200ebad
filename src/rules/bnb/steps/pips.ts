/** The active player throws for PIGs. Blood and Blades, bound. */

import type { Battle, SideId } from '../../../engine/battle.ts';
import { facesOf } from '../../../engine/command.ts';
import { flag, partly } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { DONE, goOn, waitForDice } from '../../../engine/game/asking.ts';
import { tell } from '../../../engine/game/work.ts';
import type { BnbStep } from '../commands.ts';
import { isCommander, troopOf } from '../troops/base.ts';
import { dieBeforePips, thrownBeforePips } from './dazzle.ts';

/** The PIG die: an average die under a regular commander, otherwise a common die, also once the commander is lost. */
function pigDie(battle: Battle, side: SideId): 'AD' | 'D6' {
  const commander = battle.bases.find(
    (base) => base.side === side && isCommander(base) && (base.place === 'table' || base.place === 'ambush'),
  );
  if (commander && troopOf(commander).regular && holds('bnb.pig.2')) return 'AD';
  return holds('bnb.pig.3') ? 'D6' : 'AD';
}

const FRAME = partly({ thrown: flag });

export const pips: BnbStep<typeof FRAME> = {
  frame: FRAME,
  run(work, frame) {
    if (frame.thrown) return DONE;
    const owner = work.battle.turn.active;
    const pig = { owner, die: pigDie(work.battle, owner), purpose: 'pips' };
    const die = dieBeforePips(work.battle) ?? pig;
    return waitForDice(die.purpose, [die]);
  },
  answer(work, frame, command) {
    const side = work.battle.turn.active;
    const face = facesOf(command)[0] ?? 0;
    const before = dieBeforePips(work.battle);
    if (before) {
      thrownBeforePips(work, before.purpose, face);
      return goOn(frame);
    }
    const points = (work.battle.turn.pips[''] ?? 0) + (holds('bnb.pig.1') ? face : 0);
    tell(
      work,
      { type: 'pips-thrown', rule: 'bnb.bound.6', figures: { side, die: pigDie(work.battle, side), face } },
      [{ change: 'points', command: '', left: points }],
    );
    return goOn({ ...frame, thrown: true });
  },
};
