/** The course of a fleeing base: straight on, or a turn that avoids the bases and pieces in its way. */
import { outlineDistance, rectanglesDistance } from '../../geometry/distance.ts';
import { direction, HALF_TURN, QUARTER_TURN, signedTurn } from '../../geometry/exact.ts';
import { sharesArea } from '../../geometry/overlap.ts';
import { distance } from '../../geometry/point.ts';
import { ahead, pivotCentre, pivoted } from '../../geometry/pose.ts';
import { type Rectangle, rightOf } from '../../geometry/rectangle.ts';
import { arcEntry, arcFree, straightEntry } from '../../geometry/sweep.ts';
import { moreThan } from '../../geometry/tolerance.ts';
import type { PlacedBase, TerrainPiece } from '../battle.ts';
import { outlineOf } from '../board/going.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import type { OutcomeWay } from '../contract/outcomes.ts';
import type { Ruleset } from '../contract.ts';
import { distanceOver, offTable } from './ground.ts';
import { others, type Scene } from './plan.ts';
import { type Reach, reachAlong } from './reach.ts';

export type Side = 'left' | 'right';

/** A turn to one side, in units of 1/1048576 turn. */
export interface Aside {
  readonly on: Side;
  readonly turn: number;
}

/** The facts for a fleeing base that looks for its way. */
export interface Lookout {
  /** Millimetres of its recoil, and millimetres it has fled so far. */
  readonly recoiled: number;
  readonly spent: number;
  /** How far it has turned so far; clockwise is positive. */
  readonly turned: number;
  /** The choice between two equal turns. */
  readonly turn?: Side;
  /** Pieces that it avoids, if it can, just as it avoids enemies. */
  readonly shuns: readonly TerrainPiece[];
  /** Millimetres straight on from a start, after any turn; absent where the distance of the ruleset counts. */
  readonly measure?: (start: PlacedBase) => number;
  /** The millimetres ahead that must be free before a base takes a new direction. */
  readonly ahead?: number;
  /** Is this an end that it avoids, if it can? */
  readonly avoidsEnd?: (end: PlacedBase) => boolean;
}

/** One way to flee: a pivot or none, then straight on. */
export interface Course {
  readonly aside: Aside | null;
  readonly start: PlacedBase;
  readonly reach: Reach;
  /** The bases and the pieces that bar the way, as far as the way must be free. */
  readonly avoided: Reach['avoided'];
  readonly shunned: readonly TerrainPiece[];
  /** It ends where the base avoids to end. */
  readonly endsBadly: boolean;
  /** Friends met during the turn. */
  readonly swept: Reach['carried'];
  /** It turned to pass a friend, so it looks again at once. */
  readonly lined?: true;
}

/** How far a fleeing base sees ahead, in millimetres. */
export const viewOf = (rules: Ruleset): number => rules.outcomes.flight.view ?? Number.POSITIVE_INFINITY;

const wayOf = (base: PlacedBase): OutcomeWay => ({ kind: 'flee', mover: base, first: base });

/** Straight on for the rest of the distance. `since` is the ground that it covered while turning. */
export function straightOn(
  scene: Scene,
  base: PlacedBase,
  { recoiled, spent, measure }: Pick<Lookout, 'recoiled' | 'spent' | 'measure'>,
  since?: Rectangle,
): Reach {
  const { rules, battle } = scene;
  const way = wayOf(base);
  const from = rectangleOfBase(base);
  const allowance = (going: string): number =>
    Math.max(0, rules.outcomes.distance.full(battle, way, going, recoiled) - spent);
  const whole = measure?.(base) ?? distanceOver(rules, battle, base, from.forward, allowance, since);
  return reachAlong(scene, way, from.forward, whole);
}

/** The scene without some pieces. A piece that is avoided neither slows nor stops the base. */
export const withoutPieces = (scene: Scene, pieces: readonly TerrainPiece[]): Scene =>
  pieces.length === 0
    ? scene
    : {
        ...scene,
        battle: {
          ...scene.battle,
          terrain: scene.battle.terrain.filter((piece) => !pieces.includes(piece)),
        },
      };

/** The pieces that lie in the way, no farther than `view`. */
export function shunnedOn(
  reach: Reach,
  shuns: readonly TerrainPiece[],
  view: number,
): readonly TerrainPiece[] {
  const from = rectangleOfBase(reach.way.mover);
  const mm = Math.min(reach.free, view);
  if (mm <= 0) return [];
  return shuns.filter(
    (piece) => straightEntry(from, reach.unit.x * mm, reach.unit.y * mm, outlineOf(piece)) !== null,
  );
}

/** The cost of a pivot: the chord of the corner that swings out. */
export const chordOf = (width: number, turn: number): number =>
  distance(direction(0), direction(turn)) * width;

export const clockwise = ({ on, turn }: Aside): number => (on === 'left' ? -turn : turn);

