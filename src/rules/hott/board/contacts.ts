/** How two elements touch, and which touches are close combat contact. Hordes of the Things, Definitions. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { type BoardContact, enemyContacts } from '../../../engine/board/contacts.ts';
import {
  FLANKS,
  type Flank,
  isAligned,
  isFlankOnFlank,
  isSupport,
  meet,
} from '../../../engine/board/positions.ts';
import { holds } from '../../../engine/effects.ts';
import { type Touch, turnedRound } from '../../../geometry/contact.ts';
import type { EdgeName } from '../../../geometry/rectangle.ts';
import { opposite } from '../../../geometry/tolerance.ts';
import type { HottClause } from '../clauses/ids.ts';
import { areEngaged } from '../state.ts';
import { isAerial } from '../troops/base.ts';

/** Does my front edge lie along this edge of theirs? Two that hardly face askew may touch only at corners. */
const liesAlong = (touches: readonly Touch[], theirs: EdgeName): boolean => meet(touches, 'front', theirs);

/** Front edges fully on each other, corner on corner. */
export const isFullFront = (touches: readonly Touch[]): boolean =>
  liesAlong(touches, 'front') && isAligned(touches);

/** My front edge fully on their rear edge. */
export const isFullRear = (touches: readonly Touch[]): boolean =>
  liesAlong(touches, 'rear') && isSupport(touches);

/** Their flank along which my front edge lies, with one of my front corners on that flank's front corner. */
export const flankContacted = (touches: readonly Touch[]): Flank | null =>
  FLANKS.find(
    (side) =>
      liesAlong(touches, side) &&
      (meet(touches, 'front-left', `front-${side}`) || meet(touches, 'front-right', `front-${side}`)),
  ) ?? null;

/** Right front corner on right front corner, or left on left. */
export const isCornerOverlap = (touches: readonly Touch[]): boolean =>
  FLANKS.some((side) => meet(touches, `front-${side}`, `front-${side}`));

/** The same for two that face opposite ways: only then does a corner overlap. */
export const isOverlapAtCorner = (base: PlacedBase, other: PlacedBase, touches: readonly Touch[]): boolean =>
  opposite(base.pose.facing, other.pose.facing) && isCornerOverlap(touches);

/** Side edges along each other, fully or in part. */
export const isSideBySide = (touches: readonly Touch[]): boolean => touches.some(isFlankOnFlank);

/** Edges of both lie along each other, at least in part. */
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

/** The edge of theirs that my front edge contacts for close combat, judged by their places alone. */
export const positionOf = (touches: readonly Touch[]): Position | null =>
  POSITIONS.find(({ rule, is }) => is(touches) && holds(rule))?.position ?? null;

/** Is one of the two an aerial and the other on the ground? */
export const aerialAndGround = (a: PlacedBase, b: PlacedBase): boolean => isAerial(a) !== isAerial(b);

/** Do the rules treat these two enemies as not in contact, overlaps aside, though they touch? */
export const deemedApart = (battle: Battle, a: PlacedBase, b: PlacedBase): boolean =>
  aerialAndGround(a, b) && !areEngaged(battle, a.id, b.id) && holds('hott.aerial.4');

/** Like `positionOf` for two on the board, but null for an aerial and ground troops that do not fight. */
export function closePosition(battle: Battle, base: PlacedBase, contact: BoardContact): Position | null {
  const position = positionOf(contact.touches);
  if (position === null) return null;
  return deemedApart(battle, base, contact.base) && holds('hott.term.6') ? null : position;
}

/** The enemies that the front edge of a base is in close combat contact with. */
export const heldInFront = (battle: Battle, base: PlacedBase): readonly BoardContact[] =>
  enemyContacts(battle, base).filter((contact) => closePosition(battle, base, contact) !== null);

/** The enemies with an edge along the front edge of a base, in close combat contact or not. */
export const touchedInFront = (battle: Battle, base: PlacedBase): readonly BoardContact[] =>
  enemyContacts(battle, base).filter(
    (contact) =>
      contact.touches.some(({ mine, length }) => mine === 'front' && length > 0) &&
      !deemedApart(battle, base, contact.base),
  );

/** The enemies whose front edges are in close combat contact with a base, and the edge they contact. */
export const attackersOf = (
  battle: Battle,
  base: PlacedBase,
): readonly { readonly contact: BoardContact; readonly position: Position }[] =>
  enemyContacts(battle, base).flatMap((contact) => {
    const theirs = { ...contact, base, touches: contact.touches.map(turnedRound) };
    const position = closePosition(battle, contact.base, theirs);
    return position === null ? [] : [{ contact, position }];
  });

/** An enemy whose front edge lies at least partly along an edge of a base, in close combat contact or not. */
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

/** Is an element in close combat contact with an enemy, by its own front or by the enemy's? */
export const isInCloseCombat = (battle: Battle, base: PlacedBase): boolean =>
  heldInFront(battle, base).length > 0 || attackersOf(battle, base).length > 0;
