/** A target that scored more than its shooters presses forward. DBMM, Pressing forward; rulings 116 and 145. */
import type { Debellis } from '../../../debellis/game.ts';
import type { SharedCommand } from '../../../engine/battle/command-form.ts';
import { type PlacedBase, placedBase } from '../../../engine/battle.ts';
import type { FrameOf, StepWith, Work } from '../../../engine/contract/sequence.ts';
import { flag, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { type Answer, choose, DONE, waitForOne, wordOption } from '../../../engine/game/asking.ts';
import type { Next } from '../../../engine/game/steps.ts';
import type { OutcomePlan } from '../../../engine/outcomes/plan.ts';
import { planPursuit } from '../../../engine/outcomes/recoil.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { paces } from '../measures.ts';
import { withoutHiddenPits } from '../obstacles/pits.ts';
import { pressPolicy, settlePressing } from '../orders/pressing.ts';
import { isBroken, isMobile, isRouting, troopOf } from '../troops/base.ts';
import { type AdvanceTales, advance } from './advancing.ts';

const CHOICES = ['press', 'stay', 'always', 'never'] as const;

/** Its player may settle it for all of his elements as he answers. */
const settles = (chosen: (typeof CHOICES)[number]): chosen is 'always' | 'never' =>
  (chosen === 'always' || chosen === 'never') && holds('dbmm.press.9');

const FRAME = { base: text, doubled: flag };

type PressFrame = FrameOf<typeof FRAME>;

/** The distance, and what fast troops add, in paces. */
const DISTANCE = { usual: 80, fast: 40 } as const;

const TALES: AdvanceTales = {
  first: { type: 'pressed-forward', rule: 'dbmm.press.3', mark: 'pressing' },
  behind: { type: 'followed', rule: 'dbmm.press.3', mark: 'pressing' },
  column: 'dbmm.press.3',
};

/** How far it can go; null if it is broken or cannot move at all. Pressing forward is no pursuit: it enters any going. */
function planOf({ rules, battle }: Work, base: PlacedBase): OutcomePlan | null {
  if (isBroken(base) || isRouting(base) || !isMobile(base)) return null;
  const fast = troopOf(base).grade === 'F' ? DISTANCE.fast : 0;
  const presser = { ...base, bound: { ...base.bound, pressing: 1 } };
  const plan = planPursuit(rules, battle, presser, paces(DISTANCE.usual + fast));
  return moreThan(plan.went, 0) || !holds('dbmm.press.8') ? plan : null;
}

const mustPress = (game: Debellis, work: Work, base: PlacedBase, { doubled }: PressFrame): boolean =>
  doubled && game.isImpetuous(work.rules, work.battle, base) && holds('dbmm.press.2');

/** The battle as the player of the base knows it: the question and its distance must tell nothing of hidden obstacles. */
const known = (work: Work): Work => ({ ...work, battle: withoutHiddenPits(work.battle) });

function go(game: Debellis, work: Work, base: PlacedBase): Next {
  const plan = planOf(work, base);
  if (plan && holds('dbmm.press.3')) advance(game, work, base, plan, TALES);
  return DONE;
}

function run(game: Debellis, work: Work, frame: PressFrame): Next {
  const base = placedBase(work.battle, frame.base);
  const plan = base && planOf(known(work), base);
  if (!base || !plan) return DONE;
  const policy = pressPolicy(work.battle, base.side);
  if (mustPress(game, work, base, frame) || policy === 'always') return go(game, work, base);
  return policy === 'ask' && holds('dbmm.press.1')
    ? waitForOne(base.side, 'press', { base: base.id, distance: plan.went })
    : DONE;
}

function answer(game: Debellis, work: Work, frame: PressFrame, command: SharedCommand): Answer {
  return choose(work, command, CHOICES, (chosen) => {
    const base = placedBase(work.battle, frame.base);
    if (base && settles(chosen)) settlePressing(work, base.side, chosen);
    const presses = chosen === 'press' || chosen === 'always';
    return presses && base ? go(game, work, base) : DONE;
  });
}

/** One element presses forward: `{ base, doubled }`. `doubled`: it scored at least twice as much as its shooter. */
export const press = (game: Debellis): StepWith<typeof FRAME, SharedCommand> => ({
  frame: FRAME,
  wholes: true,
  run: (work, frame) => run(game, work, frame),
  answer: (work, frame, command) => answer(game, work, frame, command),
  options: (_rules, _battle, { base }) => CHOICES.map((choice) => wordOption(choice, { base })),
});
