/** Finds enemies that overlap, or are at flank or rear. */

import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { type BoardContact, friendContacts } from '../../engine/board/contacts.ts';
import type { Flank } from '../../engine/board/positions.ts';
import { holds } from '../../engine/effects.ts';
import { holdsIn, keepsTo } from '../book.ts';
import type { Debellis } from '../game.ts';
import { frontAlong } from '../walls/assault.ts';
import { isManning, mannedBy, wallsIn } from '../walls/sections.ts';
import type { Giver } from './combatant.ts';
import { attackersAside, cornerMet, faceEachOther, flankAlong, frontLength } from './contacts.ts';
import { fightingContacts } from './facing-edge.ts';
import { facesHalf, isFighting } from './opponents.ts';

/** An enemy that overlaps a base, and on which flank. */
interface Overlap {
  readonly base: PlacedBase;
  readonly flank: Flank;
}

/** Is a flank overlapped? An enemy side to side always overlaps; corner to corner only if it is in no fight itself. */
function flankOverlapped(
  game: Debellis,
  battle: Battle,
  base: PlacedBase,
  { base: by, touches }: BoardContact,
): Flank | null {
  const along = flankAlong(touches);
  const walled = isManning(game, battle, base) && holdsIn(game.fights, 'overlapFromSections');
  if (along && !walled && keepsTo(game.usual, 'overlapAlongside')) return along;
  const overlaps =
    faceEachOther(base, by) && !isHeld(game, battle, base, by) && isBesideFriend(game, battle, base, by);
  if (walled && !facesNeighbour(game, battle, base, by)) return null;
  // Across a fortification corners overlap as if it were not there.
  const apart = isManning(game, battle, base) || isManning(game, battle, by);
  return overlaps && (!apart || holdsIn(game.fights, 'overlapAcrossWall')) ? cornerMet(touches) : null;
}

/** Does an enemy stand before a section beside those that a base mans? */
function facesNeighbour(game: Debellis, battle: Battle, base: PlacedBase, by: PlacedBase): boolean {
  const manned = mannedBy(game, battle, base);
  return wallsIn(battle.terrain).some(
    (wall) => wall.side === manned[0]?.side && !manned.includes(wall) && frontAlong(by, wall) > 0,
  );
}

/** Does it fight itself, so that it overlaps nobody? Some rulesets ask only for an enemy before its front. */
const isHeld = (game: Debellis, battle: Battle, base: PlacedBase, by: PlacedBase): boolean =>
  holdsIn(game.fights, 'overlapFreeInFront')
    ? fightingContacts(game, battle, by).some(
        (contact) =>
          contact.base.id !== base.id &&
          contact.touches.some(({ mine, length }) => mine === 'front' && length > 0),
      )
    : isFighting(game, battle, by);

/** Does it stand side by side with a friend whose front is on this enemy? Not every ruleset asks for it. */
const isBesideFriend = (game: Debellis, battle: Battle, base: PlacedBase, by: PlacedBase): boolean =>
  !holdsIn(game.fights, 'overlapBesideFriend') ||
  friendContacts(battle, by).some(
    ({ base: friend, touches }) =>
      flankAlong(touches) !== null &&
      fightingContacts(game, battle, friend).some(
        (contact) => contact.base.id === base.id && frontLength(contact.touches) > 0,
      ),
  );

/** The overlaps on a base. A flank of it, or of those behind it, on which an enemy's front stands has none besides. */
function overlapsOf(
  game: Debellis,
  battle: Battle,
  base: PlacedBase,
  behind: readonly PlacedBase[],
): readonly Overlap[] {
  const attacked = [base, ...behind].flatMap((each) =>
    attackersAside(game, battle, each).map(({ edge }) => edge as string),
  );
  return fightingContacts(game, battle, base).flatMap((contact) => {
    const flank = flankOverlapped(game, battle, base, contact);
    const isFree = flank !== null && !(attacked.includes(flank) && keepsTo(game.usual, 'overlapOnFreeFlank'));
    return isFree ? [{ base: contact.base, flank }] : [];
  });
}

/** Does an overlap count for this friend, which fights the overlapped base? */
function helps(
  game: Debellis,
  battle: Battle,
  beset: PlacedBase,
  by: PlacedBase,
  friend: PlacedBase | null,
): boolean {
  if (friend === null) return !holdsIn(game.fights, 'overlapForFriend');
  const alongside = fightingContacts(game, battle, beset).some(
    (contact) => contact.base.id === by.id && flankAlong(contact.touches) !== null,
  );
  const overlap = { battle, by, beset, friend, alongside, ownBound: battle.turn.active === beset.side };
  return !game.ignoredOverlaps.some(({ rule, is }) => is(overlap) && holds(rule));
}

/** All enemies whose overlaps count against a base that fights this enemy; `behind` are its supporters. */
export const overlapsAgainst = (
  game: Debellis,
  battle: Battle,
  base: PlacedBase,
  opponent: PlacedBase | null,
  behind: readonly PlacedBase[],
): readonly Overlap[] =>
  overlapsOf(game, battle, base, behind).filter(({ base: by }) => helps(game, battle, base, by, opponent));

/** The enemies that overlap a base, one for each flank. An attack on half of a long edge adds the opponent. */
export function overlapGivers(
  game: Debellis,
  battle: Battle,
  base: PlacedBase,
  opponent: PlacedBase | null,
  behind: readonly PlacedBase[],
): readonly Giver[] {
  const all = overlapsAgainst(game, battle, base, opponent, behind);
  const each = (['left', 'right'] as const).flatMap((flank) => {
    const first = all.find((overlap) => overlap.flank === flank);
    return first ? [{ by: first.base.id, how: 'overlap' } as const] : [];
  });
  if (!opponent || !facesHalf(game, battle, base, opponent) || each.length > 1) return each;
  return [...each, { by: opponent.id, how: 'overlap' }];
}

/** The enemies whose fronts touch the flank or rear of these bases, each once. */
export function asideGivers(game: Debellis, battle: Battle, bases: readonly PlacedBase[]): readonly Giver[] {
  const all = bases.flatMap((base) => attackersAside(game, battle, base));
  return all
    .filter(
      ({ base }, at) =>
        all.findIndex((each) => each.base.id === base.id) === at || !keepsTo(game.usual, 'besetOnce'),
    )
    .map(({ base, edge }) => ({ by: base.id, how: edge === 'rear' ? 'rear' : 'flank' }));
}
