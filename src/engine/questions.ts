/** What the rulesets' answers to questions have in common. */
import { type Battle, type PlacedBase, placedBase } from './battle.ts';
import type { Answer, Question, Ruleset } from './contract.ts';
import type { Fault } from './event.ts';

/** The answer to a question that makes no sense: a message `fault.<key>` with its figures. */
export const wrong = (key: string, figures: Fault['figures'] = {}): { readonly fault: Fault } => ({
  fault: { key: `fault.${key}`, figures },
});

/** A question about the base that it names, which must stand on the table. */
export const ofBase =
  (answer: (battle: Battle, base: PlacedBase, rules: Ruleset) => Answer): Question =>
  (rules, battle, question) => {
    const base = placedBase(battle, String(question.base));
    return base ? answer(battle, base, rules) : wrong('question-base', { base: String(question.base) });
  };

/** Ids in alphabetical order, each once. */
export const sortedIds = (ids: readonly string[]): readonly string[] => [...new Set(ids)].toSorted();
