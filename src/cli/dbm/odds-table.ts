/** The table of odds: the chances of every pair of factors. */

import { factorOdds, TABLE_FACTORS } from '../../debellis/fights/factor-odds.ts';
import { DBM } from '../../rules/dbm/game.ts';

const rows = () =>
  TABLE_FACTORS.map((own) =>
    TABLE_FACTORS.map((opponent) => ({ factors: [own, opponent], ...factorOdds(DBM, own, opponent) })),
  );

const WIDTH = 7;

const lineOf = (head: string, cells: readonly string[]): string =>
  [head.padStart(3), ...cells.map((cell) => cell.padStart(WIDTH))].join('');

function asText(): string {
  const lines = rows().map((row, at) =>
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
export const oddsTable = (json: boolean): string =>
  json ? `${JSON.stringify(rows().flat(), null, 2)}\n` : asText();
