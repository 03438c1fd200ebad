/** The table of odds: the chances of every pair of factors. */

import { factorOdds, TABLE_FACTORS } from '../debellis/fights/factor-odds.ts';
import type { Debellis } from '../debellis/game.ts';

const rows = (game: Debellis) =>
  TABLE_FACTORS.map((own) =>
    TABLE_FACTORS.map((opponent) => ({ factors: [own, opponent], ...factorOdds(game, own, opponent) })),
  );

const WIDTH = 7;

const lineOf = (head: string, cells: readonly string[]): string =>
  [head.padStart(3), ...cells.map((cell) => cell.padStart(WIDTH))].join('');

function asText(game: Debellis): string {
  const lines = rows(game).map((row, at) =>
    lineOf(
      String(TABLE_FACTORS[at]),
      row.map(({ win, double }) => `${win}/${double}`),
    ),
  );
  return [
    'How many of 36 throws let the first score more / at least twice as much.',
    'Rows: own factor before the die. Columns: the opponent’s.',
    '',
    lineOf('', TABLE_FACTORS.map(String)),
    ...lines,
    '',
  ].join('\n');
}

/** The table as text, or as a list in JSON. */
export const factorTable =
  (game: Debellis) =>
  (json: boolean): string =>
    json ? `${JSON.stringify(rows(game).flat(), null, 2)}\n` : asText(game);
