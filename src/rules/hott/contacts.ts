/** The positions in which two elements touch, and which of them are close combat contact. Hordes of the Things, Definitions. */
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { type BoardContact, enemyContacts } from '../../engine/board/contacts.ts';
import {
  FLANKS,
  type Flank,
  isAligned,
  isFlankOnFlank,
  isSupport,
  meet,
} from '../../engine/board/positions.ts';
import { holds } from '../../engine/effects.ts';
import { type Touch, turnedRound } from '../../geometry/contact.ts';
import type { EdgeName } from '../../geometry/rectangle.ts';
import { opposite } from '../../geometry/tolerance.ts';
import { isAerial } from './base.ts';
import type { HottClause } from './clauses/ids.ts';
import { areEngaged } from './state.ts';

/** Does my front edge lie along this edge of theirs? Corners alone may touch where the two hardly face askew. */
const liesAlong = (touches: readonly Touch[], theirs: EdgeName): boolean => meet(touches, 'front', theirs);

/** Front edges fully on each other, corners on corners. */
export const isFullFront = (touches: readonly Touch[]): boolean =>
  liesAlong(touches, 'front') && isAligned(touches);

/** My front edge fully on their rear edge. */
export const isFullRear = (touches: readonly Touch[]): boolean =>
  liesAlong(touches, 'rear') && isSupport(touches);

/** The flank of theirs along which my front edge lies, with a front corner of mine on that flank's front corner. */
export const flankContacted = (touches: readonly Touch[]): Flank | null =>
  FLANKS.find(
    (side) =>
      liesAlong(touches, side) &&
      (meet(touches, 'front-left', `front-${side}`) || meet(touches, 'front-right', `front-${side}`)),
  ) ?? null;

/** Right front corner on right front corner, or left on left. */
export const isCornerOverlap = (touches: readonly Touch[]): boolean =>
  FLANKS.some((side) => meet(touches, `front-${side}`, `front-${side}`));

/** The same of two who face opposite ways: only so does a corner overlap. */
export const isOverlapAtCorner = (base: PlacedBase, other: PlacedBase, touches: readonly Touch[]): boolean =>
  opposite(base.pose.facing, other.pose.facing) && isCornerOverlap(touches);

/** Side edges along each other, fully or in part. */
export const isSideBySide = (touches: readonly Touch[]): boolean => touches.some(isFlankOnFlank);

/** At least part of an edge of each along an edge of the other. */
export const isEdgeContact = (touches: readonly Touch[]): boolean => touches.some(({ length }) => length > 0);

export type Position = 'front' | 'flank' | 'rear';

const POSITIONS: readonly {
  readonly rule: HottClause;
  readonly position: Position;
  readonly is: (touches: readonly Touch[]) => boolean;
}[] = [
  { rule: 'hott.term.2', position: 'front', is: isFullFront },
  { rule: 'hott.term.3', position: 'flank', is: (touches) => flankContacted(touches) !== null },
  { rule: 'hott.term.4', position: 'rear', is: isFullRear },
];

/** The edge of theirs with which my front edge is in close combat contact, by where the two stand alone. */
export const positionOf = (touches: readonly Touch[]): Position | null =>
  POSITIONS.find(({ rule, is }) => is(touches) && holds(rule))?.position ?? null;

/** Does one of the two fly and the other stand on the ground? */
export const aerialAndGround = (a: PlacedBase, b: PlacedBase): boolean => isAerial(a) !== isAerial(b);

/** Are these two enemies, though they touch, no contact for any rule but that of overlaps? */
export const deemedApart = (battle: Battle, a: PlacedBase, b: PlacedBase): boolean =>
  aerialAndGround(a, b) && !areEngaged(battle, a.id, b.id) && holds('hott.aerial.4');

/** As `positionOf`, for two that stand on the board: none where an aerial has not engaged. */
export function closePosition(battle: Battle, base: PlacedBase, contact: BoardContact): Position | null {
  const position = positionOf(contact.touches);
  if (position === null) return null;
  return deemedApart(battle, base, contact.base) && holds('hott.term.6') ? null : position;
}

/** The enemies with whom the front edge of a base is in close combat contact. */
export const heldInFront = (battle: Battle, base: PlacedBase): readonly BoardContact[] =>
  enemyContacts(battle, base).filter((contact) => closePosition(battle, base, contact) !== null);

/** The enemies any of whose edges lies along the front edge of a base, in close combat contact with it or not. */
export const touchedInFront = (battle: Battle, base: PlacedBase): readonly BoardContact[] =>
  enemyContacts(battle, base).filter(
    (contact) =>
      contact.touches.some(({ mine, length }) => mine === 'front' && length > 0) &&
      !deemedApart(battle, base, contact.base),
  );

/** The enemies whose front edges are in close combat contact with a base, with where they hold it. */
export const attackersOf = (
  battle: Battle,
  base: PlacedBase,
): readonly { readonly contact: BoardContact; readonly position: Position }[] =>
  enemyContacts(battle, base).flatMap((contact) => {
    const theirs = { ...contact, base, touches: contact.touches.map(turnedRound) };
    const position = closePosition(battle, contact.base, theirs);
    return position === null ? [] : [{ contact, position }];
  });

/** An enemy any part of whose front edge lies along an edge of a base, in close combat contact with it or not. */
export const frontEdgeOn = (
  battle: Battle,
  base: PlacedBase,
  along: (mine: Touch['mine']) => boolean = () => true,
): BoardContact | undefined =>
  enemyContacts(battle, base).find(
    (contact) =>
      contact.touches.some(({ mine, theirs, length }) => theirs === 'front' && along(mine) && length > 0) &&
      !deemedApart(battle, base, contact.base),
  );

/** The enemies whose front edges are in close combat contact with its flank or rear. */
export const attackersAside = (battle: Battle, base: PlacedBase): readonly PlacedBase[] =>
  attackersOf(battle, base)
    .filter(({ position }) => position !== 'front')
    .map(({ contact }) => contact.base);

/** Is an element in close combat contact with any enemy, by its own front or by theirs? */
export const isInCloseCombat = (battle: Battle, base: PlacedBase): boolean =>
  heldInFront(battle, base).length > 0 || attackersOf(battle, base).length > 0;
