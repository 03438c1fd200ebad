import { type ContactName, contactName, type Touch, touchesOf } from '../../geometry/contact.ts';
import { boxesMeet, type Rectangle } from '../../geometry/rectangle.ts';
import { CONTACT_GAP } from '../../geometry/tolerance.ts';
import { type Base, type BaseId, type Battle, basesOnTable, type PlacedBase } from '../battle.ts';
import { keptByPair } from './memory.ts';
import { rectangleOfBase, rectanglesOnTable } from './rectangles.ts';

/** How another base touches the one that was asked about. */
export interface BoardContact {
  readonly base: PlacedBase;
  /** `mine` is the base asked about. */
  readonly touches: readonly Touch[];
  /** The strongest of the touches. */
  readonly name: ContactName;
}

const kept = new WeakMap<readonly Base[], Map<BaseId, Kept>>();

interface Kept {
  readonly at: Rectangle;
  readonly contacts: readonly BoardContact[];
}

/** All bases that touch this one, by id; as if it stood `at`, where that is given. */
export function contactsOf(battle: Battle, base: PlacedBase, at?: Rectangle): readonly BoardContact[] {
  const mine = at ?? rectangleOfBase(base);
  const book = kept.get(battle.bases);
  const before = book?.get(base.id);
  if (before && before.at === mine) return before.contacts;
  if (at) return named(battle, touchedBy(battle, base.id, mine, touchOf));
  const contacts = standingContacts(battle, base.id, mine);
  if (book) book.set(base.id, { at: mine, contacts });
  else kept.set(battle.bases, new Map([[base.id, { at: mine, contacts }]]));
  return contacts;
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

/** Who is touched, by his place among the bases on the table, and how. */
interface Touching extends NamedTouch {
  readonly at: number;
  readonly name: ContactName;
}

function touchedBy(
  battle: Battle,
  id: BaseId,
  mine: Rectangle,
  touch: (mine: Rectangle, theirs: Rectangle) => NamedTouch,
): readonly Touching[] {
  const bases = basesOnTable(battle);
  const grounds = rectanglesOnTable(battle);
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

function named(battle: Battle, found: readonly Touching[]): readonly BoardContact[] {
  if (found.length === 0) return NOBODY;
  const bases = basesOnTable(battle);
  return found.map(({ at, touches, name }) => ({ base: bases[at] as PlacedBase, touches, name }));
}

const touched = new WeakMap<readonly Rectangle[], Map<BaseId, Touched>>();

interface Touched {
  readonly mine: Rectangle;
  readonly found: readonly Touching[];
}

/** The contacts of a base where it stands: kept as long as nobody moves, whatever else befalls them. */
function standingContacts(battle: Battle, id: BaseId, mine: Rectangle): readonly BoardContact[] {
  const grounds = rectanglesOnTable(battle);
  let book = touched.get(grounds);
  if (!book) {
    book = new Map();
    touched.set(grounds, book);
  }
  const before = book.get(id);
  if (before?.mine === mine) return named(battle, before.found);
  const found = touchedBy(battle, id, mine, standingTouch);
  book.set(id, { mine, found });
  return named(battle, found);
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
