/** Groups: bases that touch and face alike, with their fronts and files. */
import { aheadOf, rightOf } from '../../geometry/rectangle.ts';
import { moreThan, parallel, sameLength } from '../../geometry/tolerance.ts';
import type { Battle, PlacedBase } from '../battle.ts';
import type { Ruleset } from '../contract.ts';
import { areLinked, columnAmong, columnOf, isBent, isStraightBehind } from './columns.ts';
import { type BoardContact, contactsOf } from './contacts.ts';
import { keptByBase } from './memory.ts';
import { rectangleOfBase } from './rectangles.ts';

/** Do the bases share a corner and a part of an edge? */
function joined(contact: BoardContact): boolean {
  const { touches } = contact;
  return touches.some((touch) => touch.length > 0) && touches.some(isCornerOnCorner);
}

const isCornerOnCorner = ({ mine, theirs }: BoardContact['touches'][number]): boolean =>
  mine.includes('-') && theirs.includes('-');

/** The bases that face alike and are in direct group connection with this base, by id. */
function straightNeighbours(rules: Ruleset, battle: Battle, base: PlacedBase): readonly PlacedBase[] {
  return contactsOf(battle, base)
    .filter(
      (contact) =>
        contact.base.side === base.side &&
        parallel(contact.base.pose.facing, base.pose.facing) &&
        joined(contact) &&
        rules.board.groups.may(battle, base, contact.base),
    )
    .map((contact) => contact.base);
}

const neighboursOf = keptByBase(straightNeighbours);

/**
 * Are the two bases in direct group connection? They have the same side and facing and share a corner and a part of an
 * edge, or they follow each other in a bent column.
 */
export const grouped = (rules: Ruleset, battle: Battle, a: PlacedBase, b: PlacedBase): boolean =>
  neighboursOf(rules, battle, a).some((base) => base.id === b.id) || areLinked(rules, battle.terrain, a, b);

const byId = (a: PlacedBase, b: PlacedBase): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** All bases connected with the first one through bases that `among` allows. */
function connected(
  rules: Ruleset,
  battle: Battle,
  first: PlacedBase,
  among: (base: PlacedBase) => boolean,
): readonly PlacedBase[] {
  const found = new Map([[first.id, first]]);
  for (const base of found.values())
    for (const next of neighboursOf(rules, battle, base))
      if (!found.has(next.id) && among(next)) found.set(next.id, next);
  return [...found.values()].sort(byId);
}

/** The bent column of a base, by id; the base alone if it is in none. */
function bentColumnOf(rules: Ruleset, battle: Battle, base: PlacedBase): readonly PlacedBase[] {
  if (!rules.board.groups.bends) return [base];
  const column = columnOf(rules, battle, base);
  return isBent(column) ? [...column].sort(byId) : [base];
}

/**
 * The largest group of a base, including itself, by id. A base alone is a list of one. A base of a bent column may also
 * stand beside bases that face as it does. Then it belongs to their group if that group holds another base.
 */
export const groupOf: (rules: Ruleset, battle: Battle, base: PlacedBase) => readonly PlacedBase[] =
  keptByBase((rules, battle, base) => {
    const straight = connected(rules, battle, base, () => true);
    const bent = bentColumnOf(rules, battle, base);
    const within = straight.every((each) => bent.some((other) => other.id === each.id));
    return within ? bent : straight;
  });

/** Are these bases, two or more, a group by themselves? They may be part of a larger group. */
export function areGroup(rules: Ruleset, battle: Battle, bases: readonly PlacedBase[]): boolean {
  const [first] = bases;
  if (!first || bases.length < 2) return false;
  const ids = new Set(bases.map((base) => base.id));
  if (connected(rules, battle, first, (base) => ids.has(base.id)).length === ids.size) return true;
  return rules.board.groups.bends !== undefined && columnAmong(rules, battle, bases) !== null;
}

/** The groups that these bases fall into by themselves, each by id. A base alone is a list of one. */
export function groupsAmong(
  rules: Ruleset,
  battle: Battle,
  bases: readonly PlacedBase[],
): readonly (readonly PlacedBase[])[] {
  const ids = new Set(bases.map((base) => base.id));
  const groups = new Map<string, readonly PlacedBase[]>();
  for (const base of bases) {
    const group = connected(rules, battle, base, (other) => ids.has(other.id));
    groups.set((group[0] as PlacedBase).id, group);
  }
  return [...groups.values()];
}

