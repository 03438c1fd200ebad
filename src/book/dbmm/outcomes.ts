import type { OutcomeRow, Result } from '../../debellis/fights/outcome-rows.ts';
import {
  EQUAL,
  EQUAL_FIRST,
  HALF,
  HALF_FIRST,
  HALF_LAST,
  LESS,
  LESS_FIRST,
  LESS_LAST,
  LESS_OF_FOOT,
} from '../../rules/dbmm/combat/outcome-table.ts';
import { type FactWords, isOfAll, outcomeTable } from '../debellis/outcomes.ts';
import type { BookTable } from '../tables.ts';
import type { Text } from '../text.ts';

/** The facts that the rows name. One that is not told here goes without saying. */
const FACTS: FactWords = {
  breaksThrough: {
    is: { en: 'if it flees into enemy in its way', fr: 's’il fuit contre un ennemi sur son chemin' },
  },
  struckBehind: { is: { en: 'if it is struck in its rear', fr: 's’il est frappé dans le dos' } },
  elephantKiller: {
    is: { en: 'whom their list names elephant killers', fr: 'que leur liste nomme tueurs d’éléphants' },
  },
  wedge: { isNot: { en: 'who are not in wedge', fr: 'qui ne sont pas en coin' } },
  inTown: { is: { en: 'in a built-up area', fr: 'en zone bâtie' } },
  alone: { is: { en: 'outside any group', fr: 'hors de tout groupe' } },
  ashore: {
    is: { en: 'in contact with land', fr: 'au contact de la terre' },
    isNot: { en: 'out of contact with land', fr: 'sans contact avec la terre' },
  },
};

/** Does a result hold without any condition? */
const isSure = ({ outcome: _, rule: __, pair: ___, ...conditions }: Result): boolean =>
  Object.keys(conditions).length === 0;

/** The results that are tried after those of a type belong to its row, as a reader looks it up. */
function followedBy(rows: readonly OutcomeRow[], last: readonly OutcomeRow[]): readonly OutcomeRow[] {
  const rest = last.flatMap(({ results }) => results);
  const whole = ({ results }: OutcomeRow) => (results.some(isSure) ? results : [...results, ...rest]);
  return [...rows.map((row) => ({ ...row, results: whole(row) })), ...last];
}

/** Rows for all troops: the one that comes before all others, and the one for troops that no other row names. */
const keysOf = (rows: readonly OutcomeRow[]): ReadonlyMap<OutcomeRow, string> =>
  new Map(rows.filter(isOfAll).map((row) => [row, row === rows[0] ? 'first' : 'others']));

const tableOfRows = (name: string, title: Text, rows: readonly OutcomeRow[]): BookTable =>
  outcomeTable(name, title, rows, FACTS, keysOf(rows));

export const outcomeTables: readonly BookTable[] = [
  tableOfRows('equal', { en: 'Outcomes of equal totals', fr: 'Effets de totaux égaux' }, [
    ...EQUAL_FIRST,
    ...EQUAL,
  ]),
  tableOfRows(
    'less',
    {
      en: 'Outcomes of a total that is less, but more than half',
      fr: 'Effets d’un total moindre, mais de plus de la moitié',
    },
    [...LESS_FIRST, ...LESS_OF_FOOT, ...followedBy(LESS, LESS_LAST)],
  ),
  tableOfRows(
    'half',
    { en: 'Outcomes of a total that is half or less', fr: 'Effets d’un total de moitié ou moins' },
    [...HALF_FIRST, ...followedBy(HALF, HALF_LAST)],
  ),
];
