/** No army or list has as many bases of a kind; figures beyond this are slips. */
export const MOST_BASES = 1000;

/** Whether something said is a number of bases. */
export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_BASES;
