import { ofBase } from '../engine/battle/of-base.ts';
import type { Battle } from '../engine/battle.ts';
import { placedBase } from '../engine/battle.ts';
import { contactsOf } from '../engine/board/contacts.ts';
import { goingUnder } from '../engine/board/going.ts';
import { groupOf } from '../engine/board/groups.ts';
import { rectangleOfBase } from '../engine/board/rectangles.ts';
import { zonedBy } from '../engine/board/zones.ts';
import type { AnyCommand } from '../engine/command.ts';
import type { Answer, Question } from '../engine/contract/questions.ts';
import type { Ruleset } from '../engine/contract.ts';
import { isRecord, text, written } from '../engine/data/form.ts';
import { rowOf } from '../engine/data/lookup.ts';
import { partFaults } from '../engine/game/part-faults.ts';
import { wrong } from '../engine/game/questions.ts';
import { view } from '../engine/game/view.ts';
import { legalCandidates } from '../engine/moves/family.ts';
import { degreesOf } from '../geometry/exact.ts';

const ids = (bases: readonly { readonly id: string }[]): string[] => bases.map((base) => base.id).toSorted();

/** Compares two rows of figures, for sorting. */
const differenceOf = (a: readonly number[], b: readonly number[]): number =>
  a.map((figure, at) => figure - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** Where the first of these bases ends, for each legal move of the family: `[x, y, degrees]`, to a hundredth. */
const legalMoves: Question = (rules, battle, question) => {
  const named = question.bases ?? [question.base ?? null];
  const bases = Array.isArray(named) ? named.map(written) : [];
  const missing = bases.find((id) => !placedBase(battle, id)) ?? (bases.length === 0 ? '' : undefined);
  if (missing !== undefined) return wrong('question-base', { base: missing });
  const round = (figure: number): number => Math.round(figure * 100) / 100;
  const ends = legalCandidates(rules, battle, bases).flatMap(({ judgement }) => {
    const pose = judgement.ends.find(({ base }) => base === bases[0])?.pose;
    return pose ? [[pose.x, pose.y, degreesOf(pose.facing)].map(round)] : [];
  });
  return { answer: ends.toSorted((a, b) => differenceOf(a, b)) };
};

/** The questions that every ruleset answers alike. */
const SHARED: Readonly<Record<string, Question>> = {
  group: ofBase((battle, base, rules) => ({ answer: ids(groupOf(rules, battle, base)) })),
  zoc: ofBase((battle, base, rules) => ({ answer: ids(zonedBy(rules, battle, base)) })),
  going: ofBase((battle, base, rules) => ({
    answer: goingUnder(rules, battle, base, rectangleOfBase(base)),
  })),
  contacts: ofBase((battle, base) => ({
    answer: contactsOf(battle, base).map((contact) => [contact.base.id, contact.name]),
  })),
  'legal-moves': legalMoves,
  /** The bases that `side` knows of; without a side, those that a spectator knows of. */
  shown: (rules, battle, { side }) => ({
    answer: ids(view(rules, battle, typeof side === 'string' ? side : null).bases),
  }),
  sees: ofBase((battle, base, rules, question) => {
    const target = placedBase(battle, written(question.target));
    if (question.target !== undefined && !target)
      return wrong('question-base', { base: written(question.target) });
    if (target) return { answer: rules.board.sees(battle, base, target) };
    const seen = battle.bases.map((other) => placedBase(battle, other.id)).filter((other) => other !== null);
    return {
      answer: ids(seen.filter((other) => other.side !== base.side && rules.board.sees(battle, base, other))),
    };
  }),
};

/** Answers a question by name: the ruleset's own questions first, then the shared ones. Bad input never throws. */
export function ask(rules: Ruleset, battle: Battle, input: unknown): Answer {
  const [fault] = partFaults('question', { type: text }, isRecord(input) ? input : {});
  if (fault) return { fault };
  const question = input as AnyCommand;
  const found = rowOf(rules.questions, question.type) ?? rowOf(SHARED, question.type);
  if (found) return found(rules, battle, question);
  const known = [...Object.keys(SHARED), ...Object.keys(rules.questions)].toSorted();
  return { fault: { key: 'fault.unknown-question', figures: { type: question.type, known } } };
}
