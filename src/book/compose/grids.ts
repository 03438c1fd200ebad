/** Tables: typed ones with joined cells, and those of the rulesets. */
import type { PhrasingContent, Table, TableCell } from 'mdast';
import type { Language } from '../../words/types.ts';
import { placeOf } from '../library.ts';
import type { BookColumn, BookTable } from '../tables.ts';
import { toldIn } from '../text.ts';
import { bookWord, reference } from '../words.ts';
import { anchor, nextNumber, type Reading } from './composing.ts';
import type { GridBlock, GridCell } from './nodes.ts';
import { textNode, words } from './walk.ts';

type Align = GridCell['align'];

export const cell = (children: PhrasingContent[], align: Align, columns = 1, rows = 1): GridCell => ({
  type: 'gridCell',
  align,
  columns,
  rows,
  children,
});

/** Joins with the cell at its right (`>`), or with the cell above (`^`). */
const JOINS = ['>', '^'];

const markOf = (each: TableCell | undefined): string => (each ? words(each).trim() : '');

/** How many cells, from this one on in a direction, a cell covers. */
function reach(at: (step: number) => TableCell | undefined, mark: string): number {
  let steps = 1;
  while (markOf(at(steps)) === mark) steps += 1;
  return steps;
}

/** A typed table as a grid in which joined cells are one. */
export function gridOf(reading: Reading, table: Table, headRows: number): Pick<GridBlock, 'head' | 'body'> {
  const cells = table.children.map((row) => row.children);
  const rows = cells.map((row, y) =>
    row.flatMap((each, x) => {
      const mark = markOf(each);
      const joins = JOINS.includes(mark);
      const alone = (mark === '>' && x === row.length - 1) || (mark === '^' && y === 0);
      if (alone) reading.composing.report(placeOf(reading.article, each), 'joined-cell', { mark });
      if (joins) return [];
      const columns = reach((step) => row[x - step], '>');
      const deep = reach((step) => cells[y + step]?.[x], '^');
      return [cell(each.children, table.align?.[x] ?? 'left', columns, deep)];
    }),
  );
  return { head: rows.slice(0, headRows), body: rows.slice(headRows) };
}

/** The rows of a head. Where columns are grouped, the names of the groups stand above the titles. */
function headOf(columns: readonly BookColumn[], language: Language): GridCell[][] {
  const isGrouped = columns.some(({ group }) => group !== undefined);
  const groupAt = (at: number): string | undefined => columns[at]?.group?.[language];
  const [above, titles]: [GridCell[], GridCell[]] = [[], []];
  for (const [at, { title, group, number }] of columns.entries()) {
    const own = cell([textNode(title[language])], number ? 'center' : 'left');
    if (!isGrouped || group) titles.push(own);
    else above.push({ ...own, rows: 2 });
    if (!group || groupAt(at - 1) === groupAt(at)) continue;
    let width = 1;
    while (groupAt(at + width) === groupAt(at)) width += 1;
    above.push(cell([textNode(group[language])], 'center', width));
  }
  return isGrouped ? [above, titles] : [titles];
}

/** A table of a ruleset, with its clauses in the last column. */
export function rulesetGrid(reading: Reading, name: string, table: BookTable): GridBlock {
  const { language } = reading.composing;
  const ruleset = name.split('.')[0] ?? '';
  const number = nextNumber(reading, 'table');
  const title = table.title[language];
  const at = `table-${name.replaceAll('.', '-')}`;
  anchor(reading, name, at, reference('table', number, language), title);
  const aligned = table.columns.map(({ number: numeric }): Align => (numeric ? 'center' : 'left'));
  const hasRules = table.rows.some(({ rules }) => rules.length > 0);
  const ruleColumn: BookColumn = {
    key: 'rule',
    title: { en: bookWord('rule', 'en'), fr: bookWord('rule', 'fr') },
  };
  const rulesCell = (rules: readonly string[]): GridCell => cell([textNode(rules.join(' '))], 'left');
  return {
    type: 'grid',
    name,
    anchor: at,
    number,
    caption: [textNode(title)],
    head: headOf([...table.columns, ...(hasRules ? [ruleColumn] : [])], language),
    body: table.rows.map(({ cells, rules }) => [
      ...cells.map((told, column) =>
        cell([textNode(toldIn(told, language, ruleset))], aligned[column] ?? 'left'),
      ),
      ...(hasRules ? [rulesCell(rules)] : []),
    ]),
    rules: table.rows.map(({ rules }) => rules),
  };
}
