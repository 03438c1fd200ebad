/** Which way into close combat a base must take out of a zone. Blood and Blades, ZoC, engagement. */

import type { PlacedBase } from '../../../engine/battle.ts';
import { keptByQuestion } from '../../../engine/board/memory.ts';
import { isAligned } from '../../../engine/board/positions.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { effectsObserved, holds } from '../../../engine/effects.ts';
import { type Candidate, type FamilyOptions, legalCandidates } from '../../../engine/moves/family.ts';
import { moverOf, type Trace } from '../../../engine/moves/trace.ts';
import {
  endsOf,
  isStraightAhead,
  isWayFault,
  leadingWay,
  type Way,
  wayOf,
} from '../../../engine/moves/way.ts';
import { turnBetween } from '../../../geometry/exact.ts';
import { distance } from '../../../geometry/point.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { moreThan, PARALLEL_TURN } from '../../../geometry/tolerance.ts';
import { breaks } from '../citing.ts';
import { bindersOf, bindingZones, combatsAtEnd } from './zone-checks.ts';

/** A way into close combat with its measures in order: rank, turn, length; then how far it is from alignment. */
interface Engagement {
  /** 0 straight forward, 1 one pivot and then straight forward, 2 any other. */
  readonly rank: number;
  readonly turn: number;
  readonly length: number;
  readonly end: Pose;
  readonly aligned: boolean;
  /** From the front's midpoint to that of the nearest aligned place. */
  readonly off: number;
}

function rankOf(way: Way): number {
  const { stages } = leadingWay(way);
  if (stages.every((stage) => isStraightAhead(stage.motion))) return 0;
  const rest = stages.slice(1);
  return stages[0]?.motion.kind === 'pivot' && rest.every((stage) => isStraightAhead(stage.motion)) ? 1 : 2;
}

function engagementOf(trace: Trace, targets: readonly PlacedBase[]): Engagement | null {
  const combats = combatsAtEnd(trace).filter((contact) =>
    targets.some((base) => base.id === contact.other.id),
  );
  if (combats.length === 0) return null;
  const end = trace.ends[0] as Pose;
  return {
    rank: rankOf(trace.way),
    turn: turnBetween((trace.way.movers[0] as PlacedBase).pose.facing, end.facing),
    length: trace.length,
    end,
    aligned: combats.some((contact) => isAligned(contact.touches)),
    off: Math.min(...combats.map((contact) => distance(end, contact.other.pose))),
  };
}

/** The legal ways of the movers into close combat with an enemy whose zone binds them. */
const someEngagements = (
  { battle, rules, way, manner }: Trace,
  targets: readonly PlacedBase[],
  options: Pick<FamilyOptions, 'only' | 'worthJudging'>,
): readonly Engagement[] =>
  legalCandidates(
    rules,
    battle,
    way.movers.map(({ id }) => id),
    { goals: targets.map(({ id }) => id), manner, alone: true, free: true, ...options },
  )
    .map(({ judgement }) => judgement.trace && engagementOf(judgement.trace, targets))
    .filter((each) => each !== null);

const keptEngagements = keptByQuestion<readonly Engagement[]>();

/** All of these ways, or those of some kinds. */
function engagements(
  trace: Trace,
  targets: readonly PlacedBase[],
  options: Pick<FamilyOptions, 'only'> = {},
): readonly Engagement[] {
  const { battle, rules, way, manner } = trace;
  const [ids, goals] = [way.movers, targets].map((bases) => bases.map(({ id }) => id));
  return keptEngagements(rules, battle, JSON.stringify([ids, goals, manner, options.only ?? []]), () =>
    someEngagements(trace, targets, options),
  );
}

/** Do the rules prefer the first way to the second? */
function better(a: Engagement, b: Engagement): boolean {
  if (a.rank !== b.rank) return a.rank < b.rank;
  if (Math.abs(a.turn - b.turn) > PARALLEL_TURN) return a.turn < b.turn;
  return moreThan(b.length, a.length);
}

const samePlace = (a: Engagement, b: Engagement): boolean =>
  !moreThan(distance(a.end, b.end), 0) && turnBetween(a.end.facing, b.end.facing) <= PARALLEL_TURN;

