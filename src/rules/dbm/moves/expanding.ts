/** A column comes into line, or a line widens its front. DBM, Expansion; ruling 23. */
import type { PlacedBase } from '../../../engine/battle.ts';
import { filesOf } from '../../../engine/board/groups.ts';
import type { Leg } from '../../../engine/command.ts';
import { holds } from '../../../engine/effects.ts';
import {
  type Joined,
  type Joining,
  join,
  type Place,
  wayInto,
} from '../../../engine/moves/columns/joining.ts';
import { barredLeg, unknownLeg, wordsOf } from '../../../engine/moves/columns/words.ts';
import type { Formation, FormationPath, Formed } from '../../../engine/moves/formations.ts';
import { isWayFault, type Way, type WayFault, wayOf } from '../../../engine/moves/way.ts';
import { ahead, roundPose, shifted } from '../../../geometry/pose.ts';
import { paces } from '../measures.ts';

type Side = 'left' | 'right' | 'both';

/** The additional distance for an expansion, in paces. */
const EXPANDING = 50;

interface Wish {
  readonly formed: Formed;
  /** From left to right, each from front to rear. */
  readonly files: readonly (readonly PlacedBase[])[];
  readonly to: Side;
  /** How many stand one behind another if there is room. */
  readonly ranks: number;
}

const SIDES: readonly unknown[] = ['left', 'right', 'both'];

/** Reads the extend leg of a path; a fault if it makes no sense, null if there is none. */
function wishOf(formed: Formed, path: readonly Leg[]): Wish | WayFault | null {
  const words = wordsOf(path, 'extend');
  if (words === null) return null;
  const { to, ranks = 1, pivotHead = null } = words === 'several' ? {} : words;
  if (!SIDES.includes(to) || typeof ranks !== 'number' || !(ranks >= 1) || pivotHead !== null)
    return unknownLeg(path, 'extend');
  if (path.length > 1 && holds('dbm.expand.3'))
    return barredLeg(path, 'extend', 'dbm.expand.3', 'dbm.expand.stays');
  const files = filesOf(formed.movers);
  if (files.every((file) => file.length < 2) || !holds('dbm.expand.9'))
    return barredLeg(path, 'extend', 'dbm.expand.9', 'dbm.expand.none');
  return { formed, files, to: to as Side, ranks: holds('dbm.expand.6') ? Math.floor(ranks) : 1 };
}

const rankIn = (joined: readonly Joined[], file: number): readonly Joined[] =>
  joined.filter((each) => each.file === file);

/** The next place in a file, behind the elements in it. A new file begins beside the front rank. */
function placeIn(joined: readonly Joined[], file: number): Place {
  const head = joined[0] as Joined;
  const before = rankIn(joined, file);
  const level = holds('dbm.expand.5') ? 0 : head.base.depth;
  const back = before.reduce((sum, { base }) => sum + base.depth, -level);
  const to = roundPose(shifted(ahead(head.to, -back), file * head.base.width));
  return { to, file, rank: before.length };
}

/** The new files on the sides that are open, on the shorter side first; behind the last one as deep as is wished. */
function placesFor(
  { to, ranks }: Wish,
  joined: readonly Joined[],
  standing: readonly number[],
): readonly Place[] {
  const files = joined.map(({ file }) => file);
  const [least, most] = [Math.min(...files), Math.max(...files)];
  const sides = to === 'both' ? ['right', 'left'] : [to];
  const outer = sides.map((side) => (side === 'right' ? most : least));
  const deep = outer.filter((file) => !standing.includes(file) && rankIn(joined, file).length < ranks);
  const fresh = sides.map((side) => (side === 'right' ? most + 1 : least - 1));
  const sorted = fresh.toSorted((a, b) => Math.abs(a) - Math.abs(b));
  const behind = holds('dbm.expand.7') ? files.toSorted((a, b) => Math.abs(b) - Math.abs(a)) : [];
  return [...new Set([...deep, ...sorted, ...behind])].map((file) => placeIn(joined, file));
}

function wayIntoLine(formed: Formed, path: readonly Leg[]): Way | WayFault | null {
  const wish = wishOf(formed, path);
  if (wish === null || 'what' in wish) return wish;
  const front = wish.files.map((file) => file[0] as PlacedBase);
  const headWay = wayOf(formed.rules, front.slice(0, 1), [{ forward: 0 }]);
  if (isWayFault(headWay)) return headWay;
  const standing = front.slice(1).map((base, at): Joined => ({ base, to: base.pose, file: at + 1, rank: 0 }));
  const joining: Joining = {
    formed,
    kind: 'extending',
    headWay,
    standing,
    followers: wish.files.flatMap((file) => file.slice(1)),
    places: (_, joined) => placesFor(wish, joined, [...front.keys()]),
    limit: (_, own) => (holds('dbm.expand.4') ? own + (holds('dbm.expand.2') ? paces(EXPANDING) : 0) : 0),
  };
  const formation = join(joining);
  const [base] = formation.out;
  if (base && formation.joined.length <= front.length)
    return barredLeg(path, 'extend', 'dbm.expand.4', 'dbm.expand.nobody', { base: base.id });
  return wayInto(joining, formation, 0);
}

function pathsIntoLine({ movers }: Formed): readonly FormationPath[] {
  if (filesOf(movers).every((file) => file.length < 2)) return [];
  const words = [
    { to: 'left' },
    { to: 'right' },
    { to: 'both' },
    { to: 'left', ranks: 2 },
    { to: 'right', ranks: 2 },
  ];
  return words.map((extend) => ({ path: [{ extend }], kind: 'extend' }));
}

/** The formation in which rear elements come up beside the front rank. The front rank stays. */
export const expanding: Formation = { way: wayIntoLine, paths: pathsIntoLine };
