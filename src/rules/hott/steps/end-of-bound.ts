import type { Step } from '../../../engine/contract.ts';

/** What is judged when all phases of a bound are over. Hordes of the Things, Winning. */
export const endOfBound: Step = { run: () => ({ next: 'done' }) };
