/** The winner's pursuit, and that of its rear support. */

import type { SharedCommand } from '../../engine/battle/command-form.ts';
import { type BaseId, type Battle, findBase, type PlacedBase, placedBase } from '../../engine/battle.ts';
import type { FrameOf, StepWith, Work } from '../../engine/contract/sequence.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { flag, listOf, partly, text } from '../../engine/data/form.ts';
import { holds } from '../../engine/effects.ts';
import { type Answer, choose, DONE, waitForOne, wordOption } from '../../engine/game/asking.ts';
import type { Next, Option } from '../../engine/game/steps.ts';
import { tell } from '../../engine/game/work.ts';
import { carryOut, type OutcomeTale } from '../../engine/outcomes/carry-out.ts';
import type { OutcomePlan } from '../../engine/outcomes/plan.ts';
import { planPursuit } from '../../engine/outcomes/recoil.ts';
import { clauseIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { linedUp } from '../outcomes/lining-up.ts';
import { lose } from '../outcomes/losses.ts';
import { type Chase, mayStay, planOfChase } from '../outcomes/pursuit.ts';
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
export function lineUp(game: Debellis, work: Work, base: PlacedBase): void {
  const end = linedUp(game, work.battle, base);
  if (!end) return;
  const { at, rule } = end;
  tell(work, { type: 'aligned', rule, figures: { base: base.id } }, [{ change: 'place', base: base.id, at }]);
}

function go(game: Debellis, work: Work, base: PlacedBase, plan: OutcomePlan, pursue: OutcomeTale): void {
  carryOut(work, plan, base.id, 'pursue', { ...game.tales, pursue });
  const after = placedBase(work.battle, base.id);
  if (after) lineUp(game, work, after);
}

/** Expendables are lost if they pursue into difficult going. */
function founder(game: Debellis, work: Work, id: BaseId): void {
  const base = placedBase(work.battle, id);
  const rule = clauseIn(game.outcomes, 'expendablesFounder');
  if (
    base &&
    game.isOf(base, 'Exp') &&
    game.goingOfBase(work.rules, work.battle, base) === 'DGo' &&
    holds(rule)
  )
    lose(game, work, { base: id, rule });
}

function pursue(game: Debellis, work: Work, frame: PursuitFrame, { winner }: Chase, plan: OutcomePlan): Next {
  go(game, work, winner, plan, game.tales.pursue);
  for (const id of frame.supporters ?? []) {
    const base = placedBase(work.battle, id);
    if (base && holds(game.followed.rule))
      go(game, work, base, planPursuit(work.rules, work.battle, base, plan.went), game.followed);
  }
  founder(game, work, winner.id);
  return DONE;
}

function run(game: Debellis, work: Work, frame: PursuitFrame): Next {
  const chase = chaseOf(work.battle, frame);
  const plan = chase && planOfChase(game, work.rules, work.battle, chase);
  if (!chase || !plan) return DONE;
  if (!mayStay(game, chase)) return pursue(game, work, frame, chase, plan);
  const { winner, loser } = chase;
  const against = loser?.id ?? frame.against;
  return waitForOne(winner.side, 'pursue', { base: winner.id, against, distance: plan.went });
}

function answer(game: Debellis, work: Work, frame: PursuitFrame, command: SharedCommand): Answer {
  return choose(work, command, CHOICES, (chosen) => {
    const chase = chaseOf(work.battle, frame);
    const plan = chase && planOfChase(game, work.rules, work.battle, chase);
    return chosen === 'pursue' && chase && plan ? pursue(game, work, frame, chase, plan) : DONE;
  });
}

const options = (_rules: Ruleset, _battle: Battle, { base }: PursuitFrame): readonly Option[] =>
  CHOICES.map((choice) => wordOption(choice, { base }));

/** A winner's pursuit: `{ base, against, supporters, held, brokeOff?, instead? }`. */
export const pursuit = (game: Debellis): StepWith<typeof FRAME, SharedCommand> => ({
  frame: FRAME,
  wholes: true,
  run: (work, frame) => run(game, work, frame),
  answer: (work, frame, command) => answer(game, work, frame, command),
  options,
});
