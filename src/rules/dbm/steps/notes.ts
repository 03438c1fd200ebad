import { DONE } from '../../../engine/asking.ts';
import type { Step } from '../../../engine/contract/sequence.ts';

/** Without ambushes and flank marches nobody writes a note. */
export const notes: Step = { run: () => DONE };
