import type { Step } from '../../../engine/contract.ts';

/** What comes before the first bound, in order. Hordes of the Things, Deployment. */
export const setupPhases: readonly string[] = [
  'army-notes',
  'aggression',
  'battlefield',
  'edges',
  'stronghold',
  'deployment',
  'first-bound',
];

/** Goes through the parts of the setup, one after the other. */
export const setup: Step = {
  run(_work, frame) {
    const at = Number(frame.at ?? 0);
    const step = setupPhases[at];
    if (step === undefined) return { next: 'done' };
    return { next: 'call', frames: [{ step }], then: { ...frame, at: at + 1 } };
  },
};
