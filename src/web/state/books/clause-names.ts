import { rowOf } from '../loading/loading.ts';

/** The ruleset of a clause, by the clause's id. */
export const rulesetOfClause = (id: string): string => id.split('.')[0] ?? '';

/** The id of a clause without its ruleset. */
export const shortName = (id: string): string => id.replace(/^[a-z]+\./, '');

/** The id of a clause that is named in full (`<ruleset>.result.4`) or as the screen shows it (`result.4`). */
export function clauseIn(ruleset: string, name: string): string {
  const id = name.trim();
  return rowOf(rulesetOfClause(id)) ? id : `${ruleset}.${id}`;
}
