/** How a move goes on that discovers an ambush. Blood and Blades, ambush, far move. */
import type { Battle, SideId } from '../../../engine/battle.ts';
import type { MoveCommand } from '../../../engine/command.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { pathUpTo } from '../../../engine/moves/cuts.ts';
import { type Judgement, type JudgeOptions, judgedOnce, judgeMove } from '../../../engine/moves/judge.ts';
import { stopsOf } from '../../../engine/moves/probe.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import { workOn } from '../../../engine/work.ts';
import { EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { kindOf } from '../moves/kind.ts';
import type { Discovery } from './discovery.ts';
import { reveal } from './reveal.ts';

/** The battle with the ambush revealed on the table. */
function revealed(rules: Ruleset, battle: Battle, { side, cause, bases, by }: Discovery): Battle {
  const work = workOn(rules, battle);
  reveal(work, side, { cause, bases, by });
  return work.battle;
}

/** Far moves stop where they discover an ambush; other moves go on. */
const stops = (trace: Trace): boolean =>
  kindIn(trace) === 'far' ? holds('bnb.far.4') : !holds('bnb.ambush.22');

/** The kind that an order had before the ambush was known; impetuous moves without an order have none. */
const kindIn = (trace: Trace): string | undefined =>
  trace.manner === 'impetuous' ? trace.kind : kindOf(trace);

/** The order that this way carries out. */
function orderOf(trace: Trace, { path }: Judgement, align: boolean): MoveCommand {
  const kind = kindIn(trace);
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
  rules: Ruleset,
  battle: Battle,
  wish: Judgement,
  trace: Trace,
  align: boolean,
  found: Discovery,
): Judgement {
  const by = trace.way.movers[0]?.side ?? '';
  const truth = revealed(rules, battle, found);
  const options: JudgeOptions = { manner: trace.manner, free: true };
  const command = orderOf(trace, wish, align);
  const near = { ...command, ...(command.kind === 'far' ? { kind: 'tactical' } : {}) };
  const on = stops(trace) ? null : farther(rules, truth, near, by, options, found);
  if (on) return paidAs(wish, on);
  const path = pathUpTo(trace.way, wish.path, found.at);
  return paidAs(wish, judgeMove(rules, truth, { ...command, path }, by, options));
}

/** A move that is cut short never costs more. */
function paidAs(wish: Judgement, made: Judgement): Judgement {
  const { price, cost } = holds('bnb.far.5') || made.cost <= wish.cost ? wish : made;
  return { ...made, price, cost };
}
