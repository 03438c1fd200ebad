/** Columns as they stand: who follows whom, straight or round a bend. */
import { turnedRound } from '../../geometry/contact.ts';
import { distance } from '../../geometry/point.ts';
import { turnedAbout } from '../../geometry/pose.ts';
import { aheadOf, rightOf } from '../../geometry/rectangle.ts';
import { atMost, parallel, sameLength } from '../../geometry/tolerance.ts';
import { type Battle, basesOnTable, type PlacedBase } from '../battle.ts';
import type { Ruleset } from '../contract.ts';
import { type BoardContact, contactsOf } from './contacts.ts';
import { keptByBase } from './memory.ts';
import { rectangleOfBase } from './rectangles.ts';

/** Do the second's front corners lie on the first's rear corners? */
export const isStraightBehind = (contact: BoardContact): boolean =>
  contact.touches.some((touch) => touch.mine === 'rear-left' && touch.theirs === 'front-left') &&
  contact.touches.some((touch) => touch.mine === 'rear-right' && touch.theirs === 'front-right');

/** Is one of the two behind the other where a column bends? */
export const areBent = (rules: Ruleset, terrain: Battle['terrain'], a: PlacedBase, b: PlacedBase): boolean =>
  a.side === b.side &&
  (rules.board.bends?.(terrain, a, b) === true || rules.board.bends?.(terrain, b, a) === true);

/** No base is farther than this from the next, in millimetres: those beyond need no closer look. */
const FARTHEST = 100;

const isNear = (a: PlacedBase, b: PlacedBase): boolean =>
  Math.abs(a.pose.x - b.pose.x) <= FARTHEST && Math.abs(a.pose.y - b.pose.y) <= FARTHEST;

/** The one whose front is nearest to that of a base. */
const nearestTo = (base: PlacedBase, others: readonly PlacedBase[]): PlacedBase | null =>
  others.toSorted((a, b) => distance(a.pose, base.pose) - distance(b.pose, base.pose))[0] ?? null;

interface Neighbours {
  readonly before: PlacedBase | null;
  readonly behind: PlacedBase | null;
}

/** Who stand before and behind a base in its column. */
const neighboursOf = keptByBase((rules, battle, base): Neighbours => {
  const { bends, mayGroup } = rules.board;
  const straight = contactsOf(battle, base).filter(
    ({ base: other }) => other.side === base.side && mayGroup(battle, base, other),
  );
  const others = bends ? basesOnTable(battle).filter((each) => each.side === base.side) : [];
  const near = others.filter((other) => other.id !== base.id && isNear(base, other));
  const bent = (of: (other: PlacedBase) => boolean): PlacedBase | null => nearestTo(base, near.filter(of));
  return {
    behind:
      straight.find(isStraightBehind)?.base ?? bent((other) => bends?.(battle.terrain, base, other) === true),
    before:
      straight.find((contact) => isStraightBehind(fromThere(contact)))?.base ??
      bent((other) => bends?.(battle.terrain, other, base) === true),
  };
});

const fromThere = (contact: BoardContact): BoardContact => ({
  ...contact,
  touches: contact.touches.map(turnedRound),
});

/** Those who follow a base one behind the other, from front to rear, as far as `among` lets them through. */
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

/** The column a base stands in, from its head to its last; a base alone is a list of one. */
export function columnOf(rules: Ruleset, battle: Battle, base: PlacedBase): readonly PlacedBase[] {
  const met = new Set([base.id]);
  let head = base;
  for (;;) {
    const { before } = neighboursOf(rules, battle, head);
    if (!before || met.has(before.id)) break;
    met.add(before.id);
    head = before;
  }
  const column = followersOf(rules, battle, head, () => true);
  return column.some((each) => each.id === base.id) ? column : followersOf(rules, battle, base, () => true);
}

/** A base and all who follow it in its column. */
export const columnFrom = (rules: Ruleset, battle: Battle, base: PlacedBase): readonly PlacedBase[] =>
  followersOf(rules, battle, base, () => true);

/** These bases as one column, from its head to its last; null where they are none. */
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

/** Does the second stand exactly behind the first? */
export function isInFile(front: PlacedBase, behind: PlacedBase): boolean {
  if (!parallel(front.pose.facing, behind.pose.facing)) return false;
  const ground = rectangleOfBase(front);
  return (
    sameLength(aheadOf(ground, behind.pose), -front.depth) &&
    atMost(Math.abs(rightOf(ground, behind.pose)), 0)
  );
}

/** Does a column, told from its head to its last, bend? */
export const isBent = (column: readonly PlacedBase[]): boolean =>
  column.some((base, at) => at > 0 && !isInFile(column[at - 1] as PlacedBase, base));

/** Does the front of the one lie behind that of the other, and the other's ahead of its own? */
const isBehind = (front: PlacedBase, behind: PlacedBase): boolean =>
  atMost(aheadOf(rectangleOfBase(front), behind.pose), 0) &&
  atMost(0, aheadOf(rectangleOfBase(behind), front.pose));

/** A base as it stands, and turned about on the spot. */
const bothWays = (base: PlacedBase): readonly PlacedBase[] => [
  base,
  { ...base, pose: turnedAbout(base.pose, base.depth) },
];

/**
 * May two of one side share ground? Where a column bends they do; and so they stand still when those between them
 * are gone, have gone on or turned about, where columns bend anywhere.
 */
export const mayShareGround = (
  rules: Ruleset,
  terrain: Battle['terrain'],
  a: PlacedBase,
  b: PlacedBase,
): boolean =>
  areBent(rules, terrain, a, b) ||
  (rules.board.bendsAnywhere === true &&
    a.side === b.side &&
    !parallel(a.pose.facing, b.pose.facing) &&
    bothWays(a).some((one) => bothWays(b).some((other) => isBehind(one, other) || isBehind(other, one))));

/** The farthest that the front of the next base in a column may be from the front of this one, in millimetres. */
export const farthestBehind = ({ depth, width }: PlacedBase): number => depth + width;
