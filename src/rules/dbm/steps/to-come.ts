import type { Step } from '../../../engine/contract/sequence.ts';
import { closePhase } from '../../../engine/sequence.ts';

/** A phase of which nothing is played yet: it is passed over. */
export const toCome = (phase: string): Step => ({ run: (work) => closePhase(work, phase, 'phase-skipped') });
