/** Questions about one base. */
import { type Battle, type PlacedBase, placedBase } from '../battle.ts';
import type { Answer, Question } from '../contract/questions.ts';
import type { Ruleset } from '../contract.ts';
import { written } from '../data/form.ts';
import type { AnyCommand } from '../game/command.ts';
import { wrong } from '../game/questions.ts';

/** Makes a question about the base that it names, which must be on the table. */
export const ofBase =
  (answer: (battle: Battle, base: PlacedBase, rules: Ruleset, question: AnyCommand) => Answer): Question =>
  (rules, battle, question) => {
    const base = placedBase(battle, written(question.base));
    return base
      ? answer(battle, base, rules, question)
      : wrong('question-base', { base: written(question.base) });
  };
