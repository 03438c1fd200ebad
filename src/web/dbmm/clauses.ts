import { dbmmClauses, dbmmTopics } from '../../rules/dbmm/clauses/all.ts';
import { sectionInFrench } from '../../rules/dbmm/clauses/sections-fr.ts';
import { dbmmRulings } from '../../rules/dbmm/rulings.ts';
import type { Clauses } from '../on-screen/clauses.ts';

export const clauses: Clauses = {
  clauses: dbmmClauses,
  topics: dbmmTopics,
  rulings: dbmmRulings,
  sectionInFrench,
};
