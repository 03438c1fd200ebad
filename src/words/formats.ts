/** How a language writes numbers and lists. Formats are kept: to make one takes longer than to use it often. */
import { keptByText } from '../engine/data/memory.ts';
import type { Language } from './types.ts';

/** More than there are languages and ways to write a number. */
const MOST = 30;

const numberFormats = keptByText(MOST, (asked) => {
  const [language, options] = JSON.parse(asked) as [Language, Intl.NumberFormatOptions];
  return new Intl.NumberFormat(language, options);
});

const listFormats = keptByText(MOST, (language) => new Intl.ListFormat(language));

/** A number as a language writes it. */
export const numberIn = (language: Language, value: number, options: Intl.NumberFormatOptions): string =>
  numberFormats(JSON.stringify([language, options])).format(value);

/** A list as a language writes it, such as "A, B, and C". */
export const listIn = (language: Language, parts: readonly string[]): string =>
  listFormats(language).format(parts);
