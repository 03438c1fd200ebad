/** Finds the elements that turn, and the attackers that they face. DBM, Flank contacts; ruling 115. */
import { type Battle, basesOnTable, figure, type PlacedBase } from '../../../engine/battle.ts';
import { friendContacts } from '../../../engine/board/contacts.ts';
import { isSupport } from '../../../engine/board/positions.ts';
import { holds } from '../../../engine/effects.ts';
import { isOf, isTrain } from '../base.ts';
import { isFighting } from '../combat/opponents.ts';
import { type Attacker, attackersAside, lineBehind } from '../contacts.ts';

/** An element that must turn, and the attacker that it faces. */
export interface Turning {
  readonly base: PlacedBase;
  readonly attacker: PlacedBase;
}

/** Does it stand behind a friend that fights to its front? */
const supportsFighter = (battle: Battle, base: PlacedBase): boolean =>
  basesOnTable(battle).some(
    (front) =>
      front.side === base.side && lineBehind(battle, front)?.id === base.id && isFighting(battle, front),
  );

/** Train and boats do not turn. Nor does an element that fights to its front, or supports one that does. */
const isExcepted = (battle: Battle, base: PlacedBase): boolean =>
  isTrain(base) || isOf(base, 'Bts') || isFighting(battle, base) || supportsFighter(battle, base);

/** A rear attacker comes first, then one in contact since an earlier bound. */
const inOrder = (a: Attacker, b: Attacker): number =>
  Number(b.edge === 'rear') - Number(a.edge === 'rear') ||
  figure(a.base.bound, 'charged') - figure(b.base.bound, 'charged') ||
  (a.base.id < b.base.id ? -1 : 1);

/** Does it stand behind a friend in a column? */
const followsFriend = (battle: Battle, base: PlacedBase): boolean =>
  friendContacts(battle, base).some(({ touches }) => isSupport(touches));

/** In a column only an element whose front corner the attacker touches needs to turn. */
const staysInColumn = (before: Battle, base: PlacedBase, { edge, atCorner }: Attacker): boolean =>
  edge !== 'rear' && !atCorner && followsFriend(before, base) && holds('dbm.flankcontact.1');

/**
 * The next element that turns and is not done: first one met at its front corner, then the active side's, then by id.
 * `before` is the battle before anybody turned.
 */
export function nextTurning(battle: Battle, before: Battle, done: readonly string[]): Turning | null {
  const { active } = battle.turn;
  const beset = basesOnTable(battle).flatMap((base) => {
    const [first] = attackersAside(battle, base).toSorted(inOrder);
    const turns =
      first && !done.includes(base.id) && !isExcepted(battle, base) && !staysInColumn(before, base, first);
    return turns && holds('dbm.flankcontact.4') ? [{ base, first }] : [];
  });
  const [next] = beset.toSorted(
    (a, b) =>
      Number(b.first.atCorner) - Number(a.first.atCorner) ||
      Number(b.base.side === active) - Number(a.base.side === active),
  );
  return next ? { base: next.base, attacker: next.first.base } : null;
}
