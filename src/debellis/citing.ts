import { citing } from '../engine/citing.ts';

/** Functions that make reasons, each for a clause of a book. */
export const { because, broken, breaks, breaksAll } = citing<string>();
