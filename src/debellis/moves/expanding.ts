/** A column comes into line, or a line widens its front. */

import type { PlacedBase } from '../../engine/battle.ts';
import { columnAmong, isBent } from '../../engine/board/columns.ts';
import { filesOf } from '../../engine/board/groups.ts';
import type { Leg } from '../../engine/command.ts';
import { rowOf } from '../../engine/data/lookup.ts';
import { type Joined, type Joining, join, type Place, wayInto } from '../../engine/moves/columns/joining.ts';
import { barredLeg, idsIn, unknownLeg, wordsOf } from '../../engine/moves/columns/words.ts';
import type { FormationPath, Formed } from '../../engine/moves/formations.ts';
import type { Formation, Way, WayFault } from '../../engine/moves/types.ts';
import { isWayFault, wayOf } from '../../engine/moves/way.ts';
import { ahead, roundPose, shifted } from '../../geometry/pose.ts';
import { clauseIn, holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';

type Side = 'left' | 'right' | 'both';

/** The additional distance for an expansion, in paces. */
const EXPANDING = 50;

/** How far who comes into line may go beyond its distance, in millimetres. */
export const extraToExpand = (game: Debellis): number =>
  holdsIn(game.moves, 'expandExtra') ? game.paces(EXPANDING) : 0;

interface Wish {
  readonly formed: Formed;
  /** From left to right, each from front to rear. */
  readonly files: readonly (readonly PlacedBase[])[];
  readonly to: Side;
  /** How many stand one behind another if there is room. */
  readonly ranks: number;
  /** The elements that choose their places first. */
  readonly order: readonly string[];
  /** The files that elements are to stand in, counted from the leftmost of the front rank to the right. */
  readonly wished: Readonly<Record<string, number>>;
}

const SIDES: readonly unknown[] = ['left', 'right', 'both'];

/** The files of a group; a column with a kink is one file. */
function filesIn({ rules, battle, movers }: Formed): readonly (readonly PlacedBase[])[] {
  const column = columnAmong(rules, battle, movers);
  return column && isBent(column) ? [column] : filesOf(movers);
}

/** The files that a leg names for elements; null if it names something else. */
function filesWished(value: unknown, movers: readonly PlacedBase[]): Wish['wished'] | null {
  const wished = (value ?? {}) as Wish['wished'];
  return Object.values(wished).every(Number.isInteger) && idsIn(Object.keys(wished), movers) ? wished : null;
}

/** Reads the extend leg of a path; a fault if it makes no sense, null if there is none. */
function wishOf(game: Debellis, formed: Formed, path: readonly Leg[]): Wish | WayFault | null {
  const words = wordsOf(path, 'extend');
  if (words === null) return null;
  const { to, ranks = 1, pivotHead = null } = words === 'several' ? {} : words;
  const order = idsIn(words === 'several' ? undefined : words.order, formed.movers);
  const wished = filesWished(words === 'several' ? undefined : words.files, formed.movers);
  const sensible = SIDES.includes(to) && typeof ranks === 'number' && ranks >= 1 && pivotHead === null;
  if (!sensible || !order || !wished) return unknownLeg(path, 'extend');
  if (path.length > 1 && holdsIn(game.moves, 'expandFront'))
    return barredLeg(path, 'extend', clauseIn(game.moves, 'expandFront'), 'debellis.expand.stays');
  const files = filesIn(formed);
  if (files.every((file) => file.length < 2) || !holdsIn(game.moves, 'expand'))
    return barredLeg(path, 'extend', clauseIn(game.moves, 'expand'), 'debellis.expand.none');
  return {
    formed,
    files,
    to: to as Side,
    ranks: holdsIn(game.moves, 'expandWidth') ? Math.floor(ranks) : 1,
    order: holdsIn(game.moves, 'expandOrder') ? order : [],
    wished: holdsIn(game.moves, 'expandOrder') ? wished : {},
  };
}

/** The elements that leave their files: those named first, then the others as they stand. */
function leaving({ files, order }: Wish): readonly PlacedBase[] {
  const behind = files.flatMap((file) => file.slice(1));
  const named = order.flatMap((id) => behind.find((base) => base.id === id) ?? []);
  return [...new Set([...named, ...behind])];
}

const rankIn = (joined: readonly Joined[], file: number): readonly Joined[] =>
  joined.filter((each) => each.file === file);

/** The next place in a file, behind the elements in it. A new file begins beside the front rank. */
function placeIn(game: Debellis, joined: readonly Joined[], file: number): Place {
  const head = joined[0] as Joined;
  const before = rankIn(joined, file);
  const [first] = before;
  const level = holdsIn(game.moves, 'expandLevel') ? 0 : head.base.depth;
  const beside = shifted(ahead(head.to, level), file * head.base.width);
  const back = before.reduce((sum, { base }) => sum + base.depth, 0);
  return { to: roundPose(first ? ahead(first.to, -back) : beside), file, rank: before.length };
}

/**
 * The places that an element may take, the preferred one first: in the file that the order names for it; otherwise
 * in an outer file that is not as deep as wished, in a new file, the shorter side first, or behind a file.
 */
function placesFor(
  game: Debellis,
  { to, ranks, wished }: Wish,
  { id }: PlacedBase,
  joined: readonly Joined[],
  standing: readonly number[],
): readonly Place[] {
  const files = joined.map(({ file }) => file);
  const [least, most] = [Math.min(...files), Math.max(...files)];
  const wish = rowOf(wished, id);
  if (wish !== undefined) return wish < least - 1 || wish > most + 1 ? [] : [placeIn(game, joined, wish)];
  const sides = to === 'both' ? ['right', 'left'] : [to];
  const outer = sides.map((side) => (side === 'right' ? most : least));
  const deep = outer.filter((file) => !standing.includes(file) && rankIn(joined, file).length < ranks);
  const fresh = sides.map((side) => (side === 'right' ? most + 1 : least - 1));
  const sorted = fresh.toSorted((a, b) => Math.abs(a) - Math.abs(b));
  const behind = holdsIn(game.moves, 'expandRest') ? files.toSorted((a, b) => Math.abs(b) - Math.abs(a)) : [];
  return [...new Set([...deep, ...sorted, ...behind])].map((file) => placeIn(game, joined, file));
}

function wayIntoLine(game: Debellis, formed: Formed, path: readonly Leg[]): Way | WayFault | null {
  const wish = wishOf(game, formed, path);
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
    followers: leaving(wish),
    places: (base, joined) => placesFor(game, wish, base, joined, [...front.keys()]),
    limit: (_, own) => (holdsIn(game.moves, 'expandEach') ? own + extraToExpand(game) : 0),
  };
  const formation = join(joining);
  const [base] = formation.out;
  if (base && formation.joined.length <= front.length)
    return barredLeg(path, 'extend', clauseIn(game.moves, 'expandEach'), 'debellis.expand.nobody', {
      base: base.id,
    });
  return wayInto(joining, formation, 0);
}

function pathsIntoLine(formed: Formed): readonly FormationPath[] {
  if (filesIn(formed).every((file) => file.length < 2)) return [];
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
export const expanding = (game: Debellis): Formation => ({
  way: (formed, path) => wayIntoLine(game, formed, path),
  paths: pathsIntoLine,
});
