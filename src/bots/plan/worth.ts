/** The worth of a plan: the fights that it seeks, by exact odds, and what it leaves to the enemy. */
import type { PlacedBase } from '../../engine/battle.ts';
import { distance } from '../../geometry/point.ts';
import { reachOf } from '../board/reach.ts';
import type { Situation } from '../context.ts';
import { type Outlook, outlookOf } from '../evaluate/outlook.ts';
import type { Body } from './bodies.ts';
import type { Design } from './design.ts';
import { frontOf, frontWorth } from './odds.ts';
import { type Assignment, type Bodies, flankOf, gapBetween, nearestBodies, nearestTo } from './tasks.ts';

/** A task for each body, in the order of the bodies. */
export type Plan = readonly Assignment[];

/** Weights in points of an army. */
const WORTH = {
  /** How much less a fight counts for each bound until it begins. */
  later: 0.25,
  /** The share of the enemy's best attack on a body that holds. */
  feared: 0.5,
  /** For each base that follows a body which attacks. */
  relief: 0.12,
  /** For each base that is left standing out of everybody's reach. */
  idle: 0.15,
  /** For each base that attacks on the wing where the army means to win, and that holds where it means to hold. */
  designed: 0.1,
  /** For each task that stays as it was. */
  kept: 0.1,
} as const;

/** A flank has room for this many bases: no more of those that go round it fight. */
const MOST_ASIDE = 2;

/** Judges the plans of one position. */
export type Judge = (plan: Plan) => number;

interface Board extends Bodies {
  readonly outlook: Outlook;
  readonly fronts: ReadonlyMap<Body, readonly PlacedBase[]>;
}

const frontIn = ({ fronts }: Board, body: Body): readonly PlacedBase[] => fronts.get(body) ?? body.bases;

/** The bounds until one body can come up to another. */
const boundsTo = ({ outlook }: Board, body: Body, goal: Body): number =>
  Math.max(0, gapBetween(body, goal) / Math.max(1, reachOf(outlook, body.bases)) - 1);

/** The bounds until one body has gone round another: from there it turns in, a bound later. */
function boundsRound({ outlook }: Board, body: Body, goal: Body): number {
  const place = flankOf(body, goal);
  const from = place && nearestTo(place, body.bases);
  return place && from ? distance(from.pose, place) / Math.max(1, reachOf(outlook, body.bases)) : 0;
}

const discounted = (worth: number, bounds: number): number => worth / (1 + bounds * WORTH.later);

/** What it costs that a body holds: the enemy attacks it at his choice, or it stands idle. */
function costOfHolding(board: Board, body: Body): { readonly danger: number; readonly idle: number } {
  const [foe] = nearestBodies(body, board.foes, 1);
  if (!foe) return { danger: 0, idle: 0 };
  const worth = Math.max(0, frontWorth(board.outlook, frontIn(board, foe), frontIn(board, body)));
  const fights = body.kind !== 'train' && body.kind !== 'general';
  const isFar = boundsTo(board, body, foe) > 1 && boundsTo(board, foe, body) > 1;
  return {
    danger: WORTH.feared * discounted(worth, boundsTo(board, foe, body)),
    idle: fights && isFar ? WORTH.idle * body.bases.length : 0,
  };
}

interface Goer {
  readonly body: Body;
  readonly task: Assignment['task'];
}

/** The worth of a fight of all bodies that go for one foe. It begins when the last of them has come up. */
function fightWorth(board: Board, foe: Body, goers: readonly Goer[]): number {
  const fronts = (some: readonly Goer[]) => some.flatMap(({ body }) => frontIn(board, body));
  const aside = fronts(goers.filter(({ task }) => task === 'flank')).slice(0, MOST_ASIDE);
  const ahead = fronts(goers.filter(({ task }) => task === 'attack'));
  const last = Math.max(
    ...goers.map(({ body, task }) => (task === 'flank' ? boundsRound : boundsTo)(board, body, foe)),
  );
  return discounted(frontWorth(board.outlook, [...aside, ...ahead], frontIn(board, foe), aside.length), last);
}

const isForward = ({ task }: Assignment): boolean => task === 'attack' || task === 'flank';

/** The bodies by the names of all their bases. */
const byBase = (bodies: readonly Body[]): ReadonlyMap<string, Body> =>
  new Map(bodies.flatMap((body) => body.bases.map(({ id }) => [id, body] as const)));

/** The judge of a position. `before` are the tasks of the last bound, where they are known. */
export function judgeOf(
  situation: Situation,
  bodies: Bodies,
  before: readonly (Assignment | null)[],
  design: Design | null = null,
): Judge {
  const { own, foes } = bodies;
  const fronts = new Map([...own, ...foes].map((body) => [body, frontOf(situation, body)]));
  const board: Board = { ...bodies, fronts, outlook: outlookOf(situation) };
  const holding = own.map((body) => costOfHolding(board, body));
  const [owned, faced] = [byBase(own), byBase(foes)];
  const known = new Map<string, number>();

  const fight = (foe: Body, goers: readonly Goer[]): number => {
    const key = [foe.id, ...goers.map(({ body, task }) => `${body.id} ${task}`)].join();
    const found = known.get(key) ?? fightWorth(board, foe, goers);
    known.set(key, found);
    return found;
  };

  /** The worth of the task of one body, without the fights. */
  const taskWorth = (plan: Plan, at: number, body: Body, { task, goal }: Assignment): number => {
    const goes = isForward({ task, goal });
    const wanted = goes ? design?.win : task === 'hold' ? design?.hold : null;
    const designed = body.wing === wanted ? WORTH.designed * body.bases.length : 0;
    if (goes) return designed;
    const { danger, idle } = holding[at] ?? { danger: 0, idle: 0 };
    if (task === 'hold') return designed - danger - (designed > 0 ? 0 : idle);
    if (task !== 'follow') return -danger;
    const led = owned.get(goal);
    const leads = led && plan[own.indexOf(led)];
    return body.kind !== 'general' && leads && isForward(leads) ? WORTH.relief * body.bases.length : 0;
  };

  return (plan) => {
    const goers = new Map<Body, Goer[]>();
    let sum = 0;
    for (const [at, body] of own.entries()) {
      const assignment = plan[at];
      if (!assignment) continue;
      const { task, goal } = assignment;
      sum += taskWorth(plan, at, body, assignment);
      if (before[at]?.task === task && before[at].goal === goal) sum += WORTH.kept;
      const foe = isForward(assignment) ? faced.get(goal) : undefined;
      if (foe) goers.set(foe, [...(goers.get(foe) ?? []), { body, task }]);
    }
    for (const [foe, some] of goers) sum += fight(foe, some);
    return sum;
  };
}
