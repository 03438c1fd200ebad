/** The winner's pursuit, and that of its rear support. DBM, Pursuing. */

import type { SharedCommand } from '../../../engine/battle/command-form.ts';
import { type BaseId, type Battle, findBase, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import type { FrameOf, Next, Option, StepWith, Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { flag, listOf, partly, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { type Answer, choose, DONE, waitForOne, wordOption } from '../../../engine/game/asking.ts';
import { tell } from '../../../engine/game/work.ts';
import { carryOut, type OutcomeTale } from '../../../engine/outcomes/carry-out.ts';
import type { OutcomePlan } from '../../../engine/outcomes/plan.ts';
import { planPursuit } from '../../../engine/outcomes/recoil.ts';
import { isOf } from '../base.ts';
import { goingOfBase } from '../going.ts';
import { linedUp } from '../outcomes/lining-up.ts';
import { lose } from '../outcomes/losses.ts';
import { type Chase, mayStay, planOfChase } from '../outcomes/pursuit.ts';
import { FOLLOWED, TALES } from '../outcomes/tales.ts';
import { sectionById } from '../walls/sections.ts';

/** The answers of a player whose element may pursue. */
export const CHOICES = ['pursue', 'stay'] as const;

const FRAME = {
  base: text,
  against: text,
  ...partly({ supporters: listOf(text), held: flag, brokeOff: flag, instead: flag }),
};

type PursuitFrame = FrameOf<typeof FRAME>;

/** The pursuit of a frame; null if the winner or the loser is gone. */
function chaseOf(battle: Battle, frame: PursuitFrame): Chase | null {
  const winner = placedBase(battle, frame.base);
  const loser = findBase(battle, frame.against) ?? null;
  if (!winner || (!loser && !sectionById(battle, frame.against))) return null;
  return {
    winner,
    loser,
    held: frame.held === true,
    brokeOff: frame.brokeOff === true,
    instead: frame.instead === true,
  };
}

/** Lines the pursuer up with an enemy that it met. */
export function lineUp(work: Work, base: PlacedBase): void {
  const end = linedUp(work.battle, base);
  if (!end) return;
  const { at, rule } = end;
  tell(work, { type: 'aligned', rule, figures: { base: base.id } }, [{ change: 'place', base: base.id, at }]);
}

function go(work: Work, base: PlacedBase, plan: OutcomePlan, pursue: OutcomeTale): void {
  carryOut(work, plan, base.id, 'pursue', { ...TALES, pursue });
  const after = placedBase(work.battle, base.id);
  if (after) lineUp(work, after);
}

/** Expendables are lost if they pursue into difficult going. */
function founder(work: Work, id: BaseId): void {
  const base = placedBase(work.battle, id);
  const rule = 'dbm.exp.3';
  if (base && isOf(base, 'Exp') && goingOfBase(work.rules, work.battle, base) === 'DGo' && holds(rule))
    lose(work, { base: id, rule });
}

function pursue(work: Work, frame: PursuitFrame, { winner }: Chase, plan: OutcomePlan): Next {
  go(work, winner, plan, TALES.pursue);
  for (const id of frame.supporters ?? []) {
    const base = placedBase(work.battle, id);
    if (base && holds(FOLLOWED.rule))
      go(work, base, planPursuit(work.rules, work.battle, base, plan.went), FOLLOWED);
  }
  founder(work, winner.id);
  return DONE;
}

function run(work: Work, frame: PursuitFrame): Next {
  const chase = chaseOf(work.battle, frame);
  const plan = chase && planOfChase(work.rules, work.battle, chase);
  if (!chase || !plan) return DONE;
  if (!mayStay(chase)) return pursue(work, frame, chase, plan);
  const { winner, loser } = chase;
  const against = loser?.id ?? frame.against;
  return waitForOne(winner.side, 'pursue', { base: winner.id, against, distance: plan.went });
}

function answer(work: Work, frame: PursuitFrame, command: SharedCommand): Answer {
  return choose(work, command, CHOICES, (chosen) => {
    const chase = chaseOf(work.battle, frame);
    const plan = chase && planOfChase(work.rules, work.battle, chase);
    return chosen === 'pursue' && chase && plan ? pursue(work, frame, chase, plan) : DONE;
  });
}

const options = (_rules: Ruleset, _battle: Battle, { base }: PursuitFrame): readonly Option[] =>
  CHOICES.map((choice) => wordOption(choice, { base }));

/** A winner's pursuit: `{ base, against, supporters, held, brokeOff?, instead? }`. */
export const pursuit: StepWith<typeof FRAME, SharedCommand> = { frame: FRAME, run, answer, options };
