/** A frog, in a square of 24. */
export const FROG =
  'M12 8c5 0 8 3 8 7 2 0 3 2 2 4h-5c-1 1-9 1-10 0H2c-1-2 0-4 2-4 0-4 3-7 8-7z M7 8a2.6 2.6 0 1 1 4-1 M17 8a2.6 2.6 0 1 0-4-1 M9 14q3 2 6 0';
