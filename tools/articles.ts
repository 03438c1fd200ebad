/** The articles of the book of rules for the app: a file for each ruleset and language, fetched when it is first read. */
import type { Plugin } from 'vite';

/** The folder of these files in the built app. */
const FOLDER = 'book';

/** The files by their paths. Figures are not run: the app draws them, and the tests of the book run them. */
async function articleFiles(): Promise<ReadonlyMap<string, string>> {
  // What the book needs is loaded only when it is made.
  const [{ articlesFor }, { composedFor }, { loadBooks }] = await Promise.all([
    import('../src/book/app/articles.ts'),
    import('../src/book/build.ts'),
    import('../src/book/load-node.ts'),
  ]);
  const loaded = await loadBooks('content/book', 'content/scenarios');
  const undrawn = { ...loaded, knowledge: { ...loaded.knowledge, rules: new Map<string, never>() } };
  const files = new Map<string, string>();
  const [book] = loaded.library.books;
  if (book)
    for (const composed of composedFor(undrawn, book, book.languages, 'site'))
      for (const [ruleset, articles] of articlesFor(loaded.library, loaded.knowledge, composed))
        files.set(`${FOLDER}/${composed.language}-${ruleset}.json`, JSON.stringify(articles));
  return files;
}

/** Adds the articles to the built app, and serves them to the app that is being worked on. */
export const bookArticles = (): Plugin => ({
  name: 'book-articles',
  async generateBundle() {
    for (const [fileName, source] of await articleFiles()) this.emitFile({ type: 'asset', fileName, source });
  },
  configureServer({ middlewares }) {
    middlewares.use(async (asked, answer, next) => {
      const [name = ''] = /book\/[a-z]+-[a-z]+\.json/.exec(asked.url ?? '') ?? [];
      const found = name === '' ? undefined : (await articleFiles()).get(name);
      if (found === undefined) return next();
      answer.setHeader('Content-Type', 'application/json');
      answer.end(found);
    });
  },
});
