/** Questions about a battle, which scenarios and screens ask. */
import type { Battle } from '../battle.ts';
import type { AnyCommand } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import type { Answer } from '../game/rules.ts';

export type { Answer } from '../game/rules.ts';

export type Question = (rules: Ruleset, battle: Battle, question: AnyCommand) => Answer;

export interface QuestionRules {
  /** The ruleset's own questions, by name. The engine has those that all rulesets share. */
  readonly questions: Readonly<Record<string, Question>>;
}
