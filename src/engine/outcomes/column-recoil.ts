/** The recoil of a bent column: a base that recoils in it pushes the bases behind it back along their track. */

import { direction } from '../../geometry/exact.ts';
import { distance, type Point, scale } from '../../geometry/point.ts';
import { ahead, roundPose } from '../../geometry/pose.ts';
import { atMost } from '../../geometry/tolerance.ts';
import type { PlacedBase } from '../battle.ts';
import { columnFrom, isBent } from '../board/columns.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import type { Encounter, OutcomeWay } from '../contract/outcomes.ts';
import { rowOf } from '../data/lookup.ts';
import { keptLinks, linksAlong } from '../moves/links.ts';
import { cornersBack, poseBack, type Track, trackUnder } from '../moves/track.ts';
import type { Ask, Choices, Gone, Moved, OutcomePlan, Scene, Stop } from './plan.ts';
import { type Reach, reachAlong } from './reach.ts';
import { groundOver } from './room.ts';

/** Places nearer to each other than this count as one. */
const LEAST = 0.01;

interface Going {
  readonly scene: Scene;
  readonly column: readonly PlacedBase[];
  readonly track: Track;
  readonly choices: Choices;
}

/** What happens when the pushes come to the next base, and the choice of its owner if there is one. */
interface Meeting {
  readonly met: Encounter | undefined;
  readonly asks: Ask | null;
}

function meetingWith({ scene, choices, column }: Going, at: number): Meeting {
  const [first, mover, next] = [column[0], column[at - 1], column[at]] as [
    PlacedBase,
    PlacedBase,
    PlacedBase,
  ];
  const way: OutcomeWay = at === 1 ? { kind: 'recoil', mover, first } : { kind: 'push', mover, first };
  const over = groundOver(mover, scale(rectangleOfBase(mover).forward, -1), mover.depth);
  const open = scene.rules.outcomes.meets(scene.battle, way, next, over);
  const real = open.filter(({ does }) => does === 'pass' || does === 'push' || does === 'crush');
  const chosen = real.find(({ does }) => does === rowOf(choices, next.id));
  const asks = real.length > 1 && !chosen ? { base: next.id, options: real.map(({ does }) => does) } : null;
  return { met: chosen ?? real[0] ?? open[0], asks };
}

/** The straight parts of a follower's way back: from and to, in millimetres behind the head. */
function partsBack(track: Track, from: number, to: number): readonly (readonly [number, number])[] {
  const corners = cornersBack(track).filter((mm) => mm > from + LEAST && mm < to - LEAST);
  const places = [from, ...corners.toSorted((a, b) => a - b), to];
  return places.slice(1).map((end, at) => [places[at] as number, end]);
}

interface Back {
  readonly free: number;
  readonly stop: Stop | null;
  readonly lost: Gone | null;
}

const lostOf = (base: PlacedBase, reach: Reach): Gone | null =>
  reach.lost && reach.lost.at < reach.free ? { base: base.id, to: 'lost', rule: reach.lost.rule } : null;

/** How far a follower can go back along the track. */
function followerBack(going: Going, at: number, wanted: number): Back {
  const { scene, column, track } = going;
  const base = column[at] as PlacedBase;
  const last = (column.at(-1) as PlacedBase).pose;
  const start = column.slice(0, at).reduce((sum, { depth }) => sum + depth, 0);
  for (const [from, to] of partsBack(track, start, start + wanted)) {
    const { facing } = poseBack(track, (from + to) / 2, last);
    const mover = { ...base, pose: { ...poseBack(track, from, last), facing } };
    const unit = scale(direction(facing), -1);
    const way: OutcomeWay = {
      kind: 'push',
      mover,
      first: column[0] as PlacedBase,
      pusher: column[at - 1] as PlacedBase,
    };
    const reach = reachAlong(scene, way, unit, to - from);
    const lost = lostOf(base, reach);
    if (lost) return { free: wanted, stop: null, lost };
    if (reach.free < to - from - LEAST) {
      const free = from - start + reach.free;
      return { free, stop: reach.stop && { ...reach.stop, at: free }, lost: null };
    }
  }
  return { free: wanted, stop: null, lost: null };
}

/** The scene without the column, so that its bases do not stop each other. */
const withoutColumn = ({ scene, column }: Going): Scene => ({
  ...scene,
  gone: new Map([
    ...scene.gone,
    ...column.map(({ id }): [string, Gone] => [id, { base: id, to: 'lost', rule: '' }]),
  ]),
});

function doomed(met: Encounter, base: PlacedBase, next: PlacedBase, asks: Ask | null): OutcomePlan {
  const victims = met.does === 'both' ? [base.id, next.id] : [base.id];
  const gone = victims.map(
    (id): Gone => ({ base: id, to: 'lost', rule: met.rule, by: id === base.id ? next.id : base.id }),
  );
  return { moves: [], gone, went: 0, complete: true, stop: null, asks };
}

/** The column after its first base has gone straight back this far and the others as far back on the track. */
function backOn({ column, track }: Going, length: number): readonly PlacedBase[] {
  const last = (column.at(-1) as PlacedBase).pose;
  let back = length;
  return column.map((base, at) => {
    const pose = at === 0 ? ahead(base.pose, -length) : poseBack(track, back, last);
    back += base.depth;
    return { ...base, pose: roundPose(pose) };
  });
}

/** Takes all bases back by the same length: the most that each of them can go. */
function goneBack(going: Going, wanted: number, own: Reach, asks: Ask | null): OutcomePlan {
  const { column, track } = going;
  const [base, ...followers] = column as [PlacedBase, ...PlacedBase[]];
  const backs = followers.map((_, at) => followerBack(going, at + 1, wanted));
  const least = backs.toSorted((a, b) => a.free - b.free)[0];
  const length = Math.min(own.free, least?.free ?? wanted);
  const stop = own.free <= length ? own.stop : (least?.stop ?? null);
  const standing = backOn(going, length);
  const moves = standing.map(({ id, pose }, at): Moved => {
    if (at === 0) return { base: id, to: pose, went: length, how: 'recoil' };
    return { base: id, to: pose, went: distance((column[at] as PlacedBase).pose, pose), how: 'push' };
  });
  const gone = [lostOf(base, own), ...backs.map(({ lost }) => lost)].filter((each) => each !== null);
  return {
    moves: length > 0 ? moves.toReversed() : [],
    gone,
    went: length,
    complete: atMost(wanted, length) || gone.some((each) => each.base === base.id),
    stop: length < wanted ? stop : null,
    asks,
    links: keptLinks(standing, linksAlong(column, track, length)),
  };
}

/** The recoil of a base with a bent column behind it; null if there is none, or if it passes the next base. */
export function planColumnRecoil(
  scene: Scene,
  way: OutcomeWay,
  unit: Point,
  wanted: number,
  choices: Choices,
): OutcomePlan | null {
  const column = columnFrom(scene.rules, scene.battle, way.mover);
  if (column.length < 2 || !isBent(column)) return null;
  const going: Going = { scene, column, track: trackUnder(column), choices };
  let asks: Ask | null = null;
  for (let at = 1; at < column.length; at++) {
    const meeting = meetingWith(going, at);
    asks ??= meeting.asks;
    const { met } = meeting;
    if (met?.does === 'self' || met?.does === 'both')
      return doomed(met, way.first, column[at] as PlacedBase, asks);
    if (met?.does !== 'push') return null;
  }
  const alone = withoutColumn(going);
  const own = reachAlong(alone, way, unit, wanted, choices);
  return own.doom ? null : goneBack({ ...going, scene: alone }, wanted, own, asks);
}
