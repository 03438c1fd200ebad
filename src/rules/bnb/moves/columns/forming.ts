/** A group forms a column. Blood and Blades, going into a column. */
import type { PlacedBase } from '../../../../engine/battle.ts';
import { standInOrder } from '../../../../engine/board/columns.ts';
import { isColumn } from '../../../../engine/board/groups.ts';
import { rectangleOfBase } from '../../../../engine/board/rectangles.ts';
import type { Leg } from '../../../../engine/command.ts';
import { holds } from '../../../../engine/effects.ts';
import {
  type Joined,
  type Joining,
  join,
  type Place,
  wayInto,
} from '../../../../engine/moves/columns/joining.ts';
import { barredLeg, idsIn, inOrder, unknownLeg, wordsOf } from '../../../../engine/moves/columns/words.ts';
import { followingWay } from '../../../../engine/moves/following.ts';
import type { Formation, FormationPath, Formed } from '../../../../engine/moves/formations.ts';
import { isWayFault, outlineAt, type Way, type WayFault, wayOf } from '../../../../engine/moves/way.ts';
import { touchesOf } from '../../../../geometry/contact.ts';
import { rectanglesOverlap } from '../../../../geometry/overlap.ts';
import { ahead, type Pose, roundPose, shifted } from '../../../../geometry/pose.ts';
import { aheadOf, rightOf } from '../../../../geometry/rectangle.ts';
import { atMost, EQUAL_LENGTH, moreThan } from '../../../../geometry/tolerance.ts';

/** A column leg as data. */
interface Wish {
  readonly formed: Formed;
  readonly path: readonly Leg[];
  readonly head: PlacedBase;
  readonly facing: 'same' | 'left' | 'right';
  readonly followers: readonly PlacedBase[];
}

const QUARTER = 90;
/** How many times its distance a base may go into a column across. */
const ACROSS = 4;

const FACINGS = ['same', 'left', 'right'];

/** Reads the column leg of a path; a fault if the leg is not legal. */
function wishOf(formed: Formed, path: readonly Leg[]): Wish | WayFault | null {
  const { movers } = formed;
  const words = wordsOf(path, 'column');
  if (words === null || !holds('bnb.column.10')) return null;
  if (words === 'several') return unknownLeg(path, 'column');
  const facing = words.facing ?? 'same';
  const order = idsIn(words.order, movers);
  const head = movers.find((base) => base.id === (words.head ?? order?.[0] ?? movers[0]?.id));
  if (!head || !order || !FACINGS.includes(facing as string)) return unknownLeg(path, 'column');
  const across = facing !== 'same';
  const named = across && !holds('bnb.column.16') ? [] : order;
  const followers = inOrder(movers, head, named);
  return { formed, path, head, facing: facing as Wish['facing'], followers };
}

const isForward = (leg: Leg): boolean => 'forward' in leg;
const isColumnLeg = (leg: Leg): boolean => 'column' in leg;

/** Is this leg the pivot with which a column across begins, named in the path? */
const isItsPivot = (leg: Leg, { facing }: Wish): boolean =>
  'pivot' in leg && leg.pivot === facing && leg.degrees === QUARTER;

/** The head's legs besides the column leg; null if one of them would turn the forming column. */
function headLegs(wish: Wish): readonly Leg[] | null {
  const told = wish.path.findIndex((leg) => isItsPivot(leg, wish));
  const rest = wish.path.filter((leg, at) => !isColumnLeg(leg) && at !== told);
  return rest.every(isForward) || !holds('bnb.column.19') ? rest : null;
}

/** How far the head must go ahead so that no base goes back to join the column. */
function needed({ head, followers }: Wish): number {
  const ground = rectangleOfBase(head);
  let back = head.depth;
  let most = 0;
  for (const base of followers) {
    most = Math.max(most, aheadOf(ground, base.pose) + back);
    back += base.depth;
  }
  return most;
}

/** The head's way for a column with the same facing: as far as the path says, else as far as needed. */
function aheadWay(wish: Wish, legs: readonly Leg[]): Way | WayFault {
  const { formed, head, path } = wish;
  const told = legs.length > 0;
  const farthest = formed.rules.moves.distance.farthest(formed.battle, [head, ...wish.followers]);
  const own: readonly Leg[] = told ? [] : [{ forward: Math.min(needed(wish), farthest) }];
  const whole = path.map((leg) => (isColumnLeg(leg) ? (own[0] ?? { forward: 0 }) : leg));
  return wayOf(formed.rules, [head], holds('bnb.column.11') ? whole : whole.map(() => ({ forward: 0 })));
}

/** The place straight behind the bases that have joined a column. */
const nextBehind = (joined: readonly Joined[]): Pose => {
  const file = joined.filter(({ file: of }) => of === 0);
  return roundPose(ahead((joined[0] as Joined).to, -file.reduce((sum, { base }) => sum + base.depth, 0)));
};

const rankOf = (joined: readonly Joined[]): number => joined.filter(({ file }) => file === 0).length;

