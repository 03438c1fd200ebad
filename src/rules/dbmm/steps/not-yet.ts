/** The phases that are not built yet. */
import type { Step } from '../../../engine/contract/sequence.ts';
import { DONE } from '../../../engine/game/asking.ts';

/** A phase in which nothing can be done yet. */
export const skipped: Step = { run: () => DONE };
