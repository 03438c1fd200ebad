/** A group forms a column. */

import type { PlacedBase } from '../../engine/battle.ts';
import { standInOrder } from '../../engine/board/columns.ts';
import { isColumn } from '../../engine/board/groups.ts';
import type { Leg } from '../../engine/command.ts';
import { type Joined, type Joining, join, type Place, wayInto } from '../../engine/moves/columns/joining.ts';
import { barredLeg, idsIn, inOrder, unknownLeg, wordsOf } from '../../engine/moves/columns/words.ts';
import { followingWay } from '../../engine/moves/following.ts';
import type { FormationPath, Formed } from '../../engine/moves/formations.ts';
import type { Formation, Way, WayFault } from '../../engine/moves/types.ts';
import { isStraightAhead, isWayFault, wayOf } from '../../engine/moves/way.ts';
import { ahead, roundPose } from '../../geometry/pose.ts';
import { atMost } from '../../geometry/tolerance.ts';
import { clauseIn, holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';

interface Wish {
  readonly formed: Formed;
  readonly path: readonly Leg[];
  readonly head: PlacedBase;
  readonly followers: readonly PlacedBase[];
}

const isColumnLeg = (leg: Leg): boolean => 'column' in leg;

/** Reads the column leg of a path; a fault if it makes no sense, null if there is none. */
function wishOf(formed: Formed, path: readonly Leg[]): Wish | WayFault | null {
  const { movers } = formed;
  const words = wordsOf(path, 'column');
  if (words === null) return null;
  if (words === 'several') return unknownLeg(path, 'column');
  const order = idsIn(words.order, movers);
  const head = movers.find((base) => base.id === (words.head ?? order?.[0] ?? movers[0]?.id));
  if (!head || !order || (words.facing ?? 'same') !== 'same') return unknownLeg(path, 'column');
  return { formed, path, head, followers: inOrder(movers, head, order) };
}

/** The way of the head: as the path says, else straight on by its depth. */
function headWayOf({ formed, path, head }: Wish): Way | WayFault {
  const told = path.some((leg) => !isColumnLeg(leg));
  const own: Leg = { forward: told ? 0 : head.depth };
  return wayOf(
    formed.rules,
    [head],
    path.map((leg) => (isColumnLeg(leg) ? own : leg)),
  );
}

/** Millimetres that the head goes straight on before it does anything else. */
function straightOn({ stages }: Way): number {
  let mm = 0;
  for (const { motion } of stages) {
    if (!isStraightAhead(motion) || motion.kind !== 'straight') break;
    mm += motion.ahead;
  }
  return mm;
}

/** The place behind the last element that has joined. */
function behind(joined: readonly Joined[]): Place {
  const back = joined.reduce((sum, { base }) => sum + base.depth, 0);
  return { to: roundPose(ahead((joined[0] as Joined).to, -back)), file: 0, rank: joined.length };
}

/** The fault of forming a column so, or null. */
function barred(game: Debellis, { formed, path, head }: Wish, headWay: Way): WayFault | null {
  const front = formed.rules.board.groups.front(formed.movers);
  if (!front.includes(head) && holdsIn(game.moves, 'columnFront'))
    return barredLeg(path, 'column', clauseIn(game.moves, 'columnFront'), 'debellis.column.front', {
      base: head.id,
    });
  if (!atMost(head.depth, straightOn(headWay)) && holdsIn(game.moves, 'columnAhead'))
    return barredLeg(path, 'column', clauseIn(game.moves, 'columnAhead'), 'debellis.column.ahead', {
      base: head.id,
      least: head.depth,
    });
  const turns = headWay.stages.some(({ motion }) => motion.kind !== 'straight');
  return turns && !holdsIn(game.moves, 'columnGoesOn')
    ? barredLeg(path, 'column', clauseIn(game.moves, 'columnGoesOn'), 'debellis.column.ahead', {
        base: head.id,
        least: head.depth,
      })
    : null;
}

function wayIntoColumn(game: Debellis, formed: Formed, path: readonly Leg[]): Way | WayFault | null {
  const wish = wishOf(formed, path);
  if (wish === null || 'what' in wish) return wish;
  const headWay = headWayOf(wish);
  if (isWayFault(headWay)) return headWay;
  const order = [wish.head, ...wish.followers];
  if (standInOrder(formed.rules, formed.battle, order)) return followingWay(order, headWay);
  const against = barred(game, wish, headWay);
  if (against) return against;
  const joining: Joining = {
    formed,
    kind: 'forming',
    headWay,
    followers: wish.followers,
    places: (_, joined) => [behind(joined)],
    limit: (_, own) => (holdsIn(game.moves, 'formColumn') ? own : Number.POSITIVE_INFINITY),
  };
  const formation = join(joining);
  const [base] = formation.out;
  if (base && (formation.joined.length < 2 || !holdsIn(game.moves, 'columnInPart')))
    return barredLeg(path, 'column', clauseIn(game.moves, 'columnInPart'), 'debellis.column.nobody', {
      base: base.id,
    });
  return wayInto(joining, formation, path.findIndex(isColumnLeg));
}

function pathsIntoColumn({ rules, movers }: Formed): readonly FormationPath[] {
  if (isColumn(movers)) return [];
  return rules.board.groups
    .front(movers)
    .map(({ id }): FormationPath => ({ path: [{ column: { head: id } }], kind: 'column' }));
}

/** The formation in which a group falls in behind one of its front rank. */
export const forming = (game: Debellis): Formation => ({
  way: (formed, path) => wayIntoColumn(game, formed, path),
  paths: pathsIntoColumn,
});
