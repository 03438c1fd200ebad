/** Makes a release of the books as they are now. The change list of a version is made from two. */
import type { Language } from '../../words/types.ts';
import { digest, paragraphsOf } from '../check/digests.ts';
import type { Knowledge } from '../knowledge.ts';
import { rulesetOf } from '../knowledge.ts';
import type { Article } from '../library.ts';
import { tableRows } from '../tables.ts';
import type { Release } from './form.ts';

type Articles = ReadonlyMap<string, ReadonlyMap<Language, Article>>;

const sorted = <Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> =>
  Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The books as they are now. */
export const releaseOf = (articles: Articles, knowledge: Knowledge, version: string): Release => ({
  version,
  articles: sorted(
    [...articles].map(([id, languages]) => [
      id,
      sorted(
        [...languages].map(([language, article]) => [
          language,
          paragraphsOf(article).map((each) => each.digest),
        ]),
      ),
    ]),
  ),
  clauses: sorted(
    [...knowledge.clauses].map(([id, { text }]) => [id, digest(`${text.en}\n${text.fr ?? ''}`)]),
  ),
  tables: sorted(
    [...knowledge.tables].map(([name, table]) => [
      name,
      sorted(tableRows(table, rulesetOf(name)).map(([row, text]) => [row, digest(text)])),
    ]),
  ),
  figures: sorted(
    [...knowledge.figures].map(([path, { scenario }]) => [path, digest(JSON.stringify(scenario))]),
  ),
});
