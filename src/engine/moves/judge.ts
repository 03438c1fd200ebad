/** Judges an order to move: its effects, its price, and the rules that it breaks. */
import type { ContactName } from '../../geometry/contact.ts';
import type { Pose } from '../../geometry/pose.ts';
import { type BaseId, type Battle, type PlacedBase, placedBase, type SideId } from '../battle.ts';
import { areGroup } from '../board/groups.ts';
import type { Leg, MoveCommand } from '../command.ts';
import type { Line } from '../contract/line.ts';
import type { Allowance, Broken } from '../contract/moves.ts';
import type { Ruleset } from '../contract.ts';
import { effectsObserved, holds } from '../effects.ts';
import type { Reason } from '../event.ts';
import { reason } from '../game/decide.ts';
import { wayOfGroup } from './formations.ts';
import { snappedPath } from './snap.ts';
import { spelledOut } from './spelled.ts';
import { type Manner, type Trace, traceOf } from './trace.ts';
import { isWayFault, type Way, type WayFault } from './way.ts';

/** The effects and the price of an order, and each rule that it breaks. */
export interface Judgement {
  /** Empty if the order is legal. */
  readonly reasons: readonly Reason[];
  readonly price: readonly Line[];
  /** The price added up, never below 0. */
  readonly cost: number;
  /** Millimetres used, and millimetres allowed. */
  readonly length: number;
  readonly allowance: number;
  readonly going: string;
  /** The end poses of the movers and of the bases that make room. */
  readonly ends: readonly { readonly base: BaseId; readonly pose: Pose }[];
  readonly contacts: readonly { readonly base: BaseId; readonly other: BaseId; readonly name: ContactName }[];
  readonly zones: readonly { readonly base: BaseId; readonly owner: BaseId }[];
  /** The measured way; null if the order makes no sense. */
  readonly trace: Trace | null;
  /** The place on the way beyond which no end is legal; Infinity if there is none. */
  readonly barredAt: number;
  /** The path to carry out: an end that is nearly in contact is moved into exact contact. */
  readonly path: readonly Leg[];
}

export interface JudgeOptions {
  readonly manner?: Manner;
  /** Leaves out the rules that compare the way with other ways. */
  readonly alone?: boolean;
  /** Does not ask whether the points suffice. */
  readonly free?: boolean;
  /**
   * For callers that only ask whether the order is legal. With `broken` the first broken rule ends the judging. With
   * `barred` all rules that bar the way are still asked. A refused order then has no price.
   */
  readonly until?: 'broken' | 'barred';
}

const senseless = (...reasons: readonly Reason[]): Judgement => ({
  reasons,
  price: [],
  cost: 0,
  length: 0,
  allowance: 0,
  going: '',
  ends: [],
  contacts: [],
  zones: [],
  trace: null,
  barredAt: Number.POSITIVE_INFINITY,
  path: [],
});

/** The bases of an order, each once and in its order; or the reasons why the order makes no sense. */
export function moversOf(
  rules: Ruleset,
  battle: Battle,
  ids: readonly BaseId[],
  by: SideId,
): readonly PlacedBase[] | readonly Reason[] {
  const movers: PlacedBase[] = [];
  const reasons: Reason[] = [];
  for (const id of new Set(ids)) {
    const base = placedBase(battle, id);
    if (!base) reasons.push(reason(rules, 'not-on-table', { base: id }));
    else if (base.side !== by && holds(rules.reasons['not-yours']))
      reasons.push(reason(rules, 'not-yours', { base: id, side: base.side }));
    else movers.push(base);
  }
  if (reasons.length > 0) return reasons;
  if (movers.length === 0) return [reason(rules, 'no-movement')];
  if (movers.length === 1 || areGroup(rules, battle, movers)) return movers;
  const figures = { bases: movers.map((base) => base.id) };
  return [...(rules.moves.paths.apart?.(movers) ?? []), reason(rules, 'not-a-group', figures)];
}

/** The battle in which an order to these bases is judged. */
export const orderedIn = (rules: Ruleset, battle: Battle, ids: readonly BaseId[]): Battle =>
  rules.moves.ordered?.(battle, ids) ?? battle;

export const areReasons = (found: readonly (PlacedBase | Reason)[]): found is readonly Reason[] =>
  found[0] !== undefined && 'key' in found[0];

const linedUpPath = (trace: Trace, command: MoveCommand): readonly Leg[] | null =>
  command.align === false ? null : (trace.rules.moves.paths.linedUp?.(trace, command) ?? null);

/** The movers as they stand in the changed battle. */
const asTheyStand = (battle: Battle, movers: readonly PlacedBase[]): readonly PlacedBase[] =>
  movers.map((base) => placedBase(battle, base.id) ?? base);

/** Traces the way. If something gives way before it, traces it again in the changed battle. */
function tracedOf(
  rules: Ruleset,
  battle: Battle,
  movers: readonly PlacedBase[],
  command: MoveCommand,
  manner: Manner,
): Traced | WayFault {
  const traced = tracedAs(rules, battle, movers, command, manner);
  const cleared = 'what' in traced ? null : (rules.moves.room.givenWay?.(traced.trace) ?? null);
  return cleared ? tracedOf(rules, cleared, asTheyStand(cleared, movers), command, manner) : traced;
}

