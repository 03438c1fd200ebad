import type { Step } from '../../../engine/contract.ts';

/** The steps before the first bound, by name. */
export const SETUP_STEPS: Readonly<Record<string, Step>> = {};
