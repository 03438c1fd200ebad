import { DONE } from '../../../engine/asking.ts';
import type { Step } from '../../../engine/contract/sequence.ts';

/** The terrain is ready-made: the players have agreed on it before the battle. */
export const battlefield: Step = { run: () => DONE };
