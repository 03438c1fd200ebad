/** Finds enemies that overlap, or are at flank or rear. DBM, Close combat; rulings 88, 89, 123 and 124. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import type { BoardContact } from '../../../engine/board/contacts.ts';
import type { Flank } from '../../../engine/board/positions.ts';
import { holds } from '../../../engine/effects.ts';
import { isMounted, isOf } from '../base.ts';
import { attackersAside, cornerMet, faceEachOther, flankAlong } from '../contacts.ts';
import { fightingContacts } from '../facing-edge.ts';
import { isManning } from '../walls/sections.ts';
import type { Giver } from './combatant.ts';
import { facesHalf, isFighting } from './opponents.ts';

/** An enemy that overlaps a base, and on which flank. */
interface Overlap {
  readonly base: PlacedBase;
  readonly flank: Flank;
}

/** Is a flank overlapped? An enemy side to side always overlaps; corner to corner only if it is in no fight itself. */
function flankOverlapped(
  battle: Battle,
  base: PlacedBase,
  { base: by, touches }: BoardContact,
): Flank | null {
  const along = flankAlong(touches);
  if (along) return along;
  const overlaps = faceEachOther(base, by) && !isFighting(battle, by);
  // Across a fortification corners overlap as if it were not there.
  const apart = isManning(battle, base) || isManning(battle, by);
  return overlaps && (!apart || holds('dbm.fort.11')) ? cornerMet(touches) : null;
}

/** The overlaps on a base. A flank of it, or of those behind it, on which an enemy's front stands has none besides. */
function overlapsOf(battle: Battle, base: PlacedBase, behind: readonly PlacedBase[]): readonly Overlap[] {
  const attacked = [base, ...behind].flatMap((each) =>
    attackersAside(battle, each).map(({ edge }) => edge as string),
  );
  return fightingContacts(battle, base).flatMap((contact) => {
    const flank = flankOverlapped(battle, base, contact);
    return flank && !attacked.includes(flank) ? [{ base: contact.base, flank }] : [];
  });
}

/** Does an overlap help this friend? Elephants do not help other mounted, and no element helps expendables. */
function helps(by: PlacedBase, friend: PlacedBase | null): boolean {
  if (friend === null) return true;
  if (isOf(friend, 'Exp') && holds('dbm.exp.4')) return false;
  return !(isOf(by, 'El') && isMounted(friend) && !isOf(friend, 'El') && holds('dbm.el.2'));
}

/** All enemies whose overlaps count against a base that fights this enemy; `behind` are its supporters. */
export const overlapsAgainst = (
  battle: Battle,
  base: PlacedBase,
  opponent: PlacedBase | null,
  behind: readonly PlacedBase[],
): readonly Overlap[] => overlapsOf(battle, base, behind).filter(({ base: by }) => helps(by, opponent));

/** The enemies that overlap a base, one for each flank. An attack on half of a long edge adds the opponent. */
export function overlapGivers(
  battle: Battle,
  base: PlacedBase,
  opponent: PlacedBase | null,
  behind: readonly PlacedBase[],
): readonly Giver[] {
  const all = overlapsAgainst(battle, base, opponent, behind);
  const each = (['left', 'right'] as const).flatMap((flank) => {
    const first = all.find((overlap) => overlap.flank === flank);
    return first ? [{ by: first.base.id, how: 'overlap' } as const] : [];
  });
  if (!opponent || !facesHalf(battle, base, opponent) || each.length > 1) return each;
  return [...each, { by: opponent.id, how: 'overlap' }];
}

/** The enemies whose fronts touch the flank or rear of these bases, each once. */
export function asideGivers(battle: Battle, bases: readonly PlacedBase[]): readonly Giver[] {
  const all = bases.flatMap((base) => attackersAside(battle, base));
  return all
    .filter(({ base }, at) => all.findIndex((each) => each.base.id === base.id) === at)
    .map(({ base, edge }) => ({ by: base.id, how: edge === 'rear' ? 'rear' : 'flank' }));
}
