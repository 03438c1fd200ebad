/** A column extends into line. Blood and Blades, column extension. */
import type { PlacedBase } from '../../../../engine/battle.ts';
import { columnAmong } from '../../../../engine/board/columns.ts';
import type { Leg } from '../../../../engine/command.ts';
import { holds } from '../../../../engine/effects.ts';
import {
  type Joined,
  type Joining,
  join,
  type Place,
  wayInto,
} from '../../../../engine/moves/columns/joining.ts';
import { barredLeg, unknownLeg, wordsOf } from '../../../../engine/moves/columns/words.ts';
import type { Formation, FormationPath, Formed } from '../../../../engine/moves/formations.ts';
import { trackUnder } from '../../../../engine/moves/track.ts';
import { isWayFault, type Way, type WayFault, wayOf } from '../../../../engine/moves/way.ts';
import { signedTurn } from '../../../../geometry/exact.ts';
import { ahead, type Pose, roundPose, shifted } from '../../../../geometry/pose.ts';
import { parallel } from '../../../../geometry/tolerance.ts';
import { MU } from '../../measures.ts';

type Side = 'left' | 'right';

interface Wish {
  readonly formed: Formed;
  /** From head to last. */
  readonly column: readonly PlacedBase[];
  readonly to: Side | 'both';
  readonly pivotHead: Side | null;
  /** How many bases stand one behind another if there is room. */
  readonly ranks: number;
}

const QUARTER = 90;
const SIDES: readonly unknown[] = ['left', 'right'];

/** Reads the extend leg of a path; a fault if the leg is not legal. */
function wishOf(formed: Formed, path: readonly Leg[]): Wish | WayFault | null {
  const { rules, battle, movers } = formed;
  const words = wordsOf(path, 'extend');
  if (words === null) return null;
  const column = columnAmong(rules, battle, movers);
  const { to, pivotHead = null, ranks = 1 } = words === 'several' ? {} : words;
  const known = (SIDES.includes(to) || to === 'both') && (pivotHead === null || SIDES.includes(pivotHead));
  if (!known || typeof ranks !== 'number' || !(ranks >= 1)) return unknownLeg(path, 'extend');
  if (!column) return barredLeg(path, 'extend', 'bnb.column.20', 'bnb.column.none');
  return {
    formed,
    column,
    to: holds('bnb.column.22') ? (to as Wish['to']) : 'right',
    pivotHead: pivotHead as Side | null,
    ranks: Math.floor(ranks),
  };
}

/** The side to which a column bends at the bend nearest to its head; null if it is straight. */
function bendOf(column: readonly PlacedBase[]): Side | null {
  const [head, last] = [column[0], column.at(-1)] as [PlacedBase, PlacedBase];
  const track = trackUnder(column).map(({ facing }) => facing);
  const facings = [head.pose.facing, ...track.toReversed(), last.pose.facing];
  const at = facings.findIndex((facing, each) => each > 0 && !parallel(facing, facings[each - 1] as number));
  if (at < 0) return null;
  return signedTurn(facings[at] as number, facings[at - 1] as number) < 0 ? 'left' : 'right';
}

/** The fault of extending this column like this, or null. */
function barred({ column, to, pivotHead }: Wish, path: readonly Leg[]): WayFault | null {
  const rule = pivotHead ? 'bnb.column.25' : 'bnb.column.21';
  if (path.length > 1 && holds(rule)) return barredLeg(path, 'extend', rule, 'bnb.column.head-stays');
  const side = bendOf(column);
  if (side === null || (pivotHead ?? to) === side || !holds('bnb.column.28')) return null;
  return barredLeg(path, 'extend', 'bnb.column.28', 'bnb.column.bend-side', { on: side });
}

const filesOf = (joined: readonly Joined[]): readonly number[] => [
  ...new Set(joined.map(({ file }) => file)),
];