/** The friends met in a turn; null if something bars the turn. */
function sweptBy(scene: Scene, base: PlacedBase, shuns: Lookout['shuns'], aside: Aside) {
  const { rules, battle } = scene;
  const from = rectangleOfBase(base);
  const centre = pivotCentre(base.pose, base.width, aside.on);
  const signed = clockwise(aside);
  const way = wayOf(base);
  const swept: { base: PlacedBase; at: number; rule: string }[] = [];
  for (const other of others(scene, [base.id])) {
    if (arcFree(from, centre, signed, rectangleOfBase(other).corners) === 1) continue;
    const met = rules.outcomes.meets(battle, way, other, from)[0];
    if (met?.does === 'carry') swept.push({ base: other, at: 0, rule: met.rule });
    else if (met?.does !== 'pass') return null;
  }
  const bars = battle.terrain.some((piece) => {
    const outline = outlineOf(piece);
    if (arcEntry(from, centre, signed, outline) === null) return false;
    const inside = sharesArea(from.corners, outline);
    return rules.outcomes.stopsAt(battle, way, piece, inside, 0) !== null || shuns.includes(piece);
  });
  return bars ? null : swept;
}

/** The bases and pieces that bar a way, as far as a fleeing base sees. It does not look beyond the table edge. */
function inView(
  { rules }: Scene,
  reach: Reach,
  shuns: Lookout['shuns'],
): Pick<Course, 'avoided' | 'shunned'> {
  const sight = Math.min(viewOf(rules), reach.lost?.at ?? Number.POSITIVE_INFINITY);
  return { avoided: reach.avoided.filter(({ at }) => at < sight), shunned: shunnedOn(reach, shuns, sight) };
}

/** A new direction must be free as far as the base sees, or as far as asked, even if less of its flight is left. */
function lookAhead(scene: Scene, start: PlacedBase, reach: Reach, asked = 0): Reach {
  const { view } = scene.rules.outcomes.flight;
  const bare = withoutPieces(scene, scene.battle.terrain);
  if (view === null && asked <= reach.wanted) return reach;
  return reachAlong(bare, wayOf(start), rectangleOfBase(start).forward, view ?? asked);
}

/** Does a straight way end where the base avoids to end? */
const endsBadly = (start: PlacedBase, reach: Reach, { avoidsEnd }: Lookout): boolean =>
  avoidsEnd?.({ ...start, pose: ahead(start.pose, reach.free) }) ?? false;

/** A pivot on one front corner, then straight on; null if something bars the pivot. */
function asideCourse(scene: Scene, base: PlacedBase, lookout: Lookout, aside: Aside): Course | null {
  const start = { ...base, pose: pivoted(base.pose, base.width, aside.on, aside.turn) };
  if (offTable(scene.battle, rectangleOfBase(start))) return null;
  const { shuns } = lookout;
  const swept = sweptBy(scene, base, shuns, aside);
  if (!swept) return null;
  const spent = lookout.spent + chordOf(base.width, aside.turn);
  const bare = withoutPieces(scene, shuns);
  const reach = straightOn(bare, start, { ...lookout, spent }, rectangleOfBase(base));
  const view = inView(scene, lookAhead(scene, start, reach, lookout.ahead), shuns);
  return { aside, start, reach, ...view, endsBadly: endsBadly(start, reach, lookout), swept };
}

const isFree = ({ avoided, shunned, endsBadly: bad }: Course): boolean =>
  avoided.length === 0 && shunned.length === 0 && !bad;

// A little more turn, so that a way that is just free stays free when the pose is rounded: 0.01 mm in 200 mm.
const MARGIN = 16;

/** How far it may still turn to one side: a quarter turn from its first direction. */
const mostTurn = ({ turned }: Lookout, on: Side): number =>
  on === 'left' ? QUARTER_TURN + turned : QUARTER_TURN - turned;

/** The smallest turn to one side that leaves the way free; null if no turn up to a quarter turn does. */
function smallestAside(scene: Scene, base: PlacedBase, lookout: Lookout, on: Side): Course | null {
  const { step, exact } = scene.rules.outcomes.flight;
  const most = mostTurn(lookout, on);
  const free = (turn: number): Course | null => {
    const course = asideCourse(scene, base, lookout, { on, turn });
    return course && isFree(course) ? course : null;
  };
  for (let at = 1; at * step <= most + step / 2; at++) {
    let best = free(Math.min(most, Math.round(at * step)));
    if (!best) continue;
    let low = Math.round((at - 1) * step);
    let high = best.aside?.turn ?? 0;
    while (exact && high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      const better = free(middle);
      if (better) [best, high] = [better, middle];
      else low = middle;
    }
    return exact ? (free((best.aside?.turn ?? 0) + MARGIN) ?? best) : best;
  }
  return null;
}

