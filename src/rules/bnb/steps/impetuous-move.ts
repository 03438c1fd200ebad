/** One base's impetuous move, from the choice of its target to its end. Blood and Blades, impetuous move. */

import { leg } from '../../../engine/battle/command-form.ts';
import type { Battle, Frame, PlacedBase } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import { keptByQuestion } from '../../../engine/board/memory.ts';
import type { AnyCommand, Leg } from '../../../engine/command.ts';
import type { FrameOf, Next, Option, Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import {
  flag,
  listOf,
  number,
  oneOf,
  optional,
  partly,
  pose,
  recordWith,
  text,
} from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import {
  after,
  baseOption,
  choose,
  DONE,
  goOn,
  waitForOne,
  wordOption,
} from '../../../engine/game/asking.ts';
import { tell } from '../../../engine/game/work.ts';
import type { BnbStep } from '../commands.ts';
import {
  type Advance,
  type Course,
  farthestAlong,
  type Spent,
  STRAIGHT_AHEAD,
} from '../impetuous/advance.ts';
import { setAside } from '../impetuous/aside.ts';
import { type Answer, answerOf, friendInTheWay, roomFrame } from '../impetuous/friends.ts';
import { type Plan, planOf } from '../impetuous/plan.ts';
import { dutyOf } from '../impetuous/who.ts';
import { carryOut } from '../moves/make.ts';
import { afoot, loseVehicles } from '../troops/vehicles.ts';

const IMPETUOUS_MOVE = 'impetuous-move';

const FRAME = {
  base: text,
  ...partly({
    target: text,
    path: listOf(leg),
    avoid: oneOf('left', 'right', 'enter'),
    /** The bases that were impetuous because of baggage when the phase began. */
    tempted: listOf(text),
    align: flag,
    /** A friend has run into it. */
    driven: flag,
    stage: oneOf('advance', 'end'),
    course: recordWith({ path: listOf(leg), kind: optional(oneOf(STRAIGHT_AHEAD)) }),
    used: number,
    allowed: number,
    tried: recordWith({ friend: text, stood: pose, fled: flag }),
    asks: recordWith({ kind: oneOf('target', 'avoid'), options: listOf(text) }),
  }),
};

type MoveFrame = FrameOf<typeof FRAME>;

/** The frame that makes one base's impetuous move. */
export const impetuousMoveFrame = (
  wish: Omit<MoveFrame, 'step' | 'stage' | 'course' | 'asks'>,
): MoveFrame => ({ step: IMPETUOUS_MOVE, ...wish });

function planFor(rules: Ruleset, now: Battle, frame: MoveFrame): Plan | null {
  const { base: id, tempted, driven, ...wish } = frame;
  const battle = holds('bnb.troop.14') ? afoot(now, [id]) : now;
  const base = placedBase(battle, id);
  const options = { ...(tempted ? { tempted } : {}), evenHalted: driven === true };
  const duty = base && dutyOf(rules, battle, base, options);
  return base && duty ? planOf(rules, battle, base, duty, wish) : null;
}

const keptPlan = keptByQuestion<Plan | null>();

/** What this base would do now; null if it has no impetuous move to make. */
export const planNow = (rules: Ruleset, battle: Battle, frame: MoveFrame): Plan | null =>
  keptPlan(rules, battle, JSON.stringify(frame), () => planFor(rules, battle, frame));

function ask(frame: MoveFrame, base: PlacedBase, kind: 'target' | 'avoid', options: readonly string[]): Next {
  const about = { base: base.id, ...(kind === 'target' ? { among: options } : { options }) };
  return waitForOne(base.side, `impetuous-${kind}`, about, { ...frame, asks: { kind, options } });
}

/**
 * Marks a base as having made its impetuous move. While it is under way, friends that make room do not move through it.
 */
function begin(
  work: Work,
  base: PlacedBase,
  plan: Exclude<Plan, { does: 'refuse' | 'ask-target' | 'ask-avoid' }>,
): void {
  const rule = plan.does === 'cancel' ? 'bnb.impetuous.16' : plan.rule;
  const figures = { base: base.id, target: plan.target?.id ?? null, does: plan.does };
  const surging = plan.does === 'cancel' ? {} : { surging: 1 };
  tell(work, { type: plan.does === 'cancel' ? 'impetuous-cancelled' : 'impetuous', rule, figures }, [
    { change: 'mark', base: base.id, set: { impetuous: 1, ...surging } },
  ]);
}

function start(work: Work, frame: MoveFrame, base: PlacedBase): Next {
  const plan = planNow(work.rules, work.battle, frame);
  const { align } = frame;
  if (!plan || plan.does === 'refuse') return DONE;
  if (plan.does === 'ask-target')
    return ask(
      frame,
      base,
      'target',
      plan.among.map(({ id }) => id),
    );
  if (plan.does === 'ask-avoid') return ask(frame, base, 'avoid', plan.options);
  begin(work, base, plan);
  if (plan.does !== 'cancel') loseVehicles(work, [base.id], 'bnb.troop.14');
  if (plan.does === 'cancel') return DONE;
  if (plan.does === 'stay') return goOn({ ...frame, stage: 'end', used: 0 });
  if (plan.does === 'advance') return goOn({ ...frame, stage: 'advance', course: plan.course, used: 0 });
  return after(madeOf(work, plan, align), { ...frame, stage: 'end', used: plan.judgement.length });
}

const madeOf = (work: Work, { judgement }: Pick<Advance, 'judgement'>, align = true): readonly Frame[] =>
  judgement.trace ? carryOut(work, judgement, judgement.trace, align) : [];

const degreesOf = (leg: Leg): number => Number((leg as { readonly degrees?: number }).degrees ?? 0);

/** The rest of a course after a part of it. */
function restOf(course: Course, { path }: Advance): Course {
  const [first] = course.path;
  const done = path[0];
  if (!first || !done || !('pivot' in first)) return course;
  const forward = course.path.slice(1);
  if (path.length > 1) return { ...course, path: forward };
  const degrees = degreesOf(first) - degreesOf(done);
  return { ...course, path: degrees > 0 ? [{ ...first, degrees }, ...forward] : forward };
}

const spentOf = ({ used = 0, allowed }: MoveFrame): Spent => ({
  used,
  allowed: allowed ?? Number.POSITIVE_INFINITY,
});

/** Moves a base as far as it can. A friend in the way makes room if it can, and then the base goes on. */
function advance(work: Work, frame: MoveFrame, base: PlacedBase, course: Course): Next {
  const { rules, battle } = work;
  const spent = spentOf(frame);
  const { wish, best } = farthestAlong(rules, battle, base, course, spent);
  const length = best?.judgement.length ?? 0;
  const friend = wish.trace && friendInTheWay(rules, battle, base, course, spent, wish.trace, length);
  const gone = best
    ? { used: spent.used + length, allowed: Math.min(spent.allowed, best.judgement.allowance) }
    : {};
  const frames = best ? madeOf(work, best, frame.align) : [];
  const next: MoveFrame = { ...frame, ...gone, course: best ? restOf(course, best) : course };
  if (!friend) return after(frames, { ...next, stage: 'end' });
  return held(work, next, frames, base.id, friend);
}

/** Deals with a friend in the way. */
function held(work: Work, frame: MoveFrame, frames: readonly Frame[], id: string, friend: PlacedBase): Next {
  const { rules, battle } = work;
  const { tempted, tried } = frame;
  const base = placedBase(battle, id) as PlacedBase;
  const answer: Answer = answerOf(rules, battle, base, friend, tried ?? null, tempted ? { tempted } : {});
  tell(work, {
    type: `impetuous-${answer.does}`,
    rule: answer.rule,
    figures: { base: id, friend: friend.id },
  });
  if (answer.does === 'stop')
    return after(frames, { ...frame, stage: 'end', used: Math.max(1, frame.used ?? 0) });
  if (answer.does === 'go-first') {
    const first = impetuousMoveFrame({ base: friend.id, driven: true, ...(tempted ? { tempted } : {}) });
    return after([...frames, first], frame);
  }
  const now: NonNullable<MoveFrame['tried']> = {
    friend: friend.id,
    stood: friend.pose,
    fled: answer.does === 'flee',
  };
  const room = roomFrame(battle, base, friend, answer);
  return after([...frames, room], { ...frame, tried: now });
}

/** Ends the move; the base does not stay in a group. */
function end(work: Work, frame: MoveFrame, base: PlacedBase): Next {
  tell(work, { type: 'impetuous-ended', rule: 'bnb.impetuous.1', figures: { base: base.id } }, [
    { change: 'mark', base: base.id, set: { surging: null } },
  ]);
  if ((frame.used ?? 0) > 0) setAside(work, base);
  return DONE;
}

function run(work: Work, frame: MoveFrame): Next {
  const base = placedBase(work.battle, frame.base);
  if (!base) return DONE;
  if (frame.stage === 'advance' && frame.course !== undefined)
    return advance(work, frame, base, frame.course);
  return frame.stage === 'end' ? end(work, frame, base) : start(work, frame, base);
}

function answer(work: Work, frame: MoveFrame, command: AnyCommand): Next | readonly Reason[] {
  const { asks, ...rest } = frame;
  return choose(work, command, asks?.options ?? [], (said) => {
    const avoid = said as 'left' | 'right' | 'enter';
    return goOn({ ...rest, ...(asks?.kind === 'target' ? { target: said } : { avoid }) });
  });
}

function options(_rules: Ruleset, _battle: Battle, frame: MoveFrame): readonly Option[] {
  const { asks, base } = frame;
  return (asks?.options ?? []).map((option) =>
    asks?.kind === 'target'
      ? baseOption(option, 'option.impetuous-target', { base, target: option })
      : wordOption(option, { base }, `choice.impetuous-${option}`),
  );
}

export const impetuousMove: BnbStep<typeof FRAME> = { frame: FRAME, run, answer, options };
