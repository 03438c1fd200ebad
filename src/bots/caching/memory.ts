/** Caches answers for one battle. A key names everything that an answer depends on. */
import type { Battle } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { type Alike, fromBook, type Known, keptLast, keptWith } from '../../engine/data/memory.ts';
import { outOfForce } from '../../engine/effects.ts';
import type { Situation } from '../context.ts';
import type { Knowledge } from '../knowledge/profile.ts';

/** The parts of a battle that never change, as one seat sees them. */
export type Field = Pick<Battle, 'ruleset' | 'options' | 'table' | 'terrain' | 'sides'>;

/** Fields that are known on one terrain: of each seat, and of all that its army notes about itself. */
const MOST_FIELDS = 20;
const fieldsOn = keptWith((_terrain: Battle['terrain']) => new Map<string, Field>());

/** The same value for all views of a seat: each has a list of sides of its own, which says the same. */
const sharedField = ({ ruleset, options, table, terrain, sides }: Field): Field =>
  fromBook(
    fieldsOn(terrain),
    JSON.stringify([ruleset, options, table, sides]),
    () => ({ ruleset, options, table, terrain, sides }),
    MOST_FIELDS,
  );

const fieldsAlike: Alike<Field> = (then, now) =>
  then.terrain === now.terrain &&
  then.options === now.options &&
  then.table === now.table &&
  then.ruleset === now.ruleset;

const fieldAmong = keptLast((_sides: Battle['sides'], field: Field) => sharedField(field), fieldsAlike);

/** The rules, and what the profile knows of them, by which an answer is reckoned: not how boldly a bot plays. */
export interface Judges extends Pick<Situation, 'rules'> {
  readonly profile: Knowledge;
}

interface Law extends Judges {
  readonly dropped: ReturnType<typeof outOfForce>;
}

const lawsAlike: Alike<Law> = (then, now) =>
  then.rules === now.rules &&
  then.dropped === now.dropped &&
  then.profile.army === now.profile.army &&
  then.profile.troops === now.profile.troops &&
  then.profile.dangers === now.profile.dangers &&
  then.profile.orders === now.profile.orders;

export interface Remembered<Question, Answer> {
  /** The most answers that are kept for one battle. When there are more, all are dropped. */
  readonly most: number;
  /** Everything that the answer depends on, besides the field and the rules. */
  keyOf(rules: Ruleset, question: Question): string;
  reckon(judges: Judges, field: Field, question: Question): Answer;
}

/** Caches a function for as long as a battle lasts. */
export function keptInBattle<Question, Answer extends Known>({
  most,
  keyOf,
  reckon,
}: Remembered<Question, Answer>): (where: Judges & { readonly battle: Field }, question: Question) => Answer {
  const bookOf = keptLast((_field: Field, _law: Law) => new Map<string, Answer>(), lawsAlike);
  return ({ rules, profile, battle }, question) => {
    const field = fieldAmong(battle.sides, battle);
    const book = bookOf(field, { rules, profile, dropped: outOfForce() });
    return fromBook(book, keyOf(rules, question), () => reckon({ rules, profile }, field, question), most);
  };
}
