import { bnbRulings } from '../../rules/bnb/rulings.ts';
import type { Alike } from '../side-by-side.ts';
import type { RulesetBook } from '../types.ts';
import { outcomeTables } from './outcomes.ts';
import { tables } from './tables.ts';

const alike: Alike = {
  troops: {
    blades: 'bd',
    spears: 'sp',
    pikes: 'pk',
    auxilia: 'ax',
    warband: 'wb',
    bowmen: 'bw',
    psiloi: 'ps',
    hordes: 'hd',
    cavalry: 'cv',
    'light-horse': 'lh',
    elephants: 'el',
  },
  moves: { good: 'good', bad: 'difficult' },
  factors: { foot: 'infantry', mounted: 'mounted' },
  outcomes: { least: 'small-difference', most: 'very-big-difference' },
};

export const bnb: RulesetBook = { rulings: bnbRulings, tables: [...tables, ...outcomeTables], alike };
