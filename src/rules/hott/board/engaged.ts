/** Pairs of an aerial and a ground element that fight each other. Hordes of the Things, Contact with enemies. */

import {
  type BaseId,
  type Battle,
  basesOnTable,
  type PlacedBase,
  placedBase,
} from '../../../engine/battle.ts';
import { type BoardContact, enemyContacts } from '../../../engine/board/contacts.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { tell } from '../../../engine/game/work.ts';
import { turnedRound } from '../../../geometry/contact.ts';
import { engagedPairs, note } from '../state.ts';
import { isAerial, isGround } from '../troops/base.ts';
import { positionOf } from './contacts.ts';

/** An aerial and a ground element that are in close combat. */
export type Pair = readonly [aerial: BaseId, ground: BaseId];

const key = ([aerial, ground]: Pair): string => JSON.stringify([aerial, ground]);

export const pairOf = (a: PlacedBase, b: PlacedBase): Pair => (isAerial(a) ? [a.id, b.id] : [b.id, a.id]);

/** The pairs as recorded, with the aerial first. */
const notedPairs = (battle: Battle): readonly Pair[] =>
  engagedPairs(battle).map(([one, other]) => {
    const base = placedBase(battle, one);
    return base && isGround(base) ? [other, one] : [one, other];
  });

const inOrder = (pairs: readonly Pair[]): readonly Pair[] =>
  pairs.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));

/** Is the front of one in close combat position on the other? */
const isSuitable = ({ touches }: BoardContact): boolean =>
  positionOf(touches) !== null || positionOf(touches.map(turnedRound)) !== null;

/** Ground enemies in close combat position with an aerial, whether they fight or not. */
export const groundTouched = (battle: Battle, aerial: PlacedBase): readonly BoardContact[] =>
  enemyContacts(battle, aerial).filter((contact) => isGround(contact.base) && isSuitable(contact));

/** A pair lasts while the front of one touches an edge of the other. */
export function lasts(battle: Battle, [aerial, ground]: Pair): boolean {
  const [a, b] = [placedBase(battle, aerial), placedBase(battle, ground)];
  if (!a || !b) return false;
  const contact = enemyContacts(battle, a).find(({ base }) => base.id === b.id);
  return (contact?.touches ?? []).some(
    ({ mine, theirs, length }) => length > 0 && (mine === 'front' || theirs === 'front'),
  );
}

/** Does an aerial fight to its front, against another aerial or one of its pairs? */
function fightsInFront(battle: Battle, aerial: PlacedBase, pairs: readonly Pair[]): boolean {
  return enemyContacts(battle, aerial).some(
    ({ base, touches }) =>
      positionOf(touches) !== null &&
      (isAerial(base) || pairs.some((pair) => key(pair) === key(pairOf(aerial, base)))),
  );
}

/** The pairs of ground enemies that join the fight: in position with an aerial that fights to its front. */
function joined(battle: Battle, pairs: readonly Pair[]): readonly Pair[] {
  const aerials = basesOnTable(battle).filter(isAerial);
  return aerials.flatMap((aerial) => {
    const ground = groundTouched(battle, aerial).map(({ base }) => pairOf(aerial, base));
    const more = ground.filter((pair) => !pairs.some((known) => key(known) === key(pair)));
    if (more.length === 0 || !fightsInFront(battle, aerial, pairs) || !holds('hott.aerial.7')) return [];
    return more;
  });
}

/**
 * Updates the recorded pairs to the table: pairs that parted end, ground enemies in position with an aerial that
 * fights to its front join, and the pairs of `added` begin. Call it after anything that moves elements.
 */
export function settleEngaged(work: Work, added: readonly Pair[] = [], rule = 'hott.aerial.7'): void {
  const before = notedPairs(work.battle);
  const all = new Map([...before, ...added].map((pair) => [key(pair), pair]));
  const kept = [...all.values()].filter((pair) => lasts(work.battle, pair));
  const pairs = inOrder([...kept, ...joined(work.battle, kept)]);
  if (JSON.stringify(pairs) === JSON.stringify(inOrder(before))) return;
  const begun = pairs.filter((pair) => !before.some((known) => key(known) === key(pair)));
  const story = begun.length > 0 ? { type: 'engaged', rule } : { type: 'disengaged', rule: 'hott.aerial.7' };
  tell(work, { ...story, figures: { pairs: begun.map((pair) => [...pair]) } }, [note({ engaged: pairs })]);
}
