import { hottRulings } from '../../rules/hott/rulings.ts';
import type { RulesetBook } from '../types.ts';
import { outcomeTables } from './outcomes.ts';
import { tables } from './tables.ts';

export const hott: RulesetBook = { rulings: hottRulings, tables: [...tables, ...outcomeTables] };
