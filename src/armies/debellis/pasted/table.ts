/** Reads pasted tables whose first row names the columns. */
import { bareLetters } from './piece.ts';

type Column = 'command' | 'count' | 'points' | 'other';

const COLUMNS: readonly (readonly [Column, RegExp])[] = [
  ['command', /^(cmd|command|cdt|commandement|corps)\W*$/],
  ['count', /^(no|nr|num|number|qty|quantity|count|elements?|nb|nombre|quantite)\W*$/],
  ['points', /^(ap|pts|points|cost|total|pa|cout)\W*$/],
];

const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/[|\t]/)
    .map((cell) => cell.trim());

const columnOf = (cell: string): Column =>
  COLUMNS.find(([, pattern]) => pattern.test(bareLetters(cell)))?.[0] ?? 'other';

/** A row of names has no number and names at least the count. */
function columnsOf(line: string): readonly Column[] | null {
  const columns = cellsOf(line).map(columnOf);
  return columns.length > 2 && columns.includes('count') && !/\d/.test(line) ? columns : null;
}

/** The lines, with each row below a row of names as its count and its words. A new number of a command has a line of its own. */
export function tableRows(lines: readonly string[]): readonly string[] {
  let columns: readonly Column[] | null = null;
  let command = '';
  return lines.map((line) => {
    const named = columnsOf(line);
    if (named) {
      columns = named;
      return '';
    }
    const cells = cellsOf(line);
    if (columns === null || cells.length !== columns.length) return line;
    const of = (wanted: Column): string => cells.filter((_, at) => columns?.[at] === wanted).join(' ');
    const row = `${of('count')} x ${of('other')}`;
    if (of('command') === command) return row;
    command = of('command');
    return `Command ${command}\n${row}`;
  });
}