function tracedAs(
  rules: Ruleset,
  battle: Battle,
  movers: readonly PlacedBase[],
  command: MoveCommand,
  manner: Manner,
): Traced | WayFault {
  const spelled = spelledOut(rules, battle, movers, command.path);
  const way = wayOfGroup(rules, battle, movers, spelled);
  if (isWayFault(way)) return way;
  const trace = traceOf(rules, battle, way, manner, command);
  const path = linedUpPath(trace, command) ?? snappedPath(trace, spelled);
  const exact: Way | WayFault = path ? wayOfGroup(rules, battle, movers, path) : way;
  if (!path || isWayFault(exact)) return { trace, path: spelled };
  return { trace: traceOf(rules, battle, exact, manner, command), path };
}

interface Traced {
  readonly trace: Trace;
  readonly path: readonly Leg[];
}

/** The sum of a price, never below 0. */
export const costOf = (price: readonly Line[]): number =>
  Math.max(
    0,
    price.reduce((sum, line) => sum + line.value, 0),
  );

interface Verdict {
  readonly reasons: readonly Reason[];
  readonly barredAt: number;
}

/** All broken rules in the order of the way, and the first place that bars it. */
function verdictOn(rules: Ruleset, trace: Trace, alone: boolean, until: JudgeOptions['until']): Verdict {
  const broken: Broken[] = [];
  let barredAt = Number.POSITIVE_INFINITY;
  for (const { check, compares, bars } of rules.moves.checks[trace.manner] ?? []) {
    if (alone && compares) continue;
    if (broken.length > 0 && until === 'broken') break;
    if (broken.length > 0 && until === 'barred' && !bars) continue;
    for (const each of check(trace)) {
      broken.push(each);
      if (bars || each.bars) barredAt = Math.min(barredAt, each.at);
      if (until === 'broken' || (until === 'barred' && !bars)) break;
    }
    if (until && barredAt <= 0) break;
  }
  return { reasons: broken.toSorted((a, b) => a.at - b.at).map((each) => each.reason), barredAt };
}

function measured(rules: Ruleset, traced: Traced, verdict: Verdict, allowance: Allowance): Judgement {
  const { trace, path } = traced;
  const { way } = trace;
  const price = rules.moves.cost.price(trace);
  const id = (mover: number): BaseId => (way.movers[mover] as PlacedBase).id;
  return {
    ...verdict,
    price,
    cost: costOf(price),
    length: trace.length,
    allowance: allowance.mm,
    going: allowance.going,
    ends: [
      ...way.movers.map((base, at) => ({ base: base.id, pose: trace.ends[at] as Pose })),
      ...rules.moves.room.displaced(trace).map(({ base, to }) => ({ base, pose: to })),
    ],
    contacts: trace.contacts.map(({ mover, other, name }) => ({ base: id(mover), other: other.id, name })),
    zones: trace.zones.map(({ mover, owner }) => ({ base: id(mover), owner: owner.id })),
    trace,
    path,
  };
}

/**
 * Judges a move as a whole: each rule that it breaks, in the order of the way, the price and the end poses. An order
 * that makes no sense gets only the reasons for that.
 */
export function judgeMove(
  rules: Ruleset,
  position: Battle,
  command: MoveCommand,
  by: SideId,
  options: JudgeOptions = {},
): Judgement {
  const battle = orderedIn(rules, position, command.bases);
  const movers = moversOf(rules, battle, rules.moves.wholes?.(battle, command.bases) ?? command.bases, by);
  if (areReasons(movers)) return senseless(...movers);
  const traced = tracedOf(rules, battle, movers, command, options.manner ?? 'voluntary');
  if ('what' in traced) return senseless(rules.moves.paths.badLeg(traced));
  if (traced.trace.way.stages.length === 0) return senseless(reason(rules, 'no-movement'));
  const until = effectsObserved() ? undefined : options.until;
  const verdict = verdictOn(rules, traced.trace, options.alone ?? false, until);
  if (until && verdict.reasons.length > 0) return { ...senseless(), ...traced, ...verdict };
  const allowance = rules.moves.distance.allowed(traced.trace);
  const judged = measured(rules, traced, verdict, allowance);
  const points = rules.moves.cost.left(battle, movers);
  if (options.free || judged.cost <= points) return judged;
  const short = reason(rules, 'not-enough-points', { price: judged.cost, left: points });
  return { ...judged, reasons: [...judged.reasons, short] };
}

/** Judges an order until it is known whether it is legal. */
export type Judge = (command: MoveCommand, until: 'broken' | 'barred') => Judgement;

/** As `judgeMove` with `until`, but judges each path only once. */
export function judgedOnce(rules: Ruleset, battle: Battle, by: SideId, options: JudgeOptions): Judge {
  const known = new Map<string, Judgement>();
  return (command, until) => {
    const key = JSON.stringify([until, command.path]);
    const before = known.get(key);
    if (before) return before;
    const judgement = judgeMove(rules, battle, command, by, { ...options, until });
    known.set(key, judgement);
    return judgement;
  };
}
