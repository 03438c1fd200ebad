/**
 * The files in which a pack forms a group on its leader. Blood and Blades, ordering the pack to evolve into a group.
 */
import type { PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { aheadOf, rightOf } from '../../../geometry/rectangle.ts';
import { atMost, moreThan } from '../../../geometry/tolerance.ts';

/** A base of the pack, in millimetres to the right and ahead of the leader's front midpoint. */
interface Standing {
  readonly base: PlacedBase;
  readonly right: number;
  readonly ahead: number;
}

/** From front to rear; of equals the nearer to the leader first. */
const fromFront = (a: Standing, b: Standing): number =>
  moreThan(Math.abs(a.ahead - b.ahead), 0) ? b.ahead - a.ahead : Math.abs(a.right) - Math.abs(b.right);

/** Are they in one file: at most half a base apart? */
const inFile = (head: Standing, other: Standing): boolean =>
  atMost(Math.abs(other.right - head.right), head.base.width / 2);

/** The head of the file nearest to the leader, with the bases behind it. */
function nextFile(left: readonly Standing[], leader?: Standing): readonly Standing[] {
  const nearest = left.reduce((one, other) => (Math.abs(other.right) < Math.abs(one.right) ? other : one));
  const head = leader ?? (left.filter((each) => inFile(nearest, each)).toSorted(fromFront)[0] as Standing);
  const behind = left.filter((each) => each !== head && moreThan(head.ahead, each.ahead));
  return [head, ...behind.filter((each) => inFile(head, each)).toSorted(fromFront)];
}

function filesOn(side: readonly Standing[]): readonly (readonly Standing[])[] {
  const files: (readonly Standing[])[] = [];
  for (let left = side; left.length > 0; ) {
    const file = nextFile(left);
    files.push(file);
    left = left.filter((each) => !file.includes(each));
  }
  return files;
}

export interface PackFiles {
  /** From front to rear: the leader's own file, then the files on each side, the nearest first. */
  readonly own: readonly PlacedBase[];
  readonly left: readonly (readonly PlacedBase[])[];
  readonly right: readonly (readonly PlacedBase[])[];
}

/** The files of a pack. A base exactly half a base aside belongs to the file that forms first. */
export function filesOf(pack: readonly PlacedBase[], leader: PlacedBase): PackFiles {
  const frame = rectangleOfBase(leader);
  const all = pack.map((base) => ({
    base,
    right: rightOf(frame, base.pose),
    ahead: aheadOf(frame, base.pose),
  }));
  const own = nextFile(all, all.find(({ base }) => base.id === leader.id) as Standing);
  const rest = all.filter((each) => !own.includes(each));
  const bases = (file: readonly Standing[]): readonly PlacedBase[] => file.map(({ base }) => base);
  return {
    own: bases(own),
    left: filesOn(rest.filter((each) => each.right < 0)).map(bases),
    right: filesOn(rest.filter((each) => each.right >= 0)).map(bases),
  };
}

/** All bases of a pack, the foremost first. */
export function foremostFirst(pack: readonly PlacedBase[]): readonly PlacedBase[] {
  const [first] = pack;
  if (!first) return [];
  const frame = rectangleOfBase(first);
  return pack.toSorted((a, b) => aheadOf(frame, b.pose) - aheadOf(frame, a.pose) || (a.id < b.id ? -1 : 1));
}
