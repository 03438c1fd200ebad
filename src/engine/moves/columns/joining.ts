/** Bases join a formation one after another, as far as they can. */

import type { Pose } from '../../../geometry/pose.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import type { PlacedBase } from '../../battle.ts';
import { IMPASSABLE } from '../../board/going.ts';
import { areGroup } from '../../board/groups.ts';
import type { Formed } from '../formations.ts';
import { cornerWay } from '../measure.ts';
import { type Trace, traceOf } from '../trace.ts';
import type { ColumnWay, Stage, Way } from '../way.ts';

/** A base at its place in a formation. */
export interface Joined {
  readonly base: PlacedBase;
  readonly to: Pose;
  /** Its file, and its rank there; -1 for a base that only comes nearer. */
  readonly file: number;
  readonly rank: number;
}

export type Place = Omit<Joined, 'base'>;

/** A formation that is to be made. */
export interface Joining {
  readonly formed: Formed;
  readonly kind: ColumnWay['kind'];
  readonly headWay: Way;
  /** The other bases, in the order in which they join. */
  readonly followers: readonly PlacedBase[];
  /** The places for a base after those that have joined, the best first. */
  places(base: PlacedBase, joined: readonly Joined[]): readonly Place[];
  /** Bases that stand at their places already, besides the head. */
  readonly standing?: readonly Joined[];
  /** How far a base may go, in millimetres, if the slowest may go `slowest` and the base itself `own`. */
  limit(slowest: number, own: number): number;
  /** A base that cannot join keeps all behind it out too. */
  readonly inOrder?: true;
}

export interface Formation {
  readonly joined: readonly Joined[];
  readonly out: readonly PlacedBase[];
}

const headOf = ({ headWay }: Joining): PlacedBase => headWay.movers[0] as PlacedBase;

export const headEnd = ({ headWay }: Pick<Joining, 'headWay'>): Pose =>
  headWay.stages.at(-1)?.to[0] ?? (headWay.movers[0] as PlacedBase).pose;

/** The direct way of one base to its place, measured by itself. */
function ownTrace({ rules, battle }: Formed, base: PlacedBase, to: Pose): Trace {
  const stage: Stage = { motion: { kind: 'each' }, from: [base.pose], to: [to], leg: 0 };
  return traceOf(rules, battle, { movers: [base], stages: [stage], leftEnd: 0, rightEnd: 0 }, 'voluntary');
}

/** A formation with cached ways, as bases are tried again each time that one cannot join. */
interface Trying extends Joining {
  readonly traces: Map<string, Trace>;
}

function traceTo({ formed, traces }: Trying, base: PlacedBase, to: Pose): Trace {
  const key = `${base.id} ${to.x} ${to.y} ${to.facing}`;
  const trace = traces.get(key) ?? ownTrace(formed, base, to);
  traces.set(key, trace);
  return trace;
}

interface Reached {
  readonly mm: number;
  /** Millimetres allowed; null if the way is blocked. */
  readonly allowed: number | null;
}

function reachOf(trying: Trying, base: PlacedBase, to: Pose, taking: ReadonlySet<string>): Reached {
  const trace = traceTo(trying, base, to);
  const barred =
    trace.edge !== null ||
    trace.grounds.some((ground) => ground.going === IMPASSABLE) ||
    trace.meetings.some(({ other }) => !taking.has(other.id));
  const mm = cornerWay(base, base.pose, to);
  return { mm, allowed: barred ? null : trace.rules.moves.distance.allowed(trace).mm };
}

const headAllowance = ({ formed, headWay }: Joining): number =>
  formed.rules.moves.distance.allowed(traceOf(formed.rules, formed.battle, headWay, 'voluntary')).mm;

interface Attempt {
  readonly joined: readonly Joined[];
  readonly slowest: number;
  readonly failed: PlacedBase | null;
}

/** All bases join in turn, each at the first place that it can reach, until one cannot. */
function attempt(joining: Trying, followers: readonly PlacedBase[], slowest: number): Attempt {
  const head = headOf(joining);
  const { standing = [] } = joining;
  const taking = new Set([head, ...followers, ...standing.map(({ base }) => base)].map((base) => base.id));
  const joined: Joined[] = [{ base: head, to: headEnd(joining), file: 0, rank: 0 }, ...standing];
  let least = Math.min(slowest, headAllowance(joining));
  for (const base of followers) {
    const found = joining.places(base, joined).find((place) => {
      const { mm, allowed } = reachOf(joining, base, place.to, taking);
      if (allowed === null || !atMost(mm, joining.limit(Math.min(slowest, allowed), allowed))) return false;
      least = Math.min(least, allowed);
      return true;
    });
    if (!found) return { joined, slowest: least, failed: base };
    joined.push({ base, ...found });
  }
  return { joined, slowest: least, failed: null };
}

/** The formation of as many bases as can join, none going farther than the slowest. */
function mostOf(joining: Trying, followers: readonly PlacedBase[]): Formation {
  let taking = followers;
  let slowest = Number.POSITIVE_INFINITY;
  for (;;) {
    const tried = attempt(joining, taking, slowest);
    const { failed } = tried;
    if (failed) {
      const at = taking.indexOf(failed);
      taking = taking.filter((_, each) => (joining.inOrder ? each < at : each !== at));
      slowest = Number.POSITIVE_INFINITY;
    } else if (tried.slowest < slowest) slowest = tried.slowest;
    else return { joined: tried.joined, out: followers.filter((base) => !taking.includes(base)) };
  }
}

/** The bases that can join and form a group together, and those left out. */
export function join(joining: Joining): Formation {
  const { rules, battle } = joining.formed;
  const trying: Trying = { ...joining, traces: new Map() };
  let { followers } = joining;
  for (;;) {
    const found = mostOf(trying, followers);
    const bases = found.joined.map(({ base }) => base);
    if (bases.length < 3 || followers.length === 0 || areGroup(rules, battle, bases))
      return { ...found, out: joining.followers.filter((base) => !bases.includes(base)) };
    followers = followers.filter((base) => base !== bases.at(-1));
  }
}

/** The way into a formation: first the head, then all others at once. */
export function wayInto(joining: Joining, { joined }: Formation, leg: number): Way {
  const { headWay, kind } = joining;
  const movers = joined.map(({ base }) => base);
  const still = movers.map((base) => base.pose);
  const withHead = (pose: Pose): readonly Pose[] => [pose, ...still.slice(1)];
  const stages: Stage[] = headWay.stages.map((stage) => ({
    motion: { kind: 'each' },
    from: withHead(stage.from[0] as Pose),
    to: withHead(stage.to[0] as Pose),
    leg: stage.leg,
  }));
  const ends = joined.map(({ to }) => to);
  const from = withHead(ends[0] as Pose);
  const moves = ends.some(
    (end, at) => end !== from[at] && cornerWay(movers[at] as PlacedBase, from[at] as Pose, end) > 0,
  );
  if (moves) stages.push({ motion: { kind: 'each' }, from, to: ends, leg });
  const byHead = joining.formed.rules.moves.distance.used(headWay, joining.formed.battle);
  const used = byHead.at(-1) ?? 0;
  const lengths = joined.map(({ base, to }, at) => (at === 0 ? used : cornerWay(base, base.pose, to)));
  const all = kind === 'across' ? used : Math.max(...lengths);
  const order = movers.map((_, at) => at);
  const reached = moves ? [...byHead, all] : byHead;
  return {
    movers,
    stages,
    leftEnd: 0,
    rightEnd: 0,
    column: { kind, head: 0, order, headWay, reached, lengths },
  };
}
