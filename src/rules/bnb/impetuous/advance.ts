/**
 * Impetuous moves that go as far as they can: towards a target out of reach, or straight on. Blood and Blades,
 * impetuous move.
 */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { outlineOf, piecesUnder } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { zonedBy } from '../../../engine/board/zones.ts';
import type { Leg } from '../../../engine/command.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { pathUpTo, placeOfLength } from '../../../engine/moves/cuts.ts';
import { type Judgement, judgedOnce } from '../../../engine/moves/judge.ts';
import { stopsOf } from '../../../engine/moves/probe.ts';
import { entryOf } from '../../../engine/moves/sweep.ts';
import { type Trace, usedAt } from '../../../engine/moves/trace.ts';
import { isWayFault, wayOf } from '../../../engine/moves/way.ts';
import { degreesOf, facingFromDegrees, facingOf, HALF_TURN, signedTurn } from '../../../geometry/exact.ts';
import { convexOverlap } from '../../../geometry/overlap.ts';
import { ahead, pivoted } from '../../../geometry/pose.ts';
import { rectangleOf } from '../../../geometry/rectangle.ts';
import { atMost, EQUAL_LENGTH, moreThan } from '../../../geometry/tolerance.ts';
import { goingOf } from '../ground/going.ts';
import { distanceIn } from '../moves/measure.ts';
import { troopOf } from '../troops/base.ts';
import { isMounted, type MoveGround } from '../troops/troops.ts';

export type Side = 'left' | 'right';

/** Longer than any table is wide. */
const SIGHT = 4000;

/** Is a target at least partly straight ahead of a base with this pose? */
function isAhead(base: PlacedBase, pose: PlacedBase['pose'], target: PlacedBase): boolean {
  const corridor = rectangleOf(ahead(pose, SIGHT), base.width, SIGHT);
  return convexOverlap(corridor.corners, rectangleOfBase(target).corners);
}

const SEARCH_STEP = facingFromDegrees(2);

/** The smallest pivot on one corner that brings the target partly straight ahead; null if none does. */
function leastPivot(base: PlacedBase, target: PlacedBase, on: Side): number | null {
  const ends = (turn: number): boolean => isAhead(base, pivoted(base.pose, base.width, on, turn), target);
  for (let turn = SEARCH_STEP; turn <= HALF_TURN; turn += SEARCH_STEP) {
    if (!ends(turn)) continue;
    let under = turn - SEARCH_STEP;
    let over = turn;
    while (over - under > 1) {
      const middle = Math.floor((under + over) / 2);
      if (ends(middle)) over = middle;
      else under = middle;
    }
    return over;
  }
  return null;
}

const pivotLeg = (pivot: Side, turn: number): Leg => ({ pivot, degrees: degreesOf(turn) });

/** The pivots towards a target that is not straight ahead, the smaller one first; half a turn if it is behind. */
function pivotsTo(base: PlacedBase, target: PlacedBase): readonly Leg[] {
  return (['left', 'right'] as const)
    .map((on) => ({ on, turn: leastPivot(base, target, on) ?? HALF_TURN }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ on, turn }) => pivotLeg(on, turn));
}

/** The pivot that turns the base towards the middle of a target. */
function pivotFacing(base: PlacedBase, target: PlacedBase): Leg {
  const { centre } = rectangleOfBase(target);
  const turn = signedTurn(base.pose.facing, facingOf(centre.x - base.pose.x, centre.y - base.pose.y));
  return pivotLeg(turn < 0 ? 'left' : 'right', Math.abs(turn));
}

export type Course = {
  readonly path: readonly Leg[];
  /** The kind that lets it begin even in an enemy's zone. */
  readonly kind?: typeof STRAIGHT_AHEAD;
};

/** The kind of an order straight ahead towards the target, legal even from a zone. */
export const STRAIGHT_AHEAD = 'straight-ahead';

const straightOn = (rules: Ruleset, battle: Battle, base: PlacedBase): Leg => ({
  forward: rules.moves.distance.farthest(battle, [base]),
});

/** The courses towards a target out of reach (straight on without a target), the best first. */
export function coursesTo(
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  target: PlacedBase | null,
): readonly Course[] {
  const on = straightOn(rules, battle, base);
  const plain: Course = { path: [on] };
  if (!target) return holds('bnb.impetuous.6') ? [plain] : [];
  if (!isAhead(base, base.pose, target))
    return pivotsTo(base, target).map((pivot) => ({ path: [pivot, on] }));
  const zoned = zonedBy(rules, battle, base).length > 0;
  if (holds('bnb.impetuous.28')) return [zoned ? { ...plain, kind: STRAIGHT_AHEAD } : plain];
  return [{ path: [pivotFacing(base, target), on] }];
}

