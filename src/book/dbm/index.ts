import { dbmRulings } from '../../rules/dbm/rulings.ts';
import type { RulesetBook } from '../types.ts';
import { outcomeTables } from './outcomes.ts';
import { tables } from './tables.ts';

export const dbm: RulesetBook = { rulings: dbmRulings, tables: [...tables, ...outcomeTables] };
