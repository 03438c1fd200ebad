/** The tables of a wiki, as tables of articles. */
import type { AlignType, PhrasingContent, RootContent, Table } from 'mdast';
import { textNode } from '../compose/walk.ts';
import { phrasingOf, type Wiki } from './inline.ts';

/** A line of a table: cells between bars, and what the line is: head, foot, caption, class. */
export const IS_ROW = /^\|.*\|([fhck]?)\s*$/;

/** The cells of a line. A bar within a link or code ends no cell. */
const cellsOf = (line: string): readonly string[] =>
  line.match(/(?<=\|)(?:\[\[[^\]]*\]\]|\{\{\{.*?\}\}\}|[^|])*(?=\|)/g) ?? [];

/** Spaces at the ends of a cell align it. */
function alignOf(cell: string): AlignType {
  const [before, after] = [/^\s/.test(cell), /\s$/.test(cell)];
  return before && after ? 'center' : before ? 'right' : null;
}

/** Markdown aligns whole columns: as most of their cells are. */
function aligned(rows: readonly (readonly string[])[], column: number): AlignType {
  const counts = new Map<AlignType, number>();
  for (const row of rows) {
    const align = alignOf(row[column] ?? '');
    if ((row[column] ?? '').trim() !== '') counts.set(align, (counts.get(align) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

/** A wiki joins with the cell above by `~`, articles by `^`; both join with the one at the right by `>`. */
function cellOf(text: string, wiki: Wiki): PhrasingContent[] {
  const said = text.trim();
  if (said === '~') return [textNode('^')];
  if (said === '>') return [textNode('>')];
  const [head, title] = [/^!\s*(.*)$/.exec(said), said.replace(/^(?:[\w-]+(?:\([^)]*\))?:\S*;)+/, '')];
  return phrasingOf(head?.[1] ?? title, wiki);
}

/**
 * The lines of a table. The articles have a title row in every table, so one without gets an empty one. A table with a
 * caption, joined cells or several title rows becomes a numbered one.
 */
export function tableOf(lines: readonly string[], wiki: Wiki): RootContent {
  const rows = lines.map((line) => ({ mark: IS_ROW.exec(line)?.[1] ?? '', cells: cellsOf(line) }));
  const caption = rows.find(({ mark }) => mark === 'c')?.cells.join(' ') ?? '';
  const isHead = ({ mark, cells }: (typeof rows)[number]): boolean =>
    mark === 'h' || (mark === '' && cells.length > 0 && cells.every((cell) => /^\s*!/.test(cell)));
  const heads = rows.filter(isHead).map(({ cells }) => cells);
  const body = rows.filter((row) => !isHead(row) && (row.mark === '' || row.mark === 'f'));
  const bodies = body.map(({ cells }) => cells);
  const width = Math.max(1, ...[...heads, ...bodies].map(({ length }) => length));
  const titles = heads.length > 0 ? heads : [[]];
  const rowOf = (cells: readonly string[]): Table['children'][number] => ({
    type: 'tableRow',
    children: Array.from({ length: width }, (_, at) => ({
      type: 'tableCell',
      children: cellOf(cells[at] ?? '', wiki),
    })),
  });
  const table: Table = {
    type: 'table',
    align: Array.from({ length: width }, (_, at) => aligned(bodies, at)),
    children: [...titles, ...bodies].map(rowOf),
  };
  const isJoined = [...heads, ...bodies].flat().some((cell) => /^\s*[>~]\s*$/.test(cell));
  if (caption === '' && !isJoined && titles.length === 1) return table;
  return {
    type: 'containerDirective',
    name: 'table',
    attributes: titles.length > 1 ? { head: String(titles.length) } : {},
    children: [
      {
        type: 'paragraph',
        data: { directiveLabel: true },
        children: phrasingOf(caption.trim(), wiki),
      },
      table,
    ],
  };
}
