/** How soon one base can attack another, and the duel that follows. */
import type { PlacedBase } from '../../engine/battle.ts';
import { contactsOf, enemyContacts } from '../../engine/board/contacts.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { facingOf, QUARTER_TURN, turnBetween } from '../../geometry/exact.ts';
import { distance } from '../../geometry/point.ts';
import { aheadOf, rightOf } from '../../geometry/rectangle.ts';
import { neighboursOf } from '../board/neighbours.ts';
import { reachOf } from '../board/reach.ts';
import { isPiece, type Target } from '../board/target.ts';
import { centreOf } from '../board/targets.ts';
import type { Situation } from '../context.ts';
import type { Duel } from './odds/duel.ts';

/** At this distance beyond its reach the threat of a base is half as large, in millimetres. */
const FADE = 100;

const placeOf = (goal: Target) => (isPiece(goal) ? centreOf(goal) : goal.pose);

/** How soon one base can come to another, whatever its facing: 1 in contact, and less at a greater distance. */
export function closeness(situation: Situation, base: PlacedBase, goal: Target): number {
  const { x, y } = placeOf(goal);
  const dx = x - base.pose.x;
  const dy = y - base.pose.y;
  const room = FADE + reachOf(situation, [base]);
  return room / (room + Math.sqrt(dx * dx + dy * dy));
}

/** How soon one base can attack another: as `closeness`, but less if it must turn. */
export function nearness(situation: Situation, base: PlacedBase, goal: Target): number {
  const { x, y } = placeOf(goal);
  const turn = turnBetween(base.pose.facing, facingOf(x - base.pose.x, y - base.pose.y));
  const aside = turn <= QUARTER_TURN / 2 ? 1 : turn <= QUARTER_TURN ? 0.7 : 0.35;
  return aside * closeness(situation, base, goal);
}

/** A friend stands beside it on the side from which the attacker comes. */
function isCovered({ battle }: Situation, goal: PlacedBase, right: boolean): boolean {
  const edge = right ? 'right' : 'left';
  return contactsOf(battle, goal).some(
    (contact) =>
      contact.base.side === goal.side &&
      contact.touches.some(({ mine, length }) => mine === edge && length > 0),
  );
}

/** Does the base stand beside or behind the goal, where nothing covers it? */
export function comesFromAside(situation: Situation, base: PlacedBase, goal: PlacedBase): boolean {
  const theirs = rectangleOfBase(goal);
  const { centre } = rectangleOfBase(base);
  if (aheadOf(theirs, centre) > -goal.depth / 2) return false;
  return !isCovered(situation, goal, rightOf(theirs, centre) > 0);
}

/** The duel of a base that attacks a goal, with the friends in line beside and behind both. */
export function duelOf(situation: Situation, base: PlacedBase, goal: PlacedBase): Duel {
  const { battle, profile } = situation;
  const turns = profile.dangers.turnsToFace !== undefined && enemyContacts(battle, goal).length === 0;
  if (!turns && comesFromAside(situation, base, goal)) return { base, goal, from: 'flank' };
  const mine = neighboursOf(battle, base);
  const theirs = neighboursOf(battle, goal);
  const sides = [
    [mine.right, theirs.left],
    [mine.left, theirs.right],
  ] as const;
  const overlaps = [
    sides.filter(([own, enemy]) => own && !enemy).length,
    sides.filter(([own, enemy]) => enemy && !own).length,
  ] as const;
  return { base, goal, from: 'front', ranks: [mine.behind, theirs.behind], overlaps };
}

/** Only this many of the nearest enemies count, because the others stand behind them. */
const NEAREST = 3;

/** The nearest of some bases. */
export function nearestOf(base: PlacedBase, others: readonly PlacedBase[]): readonly PlacedBase[] {
  const found: { other: PlacedBase; mm: number }[] = [];
  for (const other of others) {
    const dx = other.pose.x - base.pose.x;
    const dy = other.pose.y - base.pose.y;
    const mm = dx * dx + dy * dy;
    const last = found[NEAREST - 1];
    if (last && last.mm <= mm) continue;
    const at = found.findIndex((each) => each.mm > mm);
    found.splice(at < 0 ? found.length : at, 0, { other, mm });
    if (found.length > NEAREST) found.pop();
  }
  return found.map(({ other }) => other);
}

/** Within this distance of a base lie the nearest others, and what may come before them, in millimetres. */
export function nearestWithin(base: PlacedBase, nearest: readonly PlacedBase[]): number {
  const last = nearest[NEAREST - 1];
  return last ? distance(base.pose, last.pose) : Number.POSITIVE_INFINITY;
}

/** The sum of a value over some bases. */
export const sumOver = (bases: readonly PlacedBase[], worth: (base: PlacedBase) => number): number =>
  bases.reduce((sum, base) => sum + worth(base), 0);
