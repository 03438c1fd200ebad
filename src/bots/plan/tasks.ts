/** Tasks: what a body does in a plan, and where that wants its bases. */
import type { PlacedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { ahead, shifted } from '../../geometry/pose.ts';
import { rightOf } from '../../geometry/rectangle.ts';
import { friendAhead } from '../board/ahead.ts';
import { reachOf } from '../board/reach.ts';
import type { Situation } from '../context.ts';
import { type Body, middleOf } from './bodies.ts';
import type { Post } from './post.ts';

export const TASKS = ['hold', 'advance', 'attack', 'flank', 'follow', 'shoot'] as const;
export type Task = (typeof TASKS)[number];

/** A body's task, and a base of the body that it is about: an enemy, or friends to follow; '' for none. */
export interface Assignment {
  readonly task: Task;
  readonly goal: string;
}

/** All bodies on the table, as a side sees them. */
export interface Bodies {
  readonly own: readonly Body[];
  readonly foes: readonly Body[];
}

export const HOLD: Assignment = { task: 'hold', goal: '' };

export function nearestTo(point: Point, bases: readonly PlacedBase[]): PlacedBase | null {
  let found: PlacedBase | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const base of bases) {
    const mm = (base.pose.x - point.x) ** 2 + (base.pose.y - point.y) ** 2;
    if (mm >= least) continue;
    least = mm;
    found = base;
  }
  return found;
}

/** Millimetres between the nearest bases of two bodies. */
export function gapBetween(one: Body, other: Body): number {
  return Math.min(
    ...one.bases.map((base) => distance(base.pose, nearestTo(base.pose, other.bases)?.pose ?? base.pose)),
  );
}

/** The bodies nearest to one, as many as asked for. */
export const nearestBodies = (body: Body, others: readonly Body[], most: number): readonly Body[] =>
  others
    .filter((other) => other !== body)
    .map((other) => ({ other, mm: gapBetween(body, other) }))
    .toSorted((a, b) => a.mm - b.mm || (a.other.id < b.other.id ? -1 : 1))
    .slice(0, most)
    .map(({ other }) => other);

/** The friends that a body stands behind, or else the nearest that can lead it. */
function leadersOf({ own }: Bodies, body: Body): readonly Body[] {
  const all = own.flatMap(({ bases }) => bases);
  const before = body.bases.flatMap((base) => friendAhead(base, all)?.id ?? []);
  const led = own.filter((other) => other !== body && other.bases.some(({ id }) => before.includes(id)));
  if (led.length > 0) return led.slice(0, 1);
  const isLine = ({ kind }: Body): boolean => kind === 'line' || kind === 'raiders';
  return nearestBodies(body, own.filter(isLine), 1);
}

/** The enemy bodies that are tried as goals of one body. */
const GOALS = 3;

/** Does a body stand so far out that it has no base of another before it? */
const isAside = (body: Body, goal: Body): boolean => {
  const from = middleOf(body.bases);
  return goal.bases.every((base) => Math.abs(rightOf(rectangleOfBase(base), from)) > base.width);
};

/** The tasks that a body could have. The first is what it does when nobody thinks of it. */
export function tasksFor(bodies: Bodies, body: Body): readonly Assignment[] {
  const near = nearestBodies(body, bodies.foes, GOALS);
  const at = (task: Task, some: readonly Body[]): readonly Assignment[] =>
    some.map(({ id }) => ({ task, goal: id }));
  const follow = at('follow', leadersOf(bodies, body));
  // Raiders find their own way.
  if (body.kind === 'train' || body.kind === 'raiders') return [HOLD];
  if (body.fights) return [...at('attack', near.slice(0, 1)), HOLD].slice(0, 1);
  if (body.kind === 'general') return [...follow, HOLD].slice(0, 1);
  if (body.kind === 'shooters') return [...at('shoot', near), HOLD];
  const forward = [
    ...at('attack', near),
    ...at('advance', near.slice(0, 1)),
    ...at(
      'flank',
      near.filter((goal) => isAside(body, goal)),
    ),
  ];
  return body.kind === 'reserve' ? [...follow, ...forward, HOLD] : [HOLD, ...forward];
}

/** The gap between a line and the reserve that follows it, in millimetres, and the play in it. */
const FOLLOWING = { gap: 40, play: 20 } as const;
/** A general is with his troops within this distance, in millimetres. */
const WITH_TROOPS = 120;
/** A body that only advances stops this far outside the reach of its enemy. */
const ROOM = 10;
/** A base has gone round a flank within this distance of a place beside it. */
const ROUND = 40;

/** A place aside of and behind the end of an enemy body that is nearest to a body. */
export function flankOf(body: Body, goal: Body): Point | null {
  const from = middleOf(body.bases);
  const end = nearestTo(from, goal.bases);
  if (!end) return null;
  const isRight = rightOf(rectangleOfBase(end), from) > 0;
  return ahead(shifted(end.pose, (isRight ? 1 : -1) * 1.5 * end.width), -end.depth - ROUND);
}

/** The post of a base whose body has this task; null if it may stay. */
function postOf(
  situation: Situation,
  body: Body,
  { task, goal }: { readonly task: Task; readonly goal: Body },
  base: PlacedBase,
): Post | null {
  const other = nearestTo(base.pose, goal.bases);
  if (!other) return null;
  const point = other.pose;
  const least = 0;
  // Within its own reach of the enemy the odds alone decide whether it attacks.
  if (task === 'attack') return { point, most: reachOf(situation, [base]) + base.depth, least };
  if (task === 'advance') return { point, most: reachOf(situation, [other]) + base.depth + ROOM, least };
  if (task === 'flank') return { point: flankOf(body, goal) ?? point, most: ROUND, least };
  if (task === 'shoot') {
    const range = situation.profile.dangers.shootingZone(base)?.depth ?? 0;
    return { point, most: range, least: Math.min(range, reachOf(situation, [other])) };
  }
  if (body.kind === 'general') return { point, most: WITH_TROOPS, least };
  return { point: ahead(other.pose, -(other.depth + FOLLOWING.gap)), most: FOLLOWING.play, least };
}

/** The posts of the bases of a body with a task. */
export function postsOf(
  situation: Situation,
  bodies: Bodies,
  body: Body,
  { task, goal }: Assignment,
): readonly (readonly [id: string, post: Post])[] {
  if (task === 'hold') return [];
  const holding = [...bodies.own, ...bodies.foes].find(({ bases }) => bases.some(({ id }) => id === goal));
  if (!holding) return [];
  return body.bases.flatMap((base) => {
    const post = postOf(situation, body, { task, goal: holding }, base);
    return post ? [[base.id, post] as const] : [];
  });
}
