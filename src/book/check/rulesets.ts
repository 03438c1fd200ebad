/** Checks what books tell of their rulesets: chapters, acting clauses, figures, licences. */
import type { Nodes } from 'mdast';
import { mustBeShown } from '../../engine/clauses.ts';
import { rowOf } from '../../engine/data/lookup.ts';
import { RULESET_WORDS } from '../../words/rulesets.ts';
import type { Composed } from '../compose/compose.ts';
import { GENERATED } from '../compose/nodes.ts';
import { inOrder } from '../compose/outline.ts';
import { walk } from '../compose/walk.ts';
import type { Report } from '../faults.ts';
import { covers, type Knowledge, rulesetOf } from '../knowledge.ts';
import { type Article, type BookFile, type Library, originalOf, placeOf } from '../library.ts';
import { EACH } from '../side-by-side.ts';

/** Licences under which a text may be used by anybody without a word. */
const FREE = ['MIT', 'CC0-1.0'];

/** The licence of the clauses of a ruleset, as front matter writes it: `CC-BY-SA-4.0`. */
const licenceOf = (ruleset: string): string =>
  (rowOf(RULESET_WORDS, ruleset)?.licence.name ?? 'MIT').replaceAll(' ', '-');

/** The rulesets whose texts, figures or tables stand in an article. */
function toldRulesets(
  article: Article,
  original: Article,
  known: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (name: string, line: number): void => {
    const ruleset = rulesetOf(name);
    // A table over rulesets tells all of them.
    if (ruleset === EACH) for (const each of known) add(each, line);
    if (known.has(ruleset) && !found.has(ruleset)) found.set(ruleset, line);
  };
  for (const pattern of original.front.clauses) add(pattern, 1);
  walk(article.tree.children, (node: Nodes) => {
    if (node.type !== 'leafDirective' && node.type !== 'textDirective') return;
    const [child] = node.children;
    const names = [...Object.keys(node.attributes ?? {}), child?.type === 'text' ? child.value : ''];
    if (['figure', 'table', 'clauses', 'ruling'].includes(node.name))
      for (const name of names) add(name, placeOf(article, node).line);
  });
  return found;
}

/** Lists that are made from the whole book mix the texts of all its articles. */
const mixes = ({ tree }: Article): boolean =>
  tree.children.some(
    (node) => node.type === 'leafDirective' && (GENERATED as readonly string[]).includes(node.name),
  );

/** The rulesets that some article of the folder tells. */
const allTold = (library: Library, known: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    [...library.articles.values()].flatMap((languages) =>
      [...languages.values()].flatMap((article) => [
        ...toldRulesets(article, originalOf(library, article.id) ?? article, known).keys(),
      ]),
    ),
  );

export function checkLicences(library: Library, knowledge: Knowledge, report: Report): void {
  const known = new Set(knowledge.rules.keys());
  const told = allTold(library, known);
  for (const languages of library.articles.values())
    for (const article of languages.values()) {
      const original = originalOf(library, article.id) ?? article;
      for (const ruleset of mixes(article) ? told : toldRulesets(article, original, known).keys()) {
        const licence = licenceOf(ruleset);
        if (FREE.includes(licence) || original.front.licence === licence) continue;
        report({ file: original.file, line: 1 }, 'licence', { ruleset, licence });
      }
    }
}

function checkCovered(
  book: BookFile,
  library: Library,
  knowledge: Knowledge,
  composed: Composed,
  report: Report,
): void {
  const patterns = inOrder(composed.root).flatMap(({ id }) => originalOf(library, id)?.front.clauses ?? []);
  const missing = new Map<string, string[]>();
  for (const clause of knowledge.clauses.values()) {
    const { id } = clause;
    if (!book.rulesets.includes(rulesetOf(id)) || !mustBeShown(clause)) continue;
    if (patterns.some((pattern) => covers(pattern, id))) continue;
    const topic = id.split('.').slice(0, 2).join('.');
    missing.set(topic, [...(missing.get(topic) ?? []), id]);
  }
  for (const [topic, ids] of missing)
    report({ file: book.file, line: book.lineOf('rulesets') }, 'not-covered', {
      topic,
      count: ids.length,
      ids: ids.slice(0, 8).join(', ') + (ids.length > 8 ? ', ...' : ''),
    });
}

/** Checks that a book tells each of its rulesets. */
export function checkRulesets(
  book: BookFile,
  library: Library,
  knowledge: Knowledge,
  composed: Composed,
  report: Report,
): void {
  const entries = inOrder(composed.root);
  for (const [at, id] of book.rulesets.entries()) {
    const told = entries.some(
      ({ kind, id: own }) =>
        (kind === 'part' || kind === 'chapter') && (originalOf(library, own)?.front.tags ?? []).includes(id),
    );
    if (!told) report({ file: book.file, line: book.lineOf(`rulesets.${at}`) }, 'no-chapter', { id });
  }
  checkCovered(book, library, knowledge, composed, report);
}

/** Checks that every figure of the rulesets that the books tell stands in a book. */
export function checkFigures(
  library: Library,
  knowledge: Knowledge,
  all: readonly Composed[],
  report: Report,
): void {
  const told = new Set(library.books.flatMap(({ rulesets }) => rulesets));
  const used = new Set(all.flatMap(({ anchors }) => [...anchors.keys()]));
  for (const { path, file, line } of knowledge.figures.values())
    if (told.has(rulesetOf(path)) && !used.has(path)) report({ file, line }, 'unused-figure', { id: path });
}