/** Places on its own line, nearer to the column than it stands, in contact with bases that have joined. */
function besideColumn(wish: Wish, base: PlacedBase, joined: readonly Joined[]): readonly Place[] {
  const ground = rectangleOfBase(wish.head);
  if (moreThan(aheadOf(ground, base.pose), 0)) return [];
  const off = rightOf(ground, base.pose);
  const found: Place[] = [];
  for (let mm = base.width; moreThan(Math.abs(off), mm); mm += base.width) {
    const to = roundPose(shifted(base.pose, off > 0 ? mm - off : -mm - off));
    const mine = outlineAt(base, to);
    if (joined.some((each) => rectanglesOverlap(mine, outlineAt(each.base, each.to)))) continue;
    const connected = joined.some((each) => {
      const touches = touchesOf(mine, outlineAt(each.base, each.to));
      const corner = touches.some((touch) => touch.mine.includes('-') && touch.theirs.includes('-'));
      return corner && touches.some((touch) => touch.length > 0);
    });
    if (connected) found.push({ to, file: -1, rank: -1 });
  }
  return found;
}

/** The places for a base in a column with the same facing: behind it without going back, else sideways. */
function placesBehind(wish: Wish, base: PlacedBase, joined: readonly Joined[]): readonly Place[] {
  const next = nextBehind(joined);
  const on = aheadOf(rectangleOfBase(base), next);
  const behind: Place = { to: next, file: 0, rank: rankOf(joined) };
  if (on > EQUAL_LENGTH) return holds('bnb.column.12') ? [behind] : [];
  if (!holds('bnb.column.13')) return [];
  if (!atMost(0, on)) return besideColumn(wish, base, joined);
  return atMost(aheadOf(rectangleOfBase(wish.head), next), 0) ? [behind] : [];
}

function joiningAhead(wish: Wish, headWay: Way): Joining {
  const { formed, followers } = wish;
  const places: Joining['places'] = (base, joined) => placesBehind(wish, base, joined);
  return { formed, kind: 'forming', headWay, followers, places, limit: (slowest) => slowest };
}

function joiningAcross({ formed, followers }: Wish, headWay: Way): Joining {
  const places: Joining['places'] = (_, joined) => [
    { to: nextBehind(joined), file: 0, rank: rankOf(joined) },
  ];
  const times = holds('bnb.column.17') ? ACROSS : 1;
  return { formed, kind: 'across', headWay, followers, places, limit: (slowest) => slowest * times };
}

/** The head's way into a column across: a pivot, then straight on. */
function acrossWay({ formed, head, facing, path }: Wish, legs: readonly Leg[]): Way | WayFault {
  const pivot: Leg = { pivot: facing as 'left' | 'right', degrees: QUARTER };
  let turned = false;
  const whole = path.map((leg): Leg => {
    if (legs.includes(leg)) return leg;
    if (turned) return { forward: 0 };
    turned = true;
    return pivot;
  });
  return wayOf(formed.rules, [head], whole);
}

/** Only a base at one end of the front line may lead a column across. */
function isAtEnd({ formed: { rules, movers }, head }: Wish): boolean {
  const front = rules.board.groups.front(movers);
  return head === front[0] || head === front.at(-1) || !holds('bnb.column.15');
}

function wayIntoColumn(formed: Formed, path: readonly Leg[]): Way | WayFault | null {
  const wish = wishOf(formed, path);
  if (wish === null || 'what' in wish) return wish;
  const order = [wish.head, ...wish.followers];
  if (wish.facing === 'same' && standInOrder(formed.rules, formed.battle, order)) {
    const headWay = wayOf(
      formed.rules,
      [wish.head],
      path.map((leg) => (isColumnLeg(leg) ? { forward: 0 } : leg)),
    );
    return isWayFault(headWay) ? headWay : followingWay(order, headWay);
  }
  const legs = headLegs(wish);
  if (!legs) return barredLeg(path, 'column', 'bnb.column.19', 'bnb.column.turns');
  const across = wish.facing !== 'same';
  if (across && !isAtEnd(wish))
    return barredLeg(path, 'column', 'bnb.column.15', 'bnb.column.end', { base: wish.head.id });
  const headWay = across ? acrossWay(wish, legs) : aheadWay(wish, legs);
  if (isWayFault(headWay)) return headWay;
  const joining = across ? joiningAcross(wish, headWay) : joiningAhead(wish, headWay);
  const formation = join(joining);
  const rule = across ? 'bnb.column.18' : 'bnb.column.14';
  const alone = formation.joined.length < 2;
  const [base] = formation.out;
  if (base && (alone || !holds(rule)))
    return barredLeg(path, 'column', rule, 'bnb.column.nobody', { base: base.id });
  return wayInto(joining, formation, path.findIndex(isColumnLeg));
}

function pathsIntoColumn({ rules, movers }: Formed, reach: number): readonly FormationPath[] {
  if (isColumn(movers)) return [];
  const front = rules.board.groups.front(movers);
  const [left, right] = [front[0], front.at(-1)];
  const ends = [...new Set([left, right])].flatMap((base) => base?.id ?? []);
  const across = ends.flatMap((head) => ['left', 'right'].map((facing) => ({ head, facing })));
  return [
    ...front.flatMap(({ id }): FormationPath[] => [
      { path: [{ column: { head: id, facing: 'same' } }], kind: 'column' },
      {
        path: [{ forward: reach }, { column: { head: id, facing: 'same' } }],
        kind: 'column',
        reaching: true,
      },
    ]),
    ...across.map((column): FormationPath => ({ path: [{ column }], kind: 'column' })),
  ];
}

/** The formation in which a group forms a column, with the same facing or across. */
export const forming: Formation = { way: wayIntoColumn, paths: pathsIntoColumn };