/** The place of a base in its group: millimetres to the right and ahead of the first base's front midpoint. */
interface Standing {
  readonly base: PlacedBase;
  readonly right: number;
  readonly ahead: number;
}

function standings(bases: readonly PlacedBase[]): Standing[] {
  const [first] = bases;
  if (!first) return [];
  const frame = rectangleOfBase(first);
  return bases.map((base) => ({
    base,
    right: rightOf(frame, base.pose),
    ahead: aheadOf(frame, base.pose),
  }));
}

const fromLeft = (a: Standing, b: Standing): number => a.right - b.right;

/** Is one base ahead of the other and in its way, at any distance? */
const standsBefore = (one: Standing, other: Standing): boolean =>
  moreThan(one.ahead, other.ahead) &&
  moreThan((one.base.width + other.base.width) / 2, Math.abs(one.right - other.right));

/** Are the front edges in one line, with the second beginning where the first ends? */
const sideBySide = (left: Standing, right: Standing): boolean =>
  sameLength(left.ahead, right.ahead) &&
  sameLength(right.right - left.right, (left.base.width + right.base.width) / 2);

/** The straight rows of adjacent front edges with no base of the group before them. */
function frontRows(bases: readonly PlacedBase[]): Standing[][] {
  const all = standings(bases);
  const free = all.filter((one) => !all.some((other) => standsBefore(other, one))).sort(fromLeft);
  const rows: Standing[][] = [];
  for (const one of free) {
    const row = rows.find((each) => sideBySide(each.at(-1) as Standing, one));
    if (row) row.push(one);
    else rows.push([one]);
  }
  return rows;
}

const rowWidth = (row: readonly Standing[]): number => row.reduce((sum, { base }) => sum + base.width, 0);

function isBetterRow(row: readonly Standing[], best: readonly Standing[]): boolean {
  const wider = rowWidth(row) - rowWidth(best);
  if (!sameLength(wider, 0)) return wider > 0;
  return moreThan((row[0] as Standing).ahead, (best[0] as Standing).ahead);
}

/**
 * The longest straight row of front edges with no base of the group before it, from left to right. Of equal rows it is
 * the most forward, then the leftmost.
 */
export function frontOf(bases: readonly PlacedBase[]): readonly PlacedBase[] {
  const rows = frontRows(bases);
  const best = rows.reduce((one, row) => (isBetterRow(row, one) ? row : one), rows[0] ?? []);
  return best.map(({ base }) => base);
}

/** All bases with no base of the group before them, from left to right. */
export const foremostOf = (bases: readonly PlacedBase[]): readonly PlacedBase[] =>
  frontRows(bases)
    .flat()
    .sort(fromLeft)
    .map(({ base }) => base);

const isFollowing = (front: Standing, behind: Standing): boolean =>
  sameLength(front.base.width, behind.base.width) &&
  sameLength(front.right, behind.right) &&
  sameLength(front.ahead - front.base.depth, behind.ahead);

/** The files of a straight group, from left to right, each from front to rear. */
export function filesOf(bases: readonly PlacedBase[]): readonly (readonly PlacedBase[])[] {
  const files: Standing[][] = [];
  for (const one of standings(bases).sort((a, b) => b.ahead - a.ahead || a.right - b.right)) {
    const file = files.find((each) => isFollowing(each.at(-1) as Standing, one));
    if (file) file.push(one);
    else files.push([one]);
  }
  return files
    .sort((a, b) => fromLeft(a[0] as Standing, b[0] as Standing))
    .map((file) => file.map(({ base }) => base));
}

/** Are these bases a straight column: two or more in one file? */
export const isColumn = (bases: readonly PlacedBase[]): boolean =>
  bases.length > 1 && filesOf(bases).length === 1;

/** The friends straight behind a base, from front to rear, without the base itself. */
export function columnBehind(battle: Battle, head: PlacedBase): readonly PlacedBase[] {
  const found: PlacedBase[] = [];
  for (let last: PlacedBase | undefined = head; last; ) {
    last = contactsOf(battle, last).find(
      (contact) => contact.base.side === head.side && isStraightBehind(contact),
    )?.base;
    if (last) found.push(last);
  }
  return found;
}
