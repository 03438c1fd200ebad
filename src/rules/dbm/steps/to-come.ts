import type { Step } from '../../../engine/contract/sequence.ts';
import { closePhase } from '../../../engine/sequence.ts';

/** A phase that is not implemented yet: it is skipped. */
export const toCome = (phase: string): Step => ({ run: (work) => closePhase(work, phase, 'phase-skipped') });
