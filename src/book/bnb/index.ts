import { bnbRulings } from '../../rules/bnb/rulings.ts';
import type { RulesetBook } from '../types.ts';
import { outcomeTables } from './outcomes.ts';
import { tables } from './tables.ts';

export const bnb: RulesetBook = { rulings: bnbRulings, tables: [...tables, ...outcomeTables] };
