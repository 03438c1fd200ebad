/** Judges a wish of a player. If it is refused, finds legal ends on the same way. */
import type { Pose } from '../../geometry/pose.ts';
import type { Battle, SideId } from '../battle.ts';
import type { Leg, MoveCommand } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import { criticalPlaces, pathsBeyond, pathUpTo } from './cuts.ts';
import { type Judgement, type JudgeOptions, judgedOnce, judgeMove } from './judge.ts';
import { cornerWay } from './measure.ts';
import type { Trace } from './trace.ts';
import { poseAlong, type Stage } from './way.ts';

/** A place where a wish may legally end. */
export interface Stop {
  readonly command: MoveCommand;
  readonly judgement: Judgement;
  /** Millimetres between the front corners here and at the end of the wish. */
  readonly off: number;
}

export interface Probe {
  readonly wish: Judgement;
  /** Legal ends, the nearest to the wish first. */
  readonly stops: readonly Stop[];
  readonly nearest: Stop | null;
}

export interface ProbeOptions extends JudgeOptions {
  /** Also looks for a nearer end between two critical places when the farther place is refused. */
  readonly between?: boolean;
}

export interface StopOptions extends JudgeOptions {
  /** Only ends on the last leg. */
  readonly lastLeg?: boolean;
  /** Judges the ends. Callers pass it if they have judged some before. */
  readonly judge?: ReturnType<typeof judgedOnce>;
}

const apartAt = ({ way, ends }: Trace, poseOf: (mover: number) => Pose | undefined): number =>
  way.movers.reduce((most, base, at) => {
    const end = poseOf(at);
    return end ? Math.max(most, cornerWay(base, ends[at] as Pose, end)) : most;
  }, 0);

/** How far apart two ends of the same movers are. */
export const apart = (wish: Trace, { ends }: Judgement): number =>
  apartAt(wish, (at) => ends.find(({ base }) => base === wish.way.movers[at]?.id)?.pose);

const isSamePath = (a: readonly Leg[], b: readonly Leg[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The paths of a wish cut at its critical places, and the paths that go on beyond a friend. */
function cutPaths({ trace, path: whole, barredAt }: Judgement): readonly Cut[] {
  if (!trace) return [];
  const { way } = trace;
  const cuts: Cut[] = [];
  const add = (path: readonly Leg[], off: () => number): void => {
    if (path.length > 0 && !cuts.some((known) => isSamePath(known.path, path))) cuts.push({ path, off });
  };
  const offAt = (at: number): number => {
    const place = Math.min(Math.floor(at), way.stages.length - 1);
    return apartAt(trace, (mover) => poseAlong(way.stages[place] as Stage, mover, at - place));
  };
  if (barredAt > 0)
    for (const at of criticalPlaces(trace).filter((place) => place <= barredAt))
      add(pathUpTo(way, whole, at), () => offAt(at));
  for (const { path, mm } of pathsBeyond(trace, whole)) add(path, () => mm);
  return cuts;
}

interface Cut {
  readonly path: readonly Leg[];
  /** Roughly how far its end is from that of the wish, in millimetres. */
  readonly off: () => number;
}

/** The legal ends of a wish at its critical places, the nearest to the wish first, without the wish itself. */
export function stopsOf(
  rules: Ruleset,
  battle: Battle,
  command: MoveCommand,
  by: SideId,
  wish: Judgement,
  options: StopOptions = {},
): readonly Stop[] {
  const { trace } = wish;
  if (!trace) return [];
  const judge = options.judge ?? judgedOnce(rules, battle, by, options);
  return cutPaths(wish)
    .map(({ path }) => ({ ...command, path }))
    .map((cut) => ({ command: cut, judgement: judge(cut, 'broken') }))
    .filter(({ judgement }) => judgement.reasons.length === 0)
    .map((stop) => ({ ...stop, off: apart(trace, stop.judgement) }))
    .sort((a, b) => a.off - b.off);
}

/** Snapping into contact moves an end by at most this, in millimetres. */
const SET = 5;

/** The first of `stopsOf`. It begins at the wish, so it judges few other ends. */
export function nearestStop(
  rules: Ruleset,
  battle: Battle,
  command: MoveCommand,
  by: SideId,
  wish: Judgement,
  options: JudgeOptions = {},
): Stop | null {
  const { trace } = wish;
  if (!trace) return null;
  const cuts = cutPaths(wish).map(({ path, off }, place) => ({ path, off: off(), place }));
  let best: (Stop & { readonly place: number }) | null = null;
  for (const { path, off: about, place } of cuts.toSorted((a, b) => a.off - b.off)) {
    if (best && about > best.off + SET) break;
    const cut = { ...command, path };
    const judgement = judgeMove(rules, battle, cut, by, { ...options, until: 'broken' });
    if (judgement.reasons.length > 0) continue;
    const off = apart(trace, judgement);
    if (!best || off < best.off || (off === best.off && place < best.place))
      best = { command: cut, judgement, off, place };
  }
  return best && { command: best.command, judgement: best.judgement, off: best.off };
}

/** How often the stretch between two critical places is halved. For a usual move this gives about a millimetre. */
const HALVINGS = 7;

/** A legal end between the nearest legal end and the next critical place, which is refused; null if there is none. */
function stopBetween(
  rules: Ruleset,
  battle: Battle,
  command: MoveCommand,
  by: SideId,
  { trace, path, barredAt }: Judgement,
  best: Stop | undefined,
  options: JudgeOptions,
): Stop | null {
  if (!trace) return null;
  const places = [trace.way.stages.length, ...criticalPlaces(trace)].sort((a, b) => a - b);
  const pathTo = (at: number) => pathUpTo(trace.way, path, at);
  const from = best ? places.find((at) => isSamePath(pathTo(at), best.command.path)) : 0;
  if (from === undefined) return null;
  let legal = from;
  let refused = Math.min(barredAt, places.find((at) => at > from) ?? from);
  let found: Stop | null = null;
  for (let i = 0; i < HALVINGS && refused > legal; i++) {
    const middle = (legal + refused) / 2;
    const cut = { ...command, path: pathTo(middle) };
    const judgement = judgeMove(rules, battle, cut, by, { ...options, until: 'broken' });
    if (judgement.reasons.length > 0) refused = middle;
    else {
      legal = middle;
      found = { command: cut, judgement, off: apart(trace, judgement) };
    }
  }
  return found && (!best || found.off < best.off) ? found : null;
}

/**
 * Judges a wish as a whole, as the referee will. If it is refused, cuts it at its critical places: the result holds the
 * reasons and the legal ends on the same way, with price and contacts.
 */
export function probe(
  rules: Ruleset,
  battle: Battle,
  command: MoveCommand,
  by: SideId,
  options: ProbeOptions = {},
): Probe {
  const wish = judgeMove(rules, battle, command, by, options);
  if (wish.reasons.length === 0) {
    const stop = { command, judgement: wish, off: 0 };
    return { wish, stops: [stop], nearest: stop };
  }
  const found = stopsOf(rules, battle, command, by, wish, options);
  const nearer = options.between ? stopBetween(rules, battle, command, by, wish, found[0], options) : null;
  const stops = nearer ? [nearer, ...found] : found;
  return { wish, stops, nearest: stops[0] ?? null };
}