/** Are all bases and pieces to be avoided far enough away for a turn? */
function hasRoom(rules: Ruleset, from: Rectangle, course: Course): boolean {
  const { room } = rules.outcomes.flight;
  return (
    course.avoided.every(({ base }) => moreThan(rectanglesDistance(from, rectangleOfBase(base)), room)) &&
    course.shunned.every((piece) => moreThan(pieceDistance(from, piece), room))
  );
}

const pieceDistance = (from: Rectangle, piece: TerrainPiece): number =>
  Math.min(
    ...from.corners.map((corner) => outlineDistance(corner, outlineOf(piece))),
    ...outlineOf(piece).map((corner) => outlineDistance(corner, from.corners)),
  );

const turnOf = (course: Course | null): number => course?.aside?.turn ?? Number.POSITIVE_INFINITY;

/** A turn until it faces along a friend that it meets, if it may pass that friend then. */
function linedUp(scene: Scene, base: PlacedBase, lookout: Lookout, straight: Course): Course | null {
  const { rules, battle } = scene;
  const friends = straight.reach.avoided.map((each) => each.base).filter(({ side }) => side === base.side);
  const courses = friends.slice(0, 1).flatMap((friend) =>
    [friend.pose.facing, friend.pose.facing + HALF_TURN].flatMap((facing) => {
      const signed = signedTurn(base.pose.facing, facing);
      const aside: Aside = { on: signed < 0 ? 'left' : 'right', turn: Math.abs(signed) };
      if (aside.turn === 0 || aside.turn > mostTurn(lookout, aside.on)) return [];
      const mover = { ...base, pose: pivoted(base.pose, base.width, aside.on, aside.turn) };
      const met = rules.outcomes.meets(battle, wayOf(mover), friend, rectangleOfBase(mover))[0];
      return met?.does === 'pass' ? (asideCourse(scene, base, lookout, aside) ?? []) : [];
    }),
  );
  const best = courses.toSorted((a, b) => turnOf(a) - turnOf(b))[0];
  return best ? { ...best, lined: true } : null;
}

/** The side away from the nearest enemy; right if that enemy is straight ahead or there is none. */
function awayFromEnemy(scene: Scene, base: PlacedBase): Side {
  const from = rectangleOfBase(base);
  const enemies = others(scene, [base.id])
    .filter(({ side }) => side !== base.side)
    .map((enemy) => ({ enemy, mm: rectanglesDistance(from, rectangleOfBase(enemy)) }))
    .sort((a, b) => a.mm - b.mm);
  const nearest = enemies[0]?.enemy;
  if (!nearest) return 'right';
  const { corners } = rectangleOfBase(nearest);
  const across = corners.reduce((sum, corner) => sum + rightOf(from, corner), 0) / corners.length;
  return moreThan(across, 0) ? 'left' : 'right';
}

export interface Chosen {
  readonly course: Course;
  readonly equal: boolean;
}

/** The smaller of the turns to both sides; null if there is none. */
function bestAside(scene: Scene, base: PlacedBase, lookout: Lookout, straight: Course): Chosen | null {
  const { flight } = scene.rules.outcomes;
  const left = smallestAside(scene, base, lookout, 'left');
  const right = smallestAside(scene, base, lookout, 'right');
  const lined = flight.aligns ? linedUp(scene, base, lookout, straight) : null;
  if (lined && turnOf(lined) < Math.min(turnOf(left), turnOf(right))) return { course: lined, equal: false };
  if (left && right && turnOf(left) === turnOf(right)) {
    const away = flight.tie === 'away' ? awayFromEnemy(scene, base) : 'right';
    const course = (lookout.turn ?? away) === 'left' ? left : right;
    return { course, equal: flight.tie === 'ask' && lookout.turn === undefined };
  }
  const best = turnOf(left) < turnOf(right) ? left : right;
  return best ? { course: best, equal: false } : null;
}

/** The course that a fleeing base takes from its place, as far as it sees. */
export function chooseCourse(scene: Scene, base: PlacedBase, lookout: Lookout): Chosen {
  const { rules } = scene;
  const { shuns } = lookout;
  const reach = straightOn(withoutPieces(scene, shuns), base, lookout);
  const straight: Course = {
    aside: null,
    start: base,
    reach,
    ...inView(scene, reach, shuns),
    endsBadly: endsBadly(base, reach, lookout),
    swept: [],
  };
  if (isFree(straight)) return { course: straight, equal: false };
  const aside = hasRoom(rules, rectangleOfBase(base), straight)
    ? bestAside(scene, base, lookout, straight)
    : null;
  if (aside) return aside;
  const onto: Course = { ...straight, reach: straightOn(scene, base, lookout), shunned: [] };
  // Pieces that cannot be avoided are entered. Enemies are still avoided, unless the ruleset then gives up both.
  if (straight.shunned.length === 0 || rules.outcomes.flight.allOrNone) return { course: onto, equal: false };
  return chooseCourse(scene, base, { ...lookout, shuns: [] });
}
