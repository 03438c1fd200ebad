import { countTo } from '../../engine/form.ts';
import { LIMITS } from '../../engine/limits.ts';

/** No army or list has more bases of a kind; greater numbers are mistakes. */
export const MOST_BASES = LIMITS.bases;

const count = countTo(MOST_BASES);

/** Is this value a number of bases? */
export const isCount = (value: unknown): value is number => count.fits(value);
