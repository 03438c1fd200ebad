import { fileURLToPath } from 'node:url';
import type { Loaded } from '../../book/build.ts';
import { loadBooks, readBooks } from '../../book/load-node.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The folder of the project's own book, as seen from its root. */
export const OWN_FOLDER = 'content/book';

/** Loads the books of a folder: by default those of the project. */
export const booksIn = (folder: string | undefined): Promise<Loaded> =>
  loadBooks(folder ?? OWN_FOLDER, `${ROOT}content/scenarios`);

/** The books of a folder as they are written now, with what was known of the rulesets before. */
export const readAgain = (folder: string, { knowledge }: Loaded): Loaded => ({
  library: readBooks(folder),
  knowledge,
});
