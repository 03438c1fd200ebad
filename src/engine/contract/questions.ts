/** Questions about a battle, which scenarios and screens ask. */
import type { Battle, Json } from '../battle.ts';
import type { AnyCommand } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import type { Fault } from '../event.ts';

/** The answer to a question about a battle, as JSON, or the fault of the question. */
export type Answer = { readonly answer: Json } | { readonly fault: Fault };

export type Question = (rules: Ruleset, battle: Battle, question: AnyCommand) => Answer;

export interface QuestionRules {
  /** The ruleset's own questions, by name. The engine has those that all rulesets share. */
  readonly questions: Readonly<Record<string, Question>>;
}
