/** The table of odds of two factors, as players print it. */
import { factorOdds, TABLE_FACTORS } from '../../rules/dbm/combat/factor-odds.ts';

const rows = () =>
  TABLE_FACTORS.map((own) =>
    TABLE_FACTORS.map((opponent) => ({ factors: [own, opponent], ...factorOdds(own, opponent) })),
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
    'Ways in 36 to score more, and to score at least twice as much.',
    'Down: own factors before the die. Across: the opponent’s.',
    '',
    lineOf('', TABLE_FACTORS.map(String)),
    ...lines,
    '',
  ].join('\n');
}

/** The ways of every pair of factors; as JSON a list. */
export const oddsTable = (json: boolean): string =>
  json ? `${JSON.stringify(rows().flat(), null, 2)}\n` : asText();
