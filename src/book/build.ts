/** Composes a book for a format. A faulty book is not made. */
import type { Language } from '../words/types.ts';
import { type Composed, compose } from './compose/compose.ts';
import type { Knowledge } from './knowledge.ts';
import type { BookFile, Library, Output } from './library.ts';

/** The books of a folder, with all that they tell of the rulesets. */
export interface Loaded {
  readonly library: Library;
  readonly knowledge: Knowledge;
}

/** A book in these languages, as a format shows it. Faults are told by the check. */
export const composedFor = (
  { library, knowledge }: Loaded,
  book: BookFile,
  languages: readonly Language[],
  to: Output,
): readonly Composed[] =>
  languages.flatMap((language) => compose(library, knowledge, book, language, to, () => {}) ?? []);
