/** Judges a wish of a player. If it is refused, finds legal ends on the same way. */
import type { Battle, SideId } from '../battle.ts';
import type { Leg, MoveCommand } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import { criticalPlaces, pathsBeyond, pathUpTo } from './cuts.ts';
import { type Judge, type Judgement, type JudgeOptions, judgedOnce, judgeMove } from './judge.ts';
import { apart } from './off.ts';

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

export const isSamePath = (a: readonly Leg[], b: readonly Leg[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** The paths of a wish cut at its critical places, and the paths that go on beyond a friend. */
export function cutPaths({ trace, path: whole, barredAt }: Judgement): readonly (readonly Leg[])[] {
  if (!trace) return [];
  const critical = barredAt > 0 ? criticalPlaces(trace).filter((place) => place <= barredAt) : [];
  const cuts: (readonly Leg[])[] = [];
  for (const path of [...critical.map((at) => pathUpTo(trace.way, whole, at)), ...pathsBeyond(trace, whole)])
    if (path.length > 0 && !cuts.some((known) => isSamePath(known, path))) cuts.push(path);
  return cuts;
}

/** The legal ends of a wish at its critical places, the nearest to the wish first, without the wish itself. */
export function stopsOf(command: MoveCommand, wish: Judgement, judge: Judge): readonly Stop[] {
  const { trace } = wish;
  if (!trace) return [];
  return cutPaths(wish)
    .map((path) => ({ ...command, path }))
    .map((cut) => ({ command: cut, judgement: judge(cut, 'broken') }))
    .filter(({ judgement }) => judgement.reasons.length === 0)
    .map((stop) => ({ ...stop, off: apart(trace, stop.judgement) }))
    .sort((a, b) => a.off - b.off);
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
  options: JudgeOptions = {},
): Probe {
  const wish = judgeMove(rules, battle, command, by, options);
  if (wish.reasons.length === 0) {
    const stop = { command, judgement: wish, off: 0 };
    return { wish, stops: [stop], nearest: stop };
  }
  const stops = stopsOf(command, wish, judgedOnce(rules, battle, by, options));
  return { wish, stops, nearest: stops[0] ?? null };
}