const bestOf = (ways: readonly Engagement[]): Engagement | undefined =>
  ways.reduce<Engagement | undefined>((best, each) => (best && !better(each, best) ? best : each), undefined);

const figuresOf = (mine: Engagement, best: Engagement) => ({
  rank: mine.rank,
  best: best.rank,
  turn: mine.turn,
  leastTurn: best.turn,
  length: mine.length,
  least: best.length,
});

/** Aligning changes lengths by less than this in millimetres, and turns by less than this. */
const SNAP = { length: 5, turn: 10 * PARALLEL_TURN };

/** May the rules prefer this candidate to that way, as far as can be told without judging it? */
function mayBeBetter({ rules, battle, way }: Trace, mine: Engagement, each: Candidate): boolean {
  const theirs = wayOf(rules, way.movers, each.command.path);
  if (isWayFault(theirs)) return false;
  const rank = rankOf(theirs);
  if (rank !== mine.rank) return rank < mine.rank;
  const [end] = endsOf(theirs);
  const turn = turnBetween((way.movers[0] as PlacedBase).pose.facing, (end as Pose).facing);
  if (turn > mine.turn + SNAP.turn) return false;
  if (turn < mine.turn - SNAP.turn || each.reaching) return true;
  return (rules.moves.distance.used(theirs, battle).at(-1) ?? 0) < mine.length + SNAP.length;
}

/** A single base that ends fully aligned must take the most straightforward of the aligned ways. */
function straighterBroken(
  at: number,
  mine: Engagement,
  trace: Trace,
  targets: readonly PlacedBase[],
): readonly Broken[] {
  const ways = someEngagements(trace, targets, {
    worthJudging: (each) => effectsObserved() || mayBeBetter(trace, mine, each),
  });
  const best = bestOf(ways.filter((each) => each.aligned));
  const worse = best && better(best, mine) && !samePlace(best, mine);
  return worse && holds('bnb.zoc.10')
    ? [breaks(at, 'bnb.zoc.10', 'bnb.zoc.straighter', figuresOf(mine, best))]
    : NONE;
}

/** A single base without a straight way in must end fully aligned, or as near to it as there is room. */
function alignedBroken(at: number, mine: Engagement, ways: readonly Engagement[]): readonly Broken[] {
  if (ways.some((each) => each.aligned))
    return holds('bnb.engage.2')
      ? [breaks(at, 'bnb.engage.2', 'bnb.engage.aligned', { off: mine.off })]
      : NONE;
  const nearest = Math.min(...ways.map((each) => each.off));
  if (!moreThan(mine.off, nearest) || !holds('bnb.engage.3')) return NONE;
  return [breaks(at, 'bnb.engage.3', 'bnb.engage.nearest', { off: mine.off, nearest })];
}

/**
 * A base that is bound by a zone and goes into close combat must engage an enemy that binds it, if it can, and by the
 * most straightforward way.
 */
export function engagementBroken(trace: Trace): readonly Broken[] {
  const zones = bindingZones(trace);
  if (zones.length === 0 || combatsAtEnd(trace).length === 0) return NONE;
  const targets = bindersOf(trace);
  const owners = [...new Set(zones.map((zone) => zone.owner))];
  const fromStart = zones[0]?.at === 0;
  const at = trace.way.stages.length;
  const mine = engagementOf(trace, fromStart ? targets : owners);
  if (!mine) {
    const others = engagements(trace, targets);
    const figures = { base: moverOf(trace, zones[0] as { mover: number }).id, owner: targets[0]?.id ?? '' };
    return others.length > 0 && holds('bnb.zoc.9')
      ? [breaks(at, 'bnb.zoc.9', 'bnb.zoc.target', figures)]
      : NONE;
  }
  if (!fromStart || mine.rank === 0) return NONE;
  const straight = bestOf(engagements(trace, targets, { only: ['ahead'] }));
  if (straight)
    return holds('bnb.zoc.10')
      ? [breaks(at, 'bnb.zoc.10', 'bnb.zoc.straighter', figuresOf(mine, straight))]
      : NONE;
  if (trace.way.movers.length > 1) return NONE;
  return mine.aligned
    ? straighterBroken(at, mine, trace, targets)
    : alignedBroken(at, mine, engagements(trace, targets));
}
