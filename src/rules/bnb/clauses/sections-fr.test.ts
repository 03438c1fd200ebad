import { expect, test } from 'vitest';
import { sectionsHold } from '../../../../test/support/clauses.ts';
import { bnbClauses } from './all.ts';
import { sectionInFrench } from './sections-fr.ts';

// Abbreviations and words that both languages write alike.
const ALIKE = [
  ...['AD', 'AP', 'BUA', 'Bg', 'Bw', 'Cm', 'D', 'D6', 'DGo', 'GGo', 'H(G)', 'H(S)', 'HCh', 'LCh', 'LH', 'MU'],
  ...['PIG', 'Pk', 'PoC', 'RGo', 'TiddlyBook', 'Wd', 'ZoC', 'figs:zoc', 'Combat', 'Figures', 'Version'],
  ...[
    'budget',
    'direction',
    'engagement',
    'grade',
    'introduction',
    'moral',
    'support',
    'table 5.1',
    'terrain',
  ],
  'version',
];

sectionsHold(bnbClauses, sectionInFrench, ALIKE);

test('chapter, section and figure each have their name', () => {
  expect(sectionInFrench('Combat, big difference')).toBe('Combat, forte différence');
  expect(sectionInFrench('French rulebook, Figures, fig:zoc: zocced')).toBe(
    'Livret français, Figures, fig:zoc : zocqué',
  );
});
