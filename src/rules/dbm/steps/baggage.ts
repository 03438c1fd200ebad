import type { Battle, Frame, SideId } from '../../../engine/battle.ts';
import type { Step } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { after } from '../../../engine/game/asking.ts';
import { deployingFrame } from '../setup/deploying.ts';
import { defenderOf, invaderOf } from '../setup/roles.ts';
import { fortifyFrame } from './fortify.ts';

/** The baggage of a side, its fortifications, and the garrison of the defender's town. */
const framesOf = (battle: Battle, side: SideId): readonly Frame[] => [
  deployingFrame({ side, part: 'baggage' }),
  fortifyFrame(side),
  ...(side === defenderOf(battle) && holds('dbm.deploy.9')
    ? [deployingFrame({ side, part: 'garrison' })]
    : []),
];

/**
 * The defender puts down his baggage, his fortifications and a garrison, then the invader his baggage and
 * fortifications. DBM, Baggage, Deployment; rulings 42 and 104.
 */
export const baggage: Step = {
  run({ battle }) {
    const sides = [defenderOf(battle), invaderOf(battle)];
    const ordered = holds('dbm.bg.9') ? sides : sides.toReversed();
    return after(
      ordered.flatMap((side) => framesOf(battle, side)),
      null,
    );
  },
};
