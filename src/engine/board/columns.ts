/** Columns: bases one behind the other, in a straight line or round bends. */
import { turnedRound } from '../../geometry/contact.ts';
import { aheadOf, rightOf } from '../../geometry/rectangle.ts';
import { atMost, parallel, sameLength } from '../../geometry/tolerance.ts';
import { type Base, type Battle, basesOnTable, type PlacedBase } from '../battle.ts';
import type { Ruleset } from '../contract.ts';
import { type BoardContact, contactsOf } from './contacts.ts';
import { keptByBase } from './memory.ts';
import { rectangleOfBase } from './rectangles.ts';

/** Are the front corners of the second base on the rear corners of the first? */
export const isStraightBehind = (contact: BoardContact): boolean =>
  contact.touches.some((touch) => touch.mine === 'rear-left' && touch.theirs === 'front-left') &&
  contact.touches.some((touch) => touch.mine === 'rear-right' && touch.theirs === 'front-right');

/** Does the second base follow the first in a bent column? */
export const isFollowedBy = (front: Base, behind: Base): boolean => behind.follows?.base === front.id;

/** Are the two bases neighbours in a bent column, and so in one group? */
export const areLinked = (
  rules: Ruleset,
  terrain: Battle['terrain'],
  a: PlacedBase,
  b: PlacedBase,
): boolean =>
  (isFollowedBy(a, b) && rules.board.groups.bends?.(terrain, a, b) === true) ||
  (isFollowedBy(b, a) && rules.board.groups.bends?.(terrain, b, a) === true);

interface Neighbours {
  readonly before: PlacedBase | null;
  readonly behind: PlacedBase | null;
}

const fromThere = (contact: BoardContact): BoardContact => ({
  ...contact,
  touches: contact.touches.map(turnedRound),
});

/** The bases directly before and behind a base in its column. */
const neighboursOf = keptByBase((rules, battle, base): Neighbours => {
  const linked = basesOnTable(battle).filter((other) => areLinked(rules, battle.terrain, base, other));
  const straight = contactsOf(battle, base).filter(
    ({ base: other }) => other.side === base.side && rules.board.groups.may(battle, base, other),
  );
  return {
    before:
      linked.find((other) => isFollowedBy(other, base)) ??
      straight.find((contact) => isStraightBehind(fromThere(contact)))?.base ??
      null,
    behind:
      linked.find((other) => isFollowedBy(base, other)) ?? straight.find(isStraightBehind)?.base ?? null,
  };
});

/** The bases that follow a base, from front to rear, up to the first that `among` refuses. */
function followersOf(
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  among: (base: PlacedBase) => boolean,
): readonly PlacedBase[] {
  const found = [base];
  for (;;) {
    const next = neighboursOf(rules, battle, found.at(-1) as PlacedBase).behind;
    if (!next || !among(next) || found.some((each) => each.id === next.id)) return found;
    found.push(next);
  }
}

/** The column of a base, from its head to its last base. A base alone is a list of one. */
export function columnOf(rules: Ruleset, battle: Battle, base: PlacedBase): readonly PlacedBase[] {
  const met = new Set([base.id]);
  let head = base;
  for (;;) {
    const { before } = neighboursOf(rules, battle, head);
    if (!before || met.has(before.id)) break;
    met.add(before.id);
    head = before;
  }
  const column = columnFrom(rules, battle, head);
  return column.some((each) => each.id === base.id) ? column : columnFrom(rules, battle, base);
}

/** A base and all bases that follow it in its column. */
export const columnFrom = (rules: Ruleset, battle: Battle, base: PlacedBase): readonly PlacedBase[] =>
  followersOf(rules, battle, base, () => true);

/** These bases as one column, from its head to its last base; null if they are not a column. */
export function columnAmong(
  rules: Ruleset,
  battle: Battle,
  bases: readonly PlacedBase[],
): readonly PlacedBase[] | null {
  if (bases.length < 2) return null;
  const ids = new Set(bases.map((base) => base.id));
  const heads = bases.filter((base) => !ids.has(neighboursOf(rules, battle, base).before?.id ?? ''));
  const [head] = heads;
  if (!head || heads.length > 1) return null;
  const column = followersOf(rules, battle, head, (base) => ids.has(base.id));
  return column.length === ids.size ? column : null;
}

/** Are these bases one column already, in this order from its head to its last base? */
export const standInOrder = (rules: Ruleset, battle: Battle, bases: readonly PlacedBase[]): boolean =>
  columnAmong(rules, battle, bases)?.every((base, at) => base.id === bases[at]?.id) === true;

/** Does the second base stand exactly behind the first? */
export function isInFile(front: PlacedBase, behind: PlacedBase): boolean {
  if (!parallel(front.pose.facing, behind.pose.facing)) return false;
  const ground = rectangleOfBase(front);
  return (
    sameLength(aheadOf(ground, behind.pose), -front.depth) &&
    atMost(Math.abs(rightOf(ground, behind.pose)), 0)
  );
}

/** Does a column bend? It is given from its head to its last base. */
export const isBent = (column: readonly PlacedBase[]): boolean =>
  column.some((base, at) => at > 0 && !isInFile(column[at - 1] as PlacedBase, base));

/** The farthest that the front of the next base in a column may be from the front of this one, in millimetres. */
export const farthestBehind = ({ depth, width }: Base): number => depth + width;

/** The head of the bent column of a base; the base itself if it is in none. */
export function bentHeadOf(bases: readonly Base[], base: Base): Base {
  const met = new Set<Base>();
  let head = base;
  for (let next: Base | undefined = head; next && !met.has(next); ) {
    head = next;
    met.add(head);
    next = bases.find((other) => isFollowedBy(other, head));
  }
  return head;
}

/** Are the two bases in one bent column? The bases of such a column may share ground. */
export const areInBentColumn = (bases: readonly Base[], a: Base, b: Base): boolean =>
  bentHeadOf(bases, a) === bentHeadOf(bases, b);

/** The head of a bent column; null if all bases face alike. */
export function headOfBent(group: readonly PlacedBase[]): PlacedBase | null {
  if (group.every((base) => parallel(base.pose.facing, group[0]?.pose.facing ?? 0))) return null;
  const follows = (base: PlacedBase): boolean =>
    group.some((other) => other !== base && (isFollowedBy(other, base) || isInFile(other, base)));
  return group.find((base) => !follows(base)) ?? null;
}
