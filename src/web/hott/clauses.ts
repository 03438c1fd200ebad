import { hottClauses, hottTopics } from '../../rules/hott/clauses/all.ts';
import { sectionInFrench } from '../../rules/hott/clauses/sections-fr.ts';
import { hottRulings } from '../../rules/hott/rulings.ts';
import type { Clauses } from '../on-screen/clauses.ts';

export const clauses: Clauses = {
  clauses: hottClauses,
  topics: hottTopics,
  rulings: hottRulings,
  sectionInFrench,
};