const inFile = (joined: readonly Joined[], file: number): readonly Joined[] =>
  joined.filter((each) => each.file === file);

/** The next place in a file; the head's own file is 0. */
function placeAt(head: Joined, joined: readonly Joined[], file: number): Place {
  const before = inFile(joined, file);
  const back = before.reduce((sum, { base }) => sum + base.depth, 0);
  const to: Pose = roundPose(shifted(ahead(head.to, -back), file * head.base.width));
  return { to, file, rank: before.length };
}

/** The next files of the line. With both sides open the shorter side comes first, the right one if equal. */
function nextFiles({ to }: Wish, files: readonly number[]): readonly number[] {
  const right = Math.max(0, ...files) + 1;
  const left = Math.min(0, ...files) - 1;
  if (to !== 'both') return [to === 'right' ? right : left];
  return right <= -left ? [right, left] : [left, right];
}

/** The places for the next base: up to the wished ranks behind the last, then in line, then behind any file. */
function placesFor(wish: Wish, joined: readonly Joined[]): readonly Place[] {
  const head = joined[0] as Joined;
  const last = joined.at(-1) as Joined;
  const files = filesOf(joined);
  const place = (file: number): Place => placeAt(head, joined, file);
  const deep = inFile(joined, last.file).length < wish.ranks ? [last.file] : [];
  const behind = holds(wish.pivotHead ? 'bnb.column.26' : 'bnb.column.23')
    ? files.toSorted((a, b) => Math.abs(b) - Math.abs(a))
    : [];
  const line = nextFiles(wish, files);
  return [...new Set([...deep, ...line, ...behind])].map(place);
}

/** The head's way: it stays, or pivots where it stands. */
function headWayOf({ formed, column, pivotHead }: Wish, path: readonly Leg[]): Way | WayFault {
  const own: Leg = pivotHead ? { pivot: pivotHead, degrees: QUARTER } : { forward: 0 };
  const [head] = column;
  return wayOf(
    formed.rules,
    head ? [head] : [],
    path.map((leg) => ('extend' in leg ? own : { forward: 0 })),
  );
}

function wayIntoLine(formed: Formed, path: readonly Leg[]): Way | WayFault | null {
  const wish = wishOf(formed, path);
  if (wish === null || 'what' in wish) return wish;
  if (wish.pivotHead && !holds('bnb.column.25')) return unknownLeg(path, 'extend');
  const against = barred(wish, path);
  if (against) return against;
  const headWay = headWayOf(wish, path);
  if (isWayFault(headWay)) return headWay;
  const joining: Joining = {
    formed,
    kind: 'extending',
    headWay,
    followers: wish.column.slice(1),
    places: (_, joined) => placesFor(wish, joined),
    limit: (slowest) => slowest + (holds('bnb.column.20') ? MU : 0),
    inOrder: true,
  };
  const formation = join(joining);
  const rule = wish.pivotHead ? 'bnb.column.27' : 'bnb.column.24';
  const [base] = formation.out;
  if (base && (formation.joined.length < 2 || !holds(rule)))
    return barredLeg(path, 'extend', rule, 'bnb.column.nobody', { base: base.id });
  return wayInto(
    joining,
    formation,
    path.findIndex((leg) => 'extend' in leg),
  );
}

function pathsIntoLine({ rules, battle, movers }: Formed): readonly FormationPath[] {
  if (!columnAmong(rules, battle, movers)) return [];
  const extend = [
    { to: 'left' },
    { to: 'right' },
    { to: 'both' },
    { to: 'left', ranks: 2 },
    { to: 'right', ranks: 2 },
    { to: 'left', pivotHead: 'left' },
    { to: 'right', pivotHead: 'right' },
  ];
  return extend.map((words) => ({ path: [{ extend: words }], kind: 'extend' }));
}

/** The formation in which a column comes into line while its head stays or pivots. */
export const extending: Formation = { way: wayIntoLine, paths: pathsIntoLine };
