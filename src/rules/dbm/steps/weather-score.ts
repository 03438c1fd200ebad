import { DONE } from '../../../engine/asking.ts';
import type { Step } from '../../../engine/contract/sequence.ts';

/** Without the option `weather` it is a fine day, and nothing is settled. */
export const weatherScore: Step = { run: () => DONE };
