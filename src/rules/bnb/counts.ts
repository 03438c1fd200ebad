import { countTo } from '../../engine/form.ts';
import { LIMITS } from '../../engine/limits.ts';

/** No army or list has as many bases of a kind; figures beyond this are slips. */
export const MOST_BASES = LIMITS.bases;

const count = countTo(MOST_BASES);

/** Whether something said is a number of bases. */
export const isCount = (value: unknown): value is number => count.fits(value);
