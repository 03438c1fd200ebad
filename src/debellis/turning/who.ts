/** Finds the elements that turn, and the attackers that they face. */

import { type Battle, basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { friendContacts } from '../../engine/board/contacts.ts';
import { isSupport } from '../../engine/board/positions.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { holdsIn, keepsTo } from '../book.ts';
import { type Attacker, attackersAside, lineBehind } from '../fights/contacts.ts';
import { supportersIn } from '../fights/hand-to-hand.ts';
import { fightsInFront, isFighting } from '../fights/opponents.ts';
import type { Debellis } from '../game.ts';
import { figure } from '../marks.ts';
import { isManning } from '../walls/sections.ts';

/** An element that must turn, and the attacker that it faces. */
export interface Turning {
  readonly base: PlacedBase;
  readonly attacker: PlacedBase;
}

/** Does it give rear support to a friend that fights to its front? */
const helpsInFront = (game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): boolean =>
  basesOnTable(battle).some(
    (front) =>
      front.side === base.side &&
      fightsInFront(game, battle, front) &&
      supportersIn(game, rules, battle, front).includes(base.id),
  );

/** Does it stand behind a friend that fights? */
const supportsFighter = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  basesOnTable(battle).some(
    (front) =>
      front.side === base.side &&
      lineBehind(battle, front)?.id === base.id &&
      isFighting(game, battle, front),
  );

/** Train, boats and routers do not turn. Nor does an element that fights to its front, or supports one that does. */
const isExcepted = (game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): boolean =>
  ((game.fightsAllRound(base) || game.isOf(base, 'Bts')) && keepsTo(game.usual, 'trainStays')) ||
  (game.isRouting(base) && holdsIn(game.turning, 'routing')) ||
  (isManning(game, battle, base) && holdsIn(game.turning, 'defendersStay')) ||
  fightsInFront(game, battle, base) ||
  (game.turning.supportersStay
    ? helpsInFront(game, rules, battle, base) && holdsIn(game.turning, 'supportersStay')
    : supportsFighter(game, battle, base));

/** A rear attacker comes first, then one in contact since an earlier bound. */
const inOrder = (game: Debellis, a: Attacker, b: Attacker): number =>
  Number(b.edge === 'rear') - Number(a.edge === 'rear') ||
  (keepsTo(game.usual, 'firstToTouch')
    ? figure(a.base.bound, 'charged') - figure(b.base.bound, 'charged')
    : 0) ||
  (a.base.id < b.base.id ? -1 : 1);

/** Is this enemy on the rear fought before anybody turns? One that marched is faced at once. */
const waits = (game: Debellis, { base, edge }: Attacker): boolean =>
  edge === 'rear' && figure(base.bound, 'marched') === 0 && holdsIn(game.turning, 'rearWaits');

/** Does it stand behind a friend in a column? */
const followsFriend = (battle: Battle, base: PlacedBase): boolean =>
  friendContacts(battle, base).some(({ touches }) => isSupport(touches));

/** In a column only an element whose front corner the attacker touches needs to turn. */
const staysInColumn = (
  game: Debellis,
  before: Battle,
  base: PlacedBase,
  { edge, atCorner }: Attacker,
): boolean =>
  edge !== 'rear' && !atCorner && followsFriend(before, base) && holdsIn(game.turning, 'columnTurns');

/**
 * The next element that turns and is not done: first one met at its front corner, then the active side's, then by id.
 * `before` is the battle before anybody turned.
 */
export function nextTurning(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  before: Battle,
  done: readonly string[],
): Turning | null {
  const { active } = battle.turn;
  const beset = basesOnTable(battle).flatMap((base) => {
    const [first] = attackersAside(game, battle, base)
      .filter((attacker) => !waits(game, attacker))
      .toSorted((a, b) => inOrder(game, a, b));
    const turns =
      first &&
      !done.includes(base.id) &&
      !isExcepted(game, rules, battle, base) &&
      !staysInColumn(game, before, base, first);
    return turns && holdsIn(game.turning, 'turn') ? [{ base, first }] : [];
  });
  const [next] = beset.toSorted(
    (a, b) =>
      Number(b.first.atCorner) - Number(a.first.atCorner) ||
      Number(b.base.side === active) - Number(a.base.side === active),
  );
  return next ? { base: next.base, attacker: next.first.base } : null;
}
