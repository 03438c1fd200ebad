import { EQUAL, HALF, LESS } from '../../rules/dbm/combat/outcome-table.ts';
import { outcomeTable } from '../debellis/outcomes.ts';
import type { BookTable } from '../tables.ts';

export const outcomeTables: readonly BookTable[] = [
  outcomeTable('equal', { en: 'Outcomes of equal totals', fr: 'Effets de totaux égaux' }, EQUAL),
  outcomeTable(
    'less',
    {
      en: 'Outcomes of a total that is less, but more than half',
      fr: 'Effets d’un total moindre, mais de plus de la moitié',
    },
    LESS,
  ),
  outcomeTable(
    'half',
    { en: 'Outcomes of a total that is half or less', fr: 'Effets d’un total de moitié ou moins' },
    HALF,
  ),
];
