/** How a move goes on that discovers an ambush. */

import { EQUAL_LENGTH } from '../../geometry/tolerance.ts';
import type { Battle, SideId } from '../battle.ts';
import type { MoveCommand } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import { holds } from '../effects.ts';
import { workOn } from '../game/work.ts';
import { pathUpTo } from '../moves/cuts.ts';
import { type Judgement, type JudgeOptions, judgedOnce, judgeMove } from '../moves/judge.ts';
import { stopsOf } from '../moves/probe.ts';
import type { Trace } from '../moves/trace.ts';
import type { Discovery } from './discovery.ts';
import { reveal } from './reveal.ts';
import type { AmbushRules } from './rules.ts';

/** The battle with the ambush revealed on the table. */
function revealed(
  ambush: AmbushRules,
  rules: Ruleset,
  battle: Battle,
  { side, cause, bases, by }: Discovery,
): Battle {
  const work = workOn(rules, battle);
  reveal(ambush, work, side, { cause, bases, by });
  return work.battle;
}

/** The order that this way carries out. */
function orderOf(kind: string | undefined, trace: Trace, { path }: Judgement, align: boolean): MoveCommand {
  return {
    type: 'move',
    bases: trace.way.movers.map(({ id }) => id),
    path,
    align,
    ...(kind === undefined ? {} : { kind }),
  };
}

/** The farthest legal end of a way, beyond the place of discovery, with the revealed bases on the table. */
function farther(
  rules: Ruleset,
  truth: Battle,
  command: MoveCommand,
  by: SideId,
  options: JudgeOptions,
  { mm }: Discovery,
): Judgement | null {
  const whole = judgeMove(rules, truth, command, by, options);
  if (whole.reasons.length === 0) return whole;
  const most = whole.trace?.length ?? 0;
  const left = stopsOf(command, whole, judgedOnce(rules, truth, by, options)).filter(
    ({ judgement }) => judgement.length >= mm - EQUAL_LENGTH && judgement.length <= most + EQUAL_LENGTH,
  );
  return left[0]?.judgement ?? null;
}

/**
 * The move as it is really made once an ambush cuts it short, judged with the ambush on the table. Its cost was settled
 * before.
 */
export function cutShort(
  ambush: AmbushRules,
  rules: Ruleset,
  battle: Battle,
  wish: Judgement,
  trace: Trace,
  align: boolean,
  found: Discovery,
): Judgement {
  const by = trace.way.movers[0]?.side ?? '';
  const truth = revealed(ambush, rules, battle, found);
  const options: JudgeOptions = { manner: trace.manner, free: true };
  const command = orderOf(ambush.cutShort.kindOf(trace), trace, wish, align);
  const near = { ...command, ...(command.kind === undefined ? {} : { kind: 'tactical' }) };
  const on = ambush.cutShort.stops(trace) ? null : farther(rules, truth, near, by, options, found);
  if (on) return paidAs(ambush, wish, on);
  const path = pathUpTo(trace.way, wish.path, found.at);
  return paidAs(ambush, wish, judgeMove(rules, truth, { ...command, path }, by, options));
}

/** A move that is cut short never costs more. */
function paidAs({ cutShort: { paid } }: AmbushRules, wish: Judgement, made: Judgement): Judgement {
  const { price, cost } = holds(paid) || made.cost <= wish.cost ? wish : made;
  return { ...made, price, cost };
}
