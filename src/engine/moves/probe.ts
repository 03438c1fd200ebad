import type { Pose } from '../../geometry/pose.ts';
import type { Battle, SideId } from '../battle.ts';
import type { Leg, MoveCommand } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import { criticalPlaces, pathsBeyond, pathUpTo } from './cuts.ts';
import { type Judgement, type JudgeOptions, judgedOnce, judgeMove } from './judge.ts';
import { cornerWay } from './measure.ts';
import type { Trace } from './trace.ts';

/** A place on the way of a wish where it may end. */
export interface Stop {
  readonly command: MoveCommand;
  readonly judgement: Judgement;
  /** Millimetres between the fronts' corners here and at the end of the wish. */
  readonly off: number;
}

export interface Probe {
  readonly wish: Judgement;
  /** Legal, nearest to the wish first. */
  readonly stops: readonly Stop[];
  readonly nearest: Stop | null;
}

export interface StopOptions extends JudgeOptions {
  /** Only ends on the last leg. */
  readonly lastLeg?: boolean;
  /** How ends are judged, where some were judged before. */
  readonly judge?: ReturnType<typeof judgedOnce>;
}

/** How far apart two ends of the same movers are. */
export function apart(wish: Trace, other: Judgement): number {
  return wish.way.movers.reduce((most, base, at) => {
    const end = other.ends.find((each) => each.base === base.id);
    return end ? Math.max(most, cornerWay(base, wish.ends[at] as Pose, end.pose)) : most;
  }, 0);
}

const isSamePath = (a: readonly Leg[], b: readonly Leg[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The legal ends of a wish at its critical places, nearest to the wish first; the wish itself is not among them. */
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
  const paths: (readonly Leg[])[] = [];
  const add = (path: readonly Leg[]): void => {
    if (path.length > 0 && !paths.some((known) => isSamePath(known, path))) paths.push(path);
  };
  if (wish.barredAt > 0)
    for (const at of criticalPlaces(trace).filter((place) => place <= wish.barredAt))
      add(pathUpTo(trace.way, wish.path, at));
  for (const path of pathsBeyond(trace, wish.path)) add(path);
  return paths
    .map((path) => ({ ...command, path }))
    .map((cut) => ({ command: cut, judgement: judge(cut, 'broken') }))
    .filter(({ judgement }) => judgement.reasons.length === 0)
    .map((stop) => ({ ...stop, off: apart(trace, stop.judgement) }))
    .sort((a, b) => a.off - b.off);
}

/**
 * Judges a wish as a whole, as the referee will, and, where it is refused, cuts it at its critical places:
 * what forbids it, and the legal ends along the same way with their price and contacts.
 */
export function probe(
  rules: Ruleset,
  battle: Battle,
  command: MoveCommand,
  by: SideId,
  options: JudgeOptions = {},
): Probe {
  const wish = judgeMove(rules, battle, command, by, options);
  if (wish.reasons.length === 0) {
    const stop = { command, judgement: wish, off: 0 };
    return { wish, stops: [stop], nearest: stop };
  }
  const stops = stopsOf(rules, battle, command, by, wish, options);
  return { wish, stops, nearest: stops[0] ?? null };
}
