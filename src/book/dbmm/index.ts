import { dbmmRulings } from '../../rules/dbmm/rulings.ts';
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
    knights: 'kn',
    cavalry: 'cv',
    'light-horse': 'lh',
    elephants: 'el',
    artillery: 'art',
  },
  moves: { good: 'good', bad: 'difficult' },
  factors: { foot: 'others', mounted: 'mounted' },
  outcomes: { least: 'less', most: 'half' },
};

export const dbmm: RulesetBook = { rulings: dbmmRulings, tables: [...tables, ...outcomeTables], alike };
