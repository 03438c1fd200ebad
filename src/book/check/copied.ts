/** Finds words that articles take from books that are not free, where their texts are at hand. */
import { words } from '../compose/walk.ts';
import { type BookFault, faultAt } from '../faults.ts';
import { type Library, placeOf } from '../library.ts';

/** The fewest words in a row that count as copied. */
const IN_A_ROW = 8;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];

/** Every row of words of a text. */
const rowsOf = (text: string): readonly string[] => {
  const all = wordsOf(text);
  return all.slice(IN_A_ROW - 1).map((_, at) => all.slice(at, at + IN_A_ROW).join(' '));
};

/**
 * A warning for each paragraph with eight words in a row of a source.
 * @param sources the texts of books that are not free, by their names
 */
export function checkCopied(library: Library, sources: ReadonlyMap<string, string>): readonly BookFault[] {
  const owners = new Map([...sources].flatMap(([name, text]) => rowsOf(text).map((row) => [row, name])));
  const articles = [...library.articles.values()].flatMap((languages) => [...languages.values()]);
  return articles.flatMap((article) =>
    article.tree.children.flatMap((block) => {
      const row = rowsOf(words(block)).find((each) => owners.has(each));
      if (row === undefined) return [];
      return [faultAt(placeOf(article, block), 'copied', { words: row, source: owners.get(row) ?? '' })];
    }),
  );
}
