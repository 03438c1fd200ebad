import type { Rectangle } from '../../geometry/rectangle.ts';
import { type Base, type BaseId, type Battle, basesOnTable, type PlacedBase } from '../battle.ts';
import type { Ruleset } from '../contract.ts';
import { watched } from '../effects.ts';
import { rectangleOfBase, rectanglesOnTable } from './rectangles.ts';

/**
 * Keeps what was reckoned of one base with the list of bases it was reckoned from. Only for answers that
 * come from bases and rules alone; while effects are watched they are reckoned anew each time.
 */
export function keptByBase<Answer>(
  reckon: (rules: Ruleset, battle: Battle, base: PlacedBase) => Answer,
): (rules: Ruleset, battle: Battle, base: PlacedBase) => Answer {
  const kept = new WeakMap<readonly Base[], { rules: Ruleset; answers: Map<BaseId, Kept<Answer>> }>();
  return (rules, battle, base) => {
    if (watched()) return reckon(rules, battle, base);
    let book = kept.get(battle.bases);
    if (!book || book.rules !== rules) {
      book = { rules, answers: new Map() };
      kept.set(battle.bases, book);
    }
    const before = book.answers.get(base.id);
    if (before && before.base === base) return before.answer;
    const answer = reckon(rules, battle, base);
    book.answers.set(base.id, { base, answer });
    return answer;
  };
}

/** The base is kept too: a question may be asked of it as if it stood elsewhere. */
interface Kept<Answer> {
  readonly base: PlacedBase;
  readonly answer: Answer;
}

/**
 * As `keptByBase`, for answers that do not ask what bases did this bound: kept as long as all stand as they
 * do, and no longer than the bound. An answer names bases by id, since they may get marks meanwhile.
 */
export function keptWhileStanding<Answer>(
  reckon: (rules: Ruleset, battle: Battle, base: PlacedBase) => Answer,
): (rules: Ruleset, battle: Battle, base: PlacedBase) => Answer {
  const kept = new WeakMap<readonly Rectangle[], Standing<Answer>>();
  return (rules, battle, base) => {
    const grounds = rectanglesOnTable(battle);
    if (watched() || !grounds.includes(rectangleOfBase(base))) return reckon(rules, battle, base);
    const { bound } = battle.turn;
    let book = kept.get(grounds);
    if (!book || book.rules !== rules || book.bound !== bound || book.terrain !== battle.terrain) {
      book = { rules, bound, terrain: battle.terrain, answers: new Map() };
      kept.set(grounds, book);
    }
    const before = book.answers.get(base.id);
    if (before !== undefined) return before;
    const answer = reckon(rules, battle, base);
    book.answers.set(base.id, answer);
    return answer;
  };
}

interface Standing<Answer> {
  readonly rules: Ruleset;
  readonly bound: number;
  readonly terrain: Battle['terrain'];
  readonly answers: Map<BaseId, Answer>;
}

/** As `keptByBase`, for what is reckoned of all bases together. */
export function keptByBases<Answer>(
  reckon: (rules: Ruleset, battle: Battle, bases: readonly PlacedBase[]) => Answer,
): (rules: Ruleset, battle: Battle) => Answer {
  const kept = new WeakMap<readonly Base[], { rules: Ruleset; answer: Answer }>();
  return (rules, battle) => {
    if (watched()) return reckon(rules, battle, basesOnTable(battle));
    const before = kept.get(battle.bases);
    if (before && before.rules === rules) return before.answer;
    const answer = reckon(rules, battle, basesOnTable(battle));
    kept.set(battle.bases, { rules, answer });
    return answer;
  };
}

/**
 * Keeps what was reckoned of two grounds with them: when one base moves, what lies between all others stays.
 * Only for bases as they stand; grounds that are merely tried would fill it.
 */
export function keptByPair<Answer extends object, Ground extends object = Rectangle>(
  reckon: (one: Ground, other: Ground) => Answer,
): (one: Ground, other: Ground) => Answer {
  const kept = new WeakMap<Ground, WeakMap<Ground, Answer>>();
  return (one, other) => {
    let known = kept.get(one);
    if (!known) {
      known = new WeakMap();
      kept.set(one, known);
    }
    const before = known.get(other);
    if (before) return before;
    const answer = reckon(one, other);
    known.set(other, answer);
    return answer;
  };
}
