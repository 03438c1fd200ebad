/** Which bases on the table touch, and how. */
import { type ContactName, contactName, type Touch, touchesOf } from '../../geometry/contact.ts';
import { boxesMeet, type Rectangle } from '../../geometry/rectangle.ts';
import { CONTACT_GAP } from '../../geometry/tolerance.ts';
import { type BaseId, type Battle, basesOnTable, type PlacedBase } from '../battle.ts';
import { keptByKey, keptByPair } from '../data/memory.ts';
import { rectangleOfBase } from './rectangles.ts';
import { fightingGround, fightingGrounds } from './walls.ts';

/** How another base touches a base. */
export interface BoardContact {
  readonly base: PlacedBase;
  /** `mine` is the base that was asked about. */
  readonly touches: readonly Touch[];
  /** The strongest of the touches. */
  readonly name: ContactName;
}

interface NamedTouch {
  readonly touches: readonly Touch[];
  readonly name: ContactName | null;
}

function touchOf(mine: Rectangle, theirs: Rectangle): NamedTouch {
  const touches = touchesOf(mine, theirs);
  return { touches, name: contactName(touches) };
}

const standingTouch = keptByPair(touchOf);

/** A base that is touched, as an index into the bases on the table, and how it is touched. */
interface Touching extends NamedTouch {
  readonly at: number;
  readonly name: ContactName;
}

function touchedBy(
  bases: readonly PlacedBase[],
  grounds: readonly Rectangle[],
  id: BaseId,
  mine: Rectangle,
  touch: (mine: Rectangle, theirs: Rectangle) => NamedTouch,
): readonly Touching[] {
  const found: Touching[] = [];
  for (let at = 0; at < grounds.length; at++) {
    const theirs = grounds[at] as Rectangle;
    if (!boxesMeet(mine.box, theirs.box, CONTACT_GAP) || bases[at]?.id === id) continue;
    const { touches, name } = touch(mine, theirs);
    if (name) found.push({ at, touches, name });
  }
  return found;
}

const NOBODY: readonly BoardContact[] = [];

const named = (bases: readonly PlacedBase[], found: readonly Touching[]): readonly BoardContact[] =>
  found.length === 0
    ? NOBODY
    : found.map(({ at, touches, name }) => ({ base: bases[at] as PlacedBase, touches, name }));

interface Standing {
  readonly bases: readonly PlacedBase[];
  readonly mine: Rectangle;
}

/** The ground of a base, and that of each base on the table. */
interface Among {
  readonly mine: Rectangle;
  readonly grounds: readonly Rectangle[];
}

/** Cached until a base moves, even if bases change otherwise. Equal grounds imply equal ids. */
const touchedWhereItStands = keptByKey(
  (grounds: readonly Rectangle[], id: BaseId, { bases, mine }: Standing) =>
    touchedBy(bases, grounds, id, mine, standingTouch),
  { alike: (then, now) => then.mine === now.mine },
);

const standingContacts = keptByKey(
  (bases: readonly PlacedBase[], id: BaseId, { mine, grounds }: Among) =>
    named(bases, touchedWhereItStands(grounds, id, { bases, mine })),
  { alike: (then, now) => then.mine === now.mine && then.grounds === now.grounds },
);

/**
 * All bases that touch this base, by id. With `at`, the base counts as standing there. A base that mans a wall touches
 * the bases at the outer edge of the wall.
 */
export function contactsOf(battle: Battle, base: PlacedBase, at?: Rectangle): readonly BoardContact[] {
  const bases = basesOnTable(battle);
  const grounds = fightingGrounds(battle.terrain, bases);
  const mine = fightingGround(battle.terrain, at ?? rectangleOfBase(base));
  return at
    ? named(bases, touchedBy(bases, grounds, base.id, mine, touchOf))
    : standingContacts(bases, base.id, { mine, grounds });
}

/** The bases so near to one of these that they may touch it: the boxes of their grounds meet. In order of ids. */
export function nearAny(battle: Battle, some: readonly PlacedBase[]): readonly PlacedBase[] {
  const bases = basesOnTable(battle);
  const grounds = fightingGrounds(battle.terrain, bases);
  const boxes = some.map((base) => fightingGround(battle.terrain, rectangleOfBase(base)).box);
  const isNear = ({ box }: Rectangle): boolean => boxes.some((mine) => boxesMeet(mine, box, CONTACT_GAP));
  return bases.filter((_, at) => isNear(grounds[at] as Rectangle));
}

const among = (
  contacts: readonly BoardContact[],
  wanted: (other: PlacedBase) => boolean,
): readonly BoardContact[] => (contacts.length === 0 ? NOBODY : contacts.filter(({ base }) => wanted(base)));

/** The bases of other sides that touch this one. */
export const enemyContacts = (battle: Battle, base: PlacedBase, at?: Rectangle): readonly BoardContact[] =>
  among(contactsOf(battle, base, at), (other) => other.side !== base.side);

/** The bases of its own side that touch this one. */
export const friendContacts = (battle: Battle, base: PlacedBase, at?: Rectangle): readonly BoardContact[] =>
  among(contactsOf(battle, base, at), (other) => other.side === base.side);
