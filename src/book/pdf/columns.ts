/** The widths of the columns of a table on paper. */
import { toString as textOf } from 'mdast-util-to-string';
import type { GridCell } from '../compose/nodes.ts';
import { tuple } from './markup.ts';

/** The size of the type of tables beside that of the text. */
const SIZE = 0.86;
/** The width of a letter beside the size of its type, and millimetres of a point. */
const [LETTER, POINT] = [0.5, 0.3528];
/** Letters that the space round a cell takes. */
const AROUND = 2;
/** A head may be set in this many lines. */
const HEAD_LINES = 3;

/** Letters on a line of a table. */
export const lettersOn = ({ width, type }: { readonly width: number; readonly type: number }): number =>
  width / (type * SIZE * LETTER * POINT);

/** How finely the room is shared out. */
const STEP = 0.1;

interface Need {
  /** The letters of its longest word: less would run into the next column. */
  readonly least: number;
  /** The letters of its longest cell. */
  readonly wanted: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);
const longest = (texts: readonly string[]): number => Math.max(1, ...texts.map(({ length }) => length));
const words = (texts: readonly string[]): readonly string[] => texts.flatMap((text) => text.split(/[ -]/));

/** Each row as its columns have it: a joined cell stands in all its columns and rows. */
function spread(rows: readonly (readonly GridCell[])[]): readonly (readonly (GridCell | undefined)[])[] {
  const places = rows.map((): (GridCell | undefined)[] => []);
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const cell of row) {
      while (places[y]?.[x]) x += 1;
      for (const line of places.slice(y, y + cell.rows))
        for (let dx = 0; dx < cell.columns; dx++) line[x + dx] = cell;
    }
  }
  return places;
}

function needsOf(
  head: readonly (readonly GridCell[])[],
  body: readonly (readonly GridCell[])[],
): readonly Need[] {
  const [heads, bodies] = [spread(head), spread(body)];
  const count = Math.max(...[...heads, ...bodies].map(({ length }) => length));
  const texts = (from: ReturnType<typeof spread>, at: number): readonly string[] =>
    from.flatMap((row) => (row[at]?.columns === 1 ? [textOf(row[at])] : []));
  return Array.from({ length: count }, (_, at) => {
    const [titles, cells] = [texts(heads, at), texts(bodies, at)];
    const least = longest(words([...titles, ...cells]));
    return { least, wanted: Math.max(least, longest(cells), longest(titles) / HEAD_LINES) };
  });
}

/**
 * What each column gets of the room: never less than its longest word, and of what is left by the root of what it wants,
 * so that long cells get more, but short ones are not broken for them.
 */
function shared(needs: readonly Need[], room: number): readonly number[] {
  const withShare = (share: number): readonly number[] =>
    needs.map(({ least, wanted }) => Math.max(least, Math.min(wanted, share * Math.sqrt(wanted))));
  let share = 1;
  while (share < room && sum(withShare(share + STEP)) <= room) share += STEP;
  return withShare(share);
}

/**
 * The columns of a table, and the size of its type in em: as wide as its cells where all fit, else the width of the text,
 * shared out. The type is smaller where even the longest words do not fit.
 * @param letters on a line
 */
export function columnsFor(
  head: readonly (readonly GridCell[])[],
  body: readonly (readonly GridCell[])[],
  letters: number,
): { readonly columns: string; readonly size: number } {
  const needs = needsOf(head, body);
  const around = AROUND * needs.length;
  const natural = sum(needs.map(({ wanted }) => wanted)) + around;
  if (natural <= letters * 0.8) return { columns: tuple(needs.map(() => 'auto')), size: SIZE };
  const least = sum(needs.map((each) => each.least)) + around;
  const smaller = Math.min(1, letters / least);
  const widths = shared(needs, letters / smaller - around);
  return {
    columns: tuple(widths.map((width) => `${(width + AROUND).toFixed(1)}fr`)),
    size: Number((SIZE * smaller).toFixed(2)),
  };
}
