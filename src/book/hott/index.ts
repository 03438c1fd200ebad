import { hottRulings } from '../../rules/hott/rulings.ts';
import type { Alike } from '../side-by-side.ts';
import type { RulesetBook } from '../types.ts';
import { outcomeTables } from './outcomes.ts';
import { tables } from './tables.ts';

const alike: Alike = {
  troops: {
    blades: 'blades',
    spears: 'spears',
    warband: 'warband',
    bowmen: 'shooters',
    hordes: 'hordes',
    knights: 'knights',
    cavalry: 'riders',
    elephants: 'behemoth',
    artillery: 'artillery',
  },
  moves: { good: 'good', bad: 'bad' },
  factors: { foot: 'foot', mounted: 'others' },
  outcomes: { least: 'beaten', most: 'doubled' },
};

export const hott: RulesetBook = { rulings: hottRulings, tables: [...tables, ...outcomeTables], alike };
