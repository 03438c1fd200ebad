import type { Heading } from '../army-text.ts';

/** The parts of a heading between commas. */
export const namesIn = (heading: Heading | null): readonly string[] =>
  (heading?.value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
