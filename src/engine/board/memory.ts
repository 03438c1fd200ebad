/** Caches answers about a position: answers that follow from where all bases stand and from the rules in force. */
import type { Rectangle } from '../../geometry/rectangle.ts';
import type { Base, BaseId, Battle, PlacedBase } from '../battle.ts';
import type { Ruleset } from '../contract.ts';
import { type Alike, fromBook, type Known, keptByKey, keptLast } from '../data/memory.ts';
import { effectsObserved } from '../effects.ts';
import { rectangleOfBase, rectanglesOnTable } from './rectangles.ts';

/** The parts of a position, besides its bases, that an answer may depend on. Points and the flow are not among them. */
export const settingsAlike: Alike<Battle> = (then, now) =>
  then.terrain === now.terrain &&
  then.own === now.own &&
  then.turn.bound === now.turn.bound &&
  then.turn.active === now.turn.active &&
  then.turn.round === now.turn.round &&
  then.options === now.options &&
  then.table === now.table &&
  then.sides === now.sides;

const positionAmong = keptLast((_bases: readonly Base[], battle: Battle) => battle, settingsAlike);

/** The first battle seen in this position. It is the same value until the position changes. */
export const positionOf = (battle: Battle): Battle => positionAmong(battle.bases, battle);

interface Asked {
  readonly rules: Ruleset;
  readonly base: PlacedBase;
}

const asksAlike: Alike<Asked> = (then, now) => then.base === now.base && then.rules === now.rules;

/**
 * Caches an answer about one base. For a base that is tried at another place it keeps only the last answer. While
 * effects are observed it computes each answer anew, as all caches of rule decisions do.
 */
export function keptByBase<Answer>(
  compute: (rules: Ruleset, battle: Battle, base: PlacedBase) => Answer,
): (rules: Ruleset, battle: Battle, base: PlacedBase) => Answer {
  const kept = keptByKey(
    (position: Battle, _id: BaseId, { rules, base }: Asked) => compute(rules, position, base),
    { alike: asksAlike },
  );
  return (rules, battle, base) =>
    effectsObserved() ? compute(rules, battle, base) : kept(positionOf(battle), base.id, { rules, base });
}

interface AskedStanding extends Asked {
  readonly battle: Battle;
}

/**
 * As `keptByBase`, for answers that ignore what bases did this bound: cached until a base moves. An answer must name
 * bases by id, because they may get marks meanwhile.
 */
export function keptWhileStanding<Answer>(
  compute: (rules: Ruleset, battle: Battle, base: PlacedBase) => Answer,
): (rules: Ruleset, battle: Battle, base: PlacedBase) => Answer {
  const kept = keptByKey(
    (_grounds: readonly Rectangle[], _id: BaseId, { rules, battle, base }: AskedStanding) =>
      compute(rules, battle, base),
    { alike: (then, now) => then.rules === now.rules && settingsAlike(then.battle, now.battle) },
  );
  return (rules, battle, base) => {
    const grounds = rectanglesOnTable(battle);
    return effectsObserved() || !grounds.includes(rectangleOfBase(base))
      ? compute(rules, battle, base)
      : kept(grounds, base.id, { rules, battle, base });
  };
}

/** Caches an answer under the caller's key, which must hold all that the answer depends on besides the position. */
export function keptByQuestion<Answer extends Known>(): (
  rules: Ruleset,
  battle: Battle,
  key: string,
  find: () => Answer,
) => Answer {
  const bookOf = keptLast((_position: Battle, _rules: Ruleset) => new Map<string, Answer>());
  return (rules, battle, key, find) =>
    effectsObserved() ? find() : fromBook(bookOf(positionOf(battle), rules), key, find);
}
