/** Spans of time in milliseconds. */
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const days = (count: number): number => count * DAY;
export const minutes = (count: number): number => count * MINUTE;
export const seconds = (count: number): number => count * 1000;

/** The delay of a notice: a player who has just played is probably still looking. */
export const NOTICE_AFTER = minutes(2);
