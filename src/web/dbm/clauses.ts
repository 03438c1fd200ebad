import { dbmClauses, dbmTopics } from '../../rules/dbm/clauses/all.ts';
import { sectionInFrench } from '../../rules/dbm/clauses/sections-fr.ts';
import { dbmRulings } from '../../rules/dbm/rulings.ts';
import type { Clauses } from '../on-screen/clauses.ts';

export const clauses: Clauses = {
  clauses: dbmClauses,
  topics: dbmTopics,
  rulings: dbmRulings,
  sectionInFrench,
};
