import { dbmRulings } from '../../rules/dbm/rulings.ts';
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
  factors: { foot: 'foot', mounted: 'mounted' },
  outcomes: { least: 'less', most: 'half' },
};

export const dbm: RulesetBook = { rulings: dbmRulings, tables: [...tables, ...outcomeTables], alike };
