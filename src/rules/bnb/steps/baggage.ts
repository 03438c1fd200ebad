import type { Step } from '../../../engine/contract/sequence.ts';
import { deployingFrame } from '../setup/deploying.ts';
import { invadedOf, invaderOf } from '../setup/roles.ts';

/** The invaded side deploys its baggage, then the invader. Blood and Blades, setup. */
export const baggage: Step = {
  run({ battle }) {
    const frames = [invadedOf(battle), invaderOf(battle)].map((side) => deployingFrame(side, 'baggage'));
    return { next: 'call', frames, then: null };
  },
};
