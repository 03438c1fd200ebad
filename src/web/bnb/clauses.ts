import { bnbClauses, bnbTopics } from '../../rules/bnb/clauses/all.ts';
import { sectionInFrench } from '../../rules/bnb/clauses/sections-fr.ts';
import { bnbRulings } from '../../rules/bnb/rulings.ts';
import type { Clauses } from '../on-screen/clauses.ts';

export const clauses: Clauses = {
  clauses: bnbClauses,
  topics: bnbTopics,
  rulings: bnbRulings,
  sectionInFrench,
};
