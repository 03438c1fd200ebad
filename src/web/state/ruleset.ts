import { bnbOnScreen } from '../rulesets/bnb.ts';
import { hottOnScreen } from '../rulesets/hott.ts';
import type { RulesetOnScreen } from '../rulesets/on-screen.ts';

const ON_SCREEN: Readonly<Record<string, RulesetOnScreen>> = { bnb: bnbOnScreen, hott: hottOnScreen };

/** The rulesets that can be played here, in the order in which they are offered. */
export const RULESETS: readonly string[] = Object.keys(ON_SCREEN);

export const onScreen = (ruleset: string): RulesetOnScreen | null =>
  Object.hasOwn(ON_SCREEN, ruleset) ? (ON_SCREEN[ruleset] ?? null) : null;

/** The ruleset whose clause has this id. */
export const rulesetOfClause = (id: string): string => id.split('.')[0] ?? '';

/** An id as it is looked up, without blanks round it. */
export const clauseNamed = (id: string): string => id.trim();

/** The id of a clause of a ruleset that is named in full (`hott.result.4`) or as the screen shows it (`result.4`). */
export function clauseIn(ruleset: string, name: string): string {
  const id = clauseNamed(name);
  return onScreen(rulesetOfClause(id)) ? id : `${ruleset}.${id}`;
}
