/** Where impetuous troops go. DBMM, Spontaneous advances; rulings 98, 115, 148 and 149. */
import { knownEnemies } from '../../../debellis/commands/awareness.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { enclosureRound } from '../../../debellis/walls/enclosures.ts';
import { type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { traceOf } from '../../../engine/moves/trace.ts';
import { isWayFault, wayOf } from '../../../engine/moves/way.ts';
import { edgeDistance, edgeOfSide } from '../../../engine/setup/edges.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { facingOf, signedTurn, TURN } from '../../../geometry/exact.ts';
import { distance, type Point, subtract } from '../../../geometry/point.ts';
import { aheadOf, rightOf } from '../../../geometry/rectangle.ts';
import { atMost, moreThan, opposite } from '../../../geometry/tolerance.ts';
import { paces } from '../measures.ts';
import { advancesLawfully } from '../moves/zones.ts';
import { isBaggage, isMounted, isRouting } from '../troops/base.ts';
import { type Course, courseWith, isShunned, legsOf, straightCourse } from './course.ts';
import { enemiesAhead, enemiesInReach } from './reach.ts';
import { placeAt } from './settle.ts';

/** The widest change of direction that is tried, in degrees. */
const WIDEST = 90;
/** How near baggage and routers draw troops, and how near a line is along which they go, in paces. */
const TEMPTING = 400;
const BESIDE = 40;
/** How far from parallel to a line an element may stand that goes along it, in degrees. */
const ASKEW = 45;

const apart = (a: PlacedBase, b: PlacedBase): number =>
  rectanglesDistance(rectangleOfBase(a), rectangleOfBase(b));

/** The enemies that an advance may make for. */
function targetsOf(game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): readonly PlacedBase[] {
  const known = holds('dbmm.imp.48')
    ? knownEnemies(game, rules, battle, base)
    : basesOnTable(battle).filter(({ side }) => side !== base.side);
  return known.filter(
    (enemy) =>
      !isShunned(base, enemy) &&
      !(isMounted(base) && game.goingOfBase(rules, battle, enemy, base) === 'DGo' && holds('dbmm.imp.46')) &&
      !(enclosureRound(game, battle, enemy) !== null && holds('dbmm.imp.47')),
  );
}

/** The turns that are tried, the least first. */
const TURNS = Array.from({ length: WIDEST }, (_, at) => [at + 1, -(at + 1)]).flat();

/** Is a course lawful in threat zones, with the lining up at its end? */
function isLawful(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  { turn, mm, end, met }: Course,
): boolean {
  const way = wayOf(rules, [base], legsOf(turn, mm));
  if (isWayFault(way)) return false;
  const place = met && placeAt(battle, base, end, met, true);
  const lined = met && place && opposite(place.facing, met.pose.facing) ? met : null;
  return advancesLawfully(game, traceOf(rules, battle, way, 'spontaneous'), lined);
}

/** For each target the course of the least turn, and of equal ones the shortest, that comes up against it. */
function coursesTo(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  targets: readonly PlacedBase[],
): readonly Course[] {
  const found = new Map<string, Course>();
  const near = enemiesInReach(battle, base, targets);
  if (near.length === 0) return [];
  for (const turn of TURNS) {
    if (turn < 0 && !holds('dbmm.imp.55')) continue;
    // An enemy that a lesser turn leads to is not looked for again.
    const open = near.filter(({ id }) => Math.abs(found.get(id)?.turn ?? turn) >= Math.abs(turn));
    if (enemiesAhead(battle, base, turn, open).length === 0) continue;
    const course = courseWith(game, rules, battle, base, turn);
    if (!course?.met || !targets.some(({ id }) => id === course.met?.id)) continue;
    const before = found.get(course.met.id);
    if (before && (Math.abs(before.turn) < Math.abs(turn) || atMost(before.length, course.length))) continue;
    if (!placeAt(battle, base, course.end, course.met, false)) continue;
    if (isLawful(game, rules, battle, base, course)) found.set(course.met.id, course);
  }
  return [...found.values()];
}

/** The courses to the nearest enemies, all equally near: that which takes the least way to reach. */
function toNearest(game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): readonly Course[] {
  const targets = targetsOf(game, rules, battle, base).filter((enemy) => apart(base, enemy) < FAR);
  if (targets.length === 0 || !holds('dbmm.imp.20')) return [];
  const all = coursesTo(game, rules, battle, base, targets);
  const least = Math.min(...all.map(({ length }) => length));
  const near = holds('dbmm.imp.45') ? all.filter(({ length }) => !moreThan(length, least)) : all;
  return holds('dbmm.imp.49') ? near : near.slice(0, 1);
}

/** Farther than anybody advances, in millimetres. */
const FAR = 450;

/** In whole degrees, the turn after which a point lies straight ahead; null if it is more than a quarter. */
function turnTo(base: PlacedBase, p: Point): number | null {
  const { x, y } = subtract(p, base.pose);
  const turn = Math.round(signedDegrees(base.pose.facing, facingOf(x, y)));
  return Math.abs(turn) <= WIDEST ? turn : null;
}

/** Towards visible baggage and routers that are near, those most nearly straight ahead. */
function toLoot(game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): Course | null {
  const turns = basesOnTable(battle)
    .filter(
      (enemy) =>
        enemy.side !== base.side &&
        (isBaggage(enemy) || isRouting(enemy)) &&
        moreThan(paces(TEMPTING), apart(base, enemy)) &&
        rules.board.sees(battle, base, enemy),
    )
    .flatMap((enemy) => turnTo(base, rectangleOfBase(enemy).centre) ?? [])
    .toSorted((a, b) => Math.abs(a) - Math.abs(b));
  const [turn] = turns;
  return turn === undefined || !holds('dbmm.imp.21') ? null : courseWith(game, rules, battle, base, turn);
}

/** The lines along which troops go: roads, the edges of area features and of the battlefield. */
function linesOf({ table, terrain }: Battle): readonly (readonly [Point, Point])[] {
  const [w, d] = [table.width, table.depth];
  const sides: readonly (readonly [Point, Point])[] = [
    [
      { x: 0, y: 0 },
      { x: 0, y: d },
    ],
    [
      { x: w, y: 0 },
      { x: w, y: d },
    ],
  ];
  const roads = terrain
    .filter(({ kind }) => kind === 'Rd' || kind === 'PRd')
    .flatMap(({ line = [] }) => line.slice(1).map((to, at) => [line[at] as Point, to] as const));
  const areas = terrain
    .filter(({ area }) => area !== undefined)
    .flatMap((piece) => {
      const outline = outlineOf(piece);
      return outline.map((from, at) => [from, outline[(at + 1) % outline.length] as Point] as const);
    });
  return [...sides, ...roads, ...areas];
}

/** Does an element stand along a line, on it or with a side edge near it? */
function isAlong(base: PlacedBase, [from, to]: readonly [Point, Point]): boolean {
  const mine = rectangleOfBase(base);
  const half = base.width / 2 + paces(BESIDE);
  const length = distance(from, to);
  const steps = Math.max(1, Math.ceil(length / 5));
  return Array.from({ length: steps + 1 }, (_, at) => ({
    x: from.x + ((to.x - from.x) * at) / steps,
    y: from.y + ((to.y - from.y) * at) / steps,
  })).some(
    (p) =>
      atMost(Math.abs(rightOf(mine, p)), half) && aheadOf(mine, p) <= 0 && aheadOf(mine, p) >= -mine.depth,
  );
}

/** Along a road or an edge where it stands along one, towards the enemy's rear edge. */
function alongLine(game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): Course | null {
  if (!holds('dbmm.imp.22')) return null;
  const enemy = battle.sides.find(({ id }) => id !== base.side)?.id;
  if (enemy === undefined) return null;
  const edge = edgeOfSide(battle, enemy);
  const turns = linesOf(battle).flatMap(([from, to]) => {
    const forward = edgeDistance(battle, edge, to) <= edgeDistance(battle, edge, from);
    const [a, b] = forward ? [from, to] : [to, from];
    if (edgeDistance(battle, edge, a) - edgeDistance(battle, edge, b) < 1) return [];
    const { x, y } = subtract(b, a);
    const turn = signedDegrees(base.pose.facing, facingOf(x, y));
    return Math.abs(turn) <= ASKEW && (isAlong(base, [from, to]) || !holds('dbmm.imp.59')) ? [turn] : [];
  });
  const [turn] = turns.toSorted((a, b) => Math.abs(a) - Math.abs(b));
  if (turn === undefined) return null;
  return courseWith(game, rules, battle, base, holds('dbmm.imp.60') ? turn : 0);
}

const signedDegrees = (from: number, to: number): number => {
  const degrees = (signedTurn(from, to) * 360) / TURN;
  return Math.abs(degrees) < 0.01 ? 0 : degrees;
};

/** Straight ahead, unless that leads nearer to its own rear edge. */
function straightOn(battle: Battle, base: PlacedBase, course: Course | null): Course | null {
  if (!course || !holds('dbmm.imp.23')) return null;
  const edge = edgeOfSide(battle, base.side);
  const before = edgeDistance(battle, edge, base.pose);
  return moreThan(before, edgeDistance(battle, edge, course.end)) ? null : course;
}

/** The courses among which the player of an element chooses; none if it stays where it is. */
export function coursesOf(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
): readonly Course[] {
  const straight = straightCourse(game, rules, battle, base);
  const lawful = (course: Course | null): Course | null =>
    course && isLawful(game, rules, battle, base, course) ? course : null;
  if (straight?.met && isShunned(base, straight.met)) return [];
  if (straight?.met && lawful(straight) && holds('dbmm.imp.19')) return [straight];
  const near = toNearest(game, rules, battle, base);
  if (near.length > 0) return near;
  const other =
    lawful(toLoot(game, rules, battle, base)) ??
    lawful(alongLine(game, rules, battle, base)) ??
    lawful(straightOn(battle, base, straight));
  return other && moreThan(other.length, 0) ? [other] : [];
}
