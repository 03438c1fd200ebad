/** What the book knows of the rulesets: clauses, rulings, tables and figures. */
import type { ClauseData, RulingData } from '../engine/clauses.ts';
import type { Ruleset } from '../engine/contract.ts';
import { keptWith } from '../engine/data/memory.ts';
import { loadClauses, loadRuleset } from '../scenario/rulesets.ts';
import type { Scenario } from '../scenario/schema.ts';
import { guideOf, loadWords } from '../words/catalogues.ts';
import { loadRulesetBook } from './rulesets.ts';
import { EACH, type Side, sideBySide } from './side-by-side.ts';
import { type BookTable, cellOf, valueNames } from './tables.ts';
import type { Told } from './text.ts';

/** A figure under its path, such as `ruleset/category/name`. */
export interface KnownFigure {
  readonly path: string;
  /** The file that it stands in. */
  readonly file: string;
  readonly line: number;
  readonly scenario: Scenario;
}

export interface Knowledge {
  readonly rules: ReadonlyMap<string, Ruleset>;
  readonly clauses: ReadonlyMap<string, ClauseData>;
  /** By ids such as `ruleset.R4`. */
  readonly rulings: ReadonlyMap<string, RulingData>;
  /** By names such as `ruleset.moves`. */
  readonly tables: ReadonlyMap<string, BookTable>;
  readonly figures: ReadonlyMap<string, KnownFigure>;
}

const byName = (tables: readonly BookTable[]): ReadonlyMap<string, BookTable> =>
  new Map(tables.map((table) => [table.name, table]));

/** Loads what is known of these rulesets, with their words in all languages. */
export async function loadKnowledge(
  rulesets: readonly string[],
  figures: readonly KnownFigure[],
): Promise<Knowledge> {
  const parts = ['figures', ...rulesets.flatMap((id) => [id, guideOf(id)])];
  await Promise.all([loadWords('en', parts), loadWords('fr', parts)]);
  const rules = new Map<string, Ruleset>();
  const clauses = new Map<string, ClauseData>();
  const rulings = new Map<string, RulingData>();
  const tables = new Map<string, BookTable>();
  const sides: Side[] = [];
  for (const id of rulesets) {
    const [loaded, texts, book] = await Promise.all([loadRuleset(id), loadClauses(id), loadRulesetBook(id)]);
    if (loaded) rules.set(id, loaded);
    for (const clause of texts ?? []) clauses.set(clause.id, clause);
    for (const ruling of book?.rulings ?? []) rulings.set(`${id}.R${ruling.number}`, ruling);
    for (const table of book?.tables ?? []) tables.set(`${id}.${table.name}`, table);
    if (book) sides.push({ id, alike: book.alike, tables: byName(book.tables) });
  }
  for (const table of sides.length > 1 ? sideBySide(sides) : []) tables.set(`${EACH}.${table.name}`, table);
  return { rules, clauses, rulings, tables, figures: new Map(figures.map((each) => [each.path, each])) };
}

/** The ruleset that a name begins with, such as `ruleset.topic.4` or `ruleset/category/name`. */
export const rulesetOf = (id: string): string => /^[^./]*/.exec(id)?.[0] ?? '';

/** The value under a name such as `ruleset.table.row.column`; null where there is none. */
export function toldValue({ tables }: Knowledge, name: string): Told | null {
  const [ruleset, table, row, column, ...more] = name.split('.');
  const found = tables.get(`${ruleset}.${table}`);
  return found && row !== undefined && column !== undefined && more.length === 0
    ? cellOf(found, row, column)
    : null;
}

/** The names of all values. */
export const allValues = ({ tables }: Knowledge): readonly string[] =>
  [...tables].flatMap(([name, table]) => valueNames(table).map((value) => `${rulesetOf(name)}.${value}`));

const isPrefixed = (id: string, pattern: string): boolean =>
  id === pattern || id.startsWith(pattern.endsWith('.*') ? pattern.slice(0, -1) : `${pattern}.`);

/** Does a pattern such as `rules.topic.*`, `rules.topic` or `rules.topic.4` name this clause? */
export const covers = (pattern: string, id: string): boolean =>
  pattern.endsWith('*') || pattern.split('.').length < 3 ? isPrefixed(id, pattern) : id === pattern;

/** The clauses that a pattern names, in the order of play. */
export const clausesOf = ({ clauses }: Knowledge, pattern: string): readonly ClauseData[] =>
  [...clauses.values()].filter(({ id }) => covers(pattern, id));

/** The names under which articles may tell a clause: its own, its topic and its ruleset. */
export const toldUnder = (id: string): readonly string[] => [id, topicIdOf(id), rulesetOf(id)];

/** The topic of a clause with its ruleset: `rules.topic`. */
export const topicIdOf = (clause: string): string => /^[^.]*\.?[^.]*/.exec(clause)?.[0] ?? '';

export const topicsOf = keptWith(({ clauses }: Knowledge): readonly string[] => [
  ...new Set([...clauses.keys()].map(topicIdOf)),
]);
