import { after } from '../../../engine/asking.ts';
import type { Step } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { deployingFrame } from '../setup/deploying.ts';
import { defenderOf, invaderOf } from '../setup/roles.ts';

/** The defender puts down his baggage, then the invader. DBM, Baggage; rulings 42 and 104. */
export const baggage: Step = {
  run({ battle }) {
    const sides = [defenderOf(battle), invaderOf(battle)];
    const ordered = holds('dbm.bg.9') ? sides : sides.toReversed();
    return after(
      ordered.map((side) => deployingFrame({ side, part: 'baggage' })),
      null,
    );
  },
};