/** The distance that an interrupted move has used, and the least distance that its ground allowed. */
export interface Spent {
  readonly used: number;
  readonly allowed: number;
}

const NOTHING_SPENT: Spent = { used: 0, allowed: Number.POSITIVE_INFINITY };

/** A legal end along a course. */
export interface Advance {
  readonly path: readonly Leg[];
  readonly judgement: Judgement;
}

const GROUNDS: readonly MoveGround[] = ['DGo', 'RGo', 'GGo', 'road'];
/** How far a base stops before an enemy that it may not contact. */
const SHORT_OF = 1;

/** More ends to try, besides the stops: where the distance runs out, and just before enemies. */
function furtherCuts(base: PlacedBase, trace: Trace, spent: Spent): readonly number[] {
  const rests = GROUNDS.map((ground) => Math.min(distanceIn(base, ground), spent.allowed) - spent.used);
  const enemies = trace.meetings
    .filter(({ other }) => other.side !== base.side)
    .map(({ at }) => usedAt(trace, at) - SHORT_OF);
  return [...rests, ...enemies].filter((mm) => mm > EQUAL_LENGTH && mm < trace.length - EQUAL_LENGTH);
}

/** How far a base gets along a course; null if it cannot even begin. */
export function farthestAlong(
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  course: Course,
  spent: Spent = NOTHING_SPENT,
): { readonly wish: Judgement; readonly best: Advance | null } {
  const plain = { ...course, type: 'move', bases: [base.id] } as const;
  const judge = judgedOnce(rules, battle, base.side, { manner: 'impetuous' });
  const wish = judge({ ...plain, path: course.path }, 'barred');
  const { trace } = wish;
  if (!trace) return { wish, best: null };
  const cuts = furtherCuts(base, trace, spent)
    .map((mm) => placeOfLength(trace, mm))
    .filter((at) => at !== null)
    .map((at) => pathUpTo(trace.way, wish.path, at))
    .map((legs) => ({ path: legs, judgement: judge({ ...plain, path: legs }, 'broken') }));
  const stops = stopsOf({ ...plain, path: wish.path }, wish, judge);
  const ends: readonly Advance[] = [
    { path: wish.path, judgement: wish },
    ...stops.map((stop) => ({ path: stop.command.path, judgement: stop.judgement })),
    ...cuts,
  ].filter(
    ({ judgement }) =>
      judgement.reasons.length === 0 &&
      moreThan(judgement.length, 0) &&
      atMost(spent.used + judgement.length, Math.min(spent.allowed, judgement.allowance)),
  );
  const best = ends.reduce<Advance | null>(
    (most, each) => (most && most.judgement.length >= each.judgement.length ? most : each),
    null,
  );
  return { wish, best };
}

/** Does a course bring mounted into new difficult going before anything else stops them? */
export function meetsDifficult(base: PlacedBase, wish: Judgement, length: number): boolean {
  const { trace } = wish;
  if (!trace || !isMounted(troopOf(base))) return false;
  return trace.grounds.some(
    (ground) => ground.going === 'DGo' && ground.at > 0 && atMost(usedAt(trace, ground.at), length),
  );
}

const WIDEST = 90;

/** Does a path avoid all difficult going that the base is not yet in? */
function keepsOut(rules: Ruleset, battle: Battle, base: PlacedBase, path: readonly Leg[]): boolean {
  const way = wayOf(rules, [base], path);
  if (isWayFault(way)) return false;
  const inside = piecesUnder(battle, rectangleOfBase(base));
  return battle.terrain
    .filter((piece) => goingOf(battle, piece, base) === 'DGo' && !inside.includes(piece))
    .every((piece) => way.stages.every((stage) => entryOf(way, stage, 0, outlineOf(piece)) === null));
}

/** The smallest pivot to each side, of at most a quarter turn, that keeps mounted out of difficult going. */
export function turnsAside(
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
): readonly { readonly on: Side; readonly path: readonly Leg[] }[] {
  if (!holds('bnb.impetuous.22')) return [];
  const on = straightOn(rules, battle, base);
  return (['left', 'right'] as const).flatMap((pivot) => {
    for (let degrees = 1; degrees <= WIDEST; degrees++) {
      const path = [{ pivot, degrees }, on];
      if (keepsOut(rules, battle, base, path)) return [{ on: pivot, path }];
    }
    return [];
  });
}

/** The course with the player's own pivot away from difficult going; null if the path is not one. */
export function ownTurnAside(
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  path: readonly Leg[],
): readonly Leg[] | null {
  const [first] = path;
  if (!first || !('pivot' in first) || Number(first.degrees) > WIDEST || !holds('bnb.impetuous.22'))
    return null;
  const course = [first, straightOn(rules, battle, base)];
  const straight = path.slice(1).every((leg) => 'forward' in leg);
  return straight && keepsOut(rules, battle, base, course) ? course : null;
}
