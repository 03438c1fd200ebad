/** The impetuous step of a bound. Blood and Blades, bound, impetuous move. */

import { type BaseId, type Battle, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import type { FrameOf, Next, Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { flag, listOf, optional, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { reason } from '../../../engine/game/decide.ts';
import { tell } from '../../../engine/game/work.ts';
import { END_PHASE } from '../../../engine/phases/sequence.ts';
import type { BnbOrder, BnbStep } from '../commands.ts';
import { impetuousBases, temptedBases } from '../impetuous/who.ts';
import { impetuousMoveFrame, planNow } from './impetuous-move.ts';

const PHASE = 'impetuous-moves';

/** What the step remembers: the bases that were impetuous because of baggage when the phase began. */
const FRAME = { entered: optional(flag), tempted: optional(listOf(text)) };

type ImpetuousFrame = FrameOf<typeof FRAME>;

/** The bases that must still move. */
const left = (rules: Ruleset, battle: Battle, frame: ImpetuousFrame): readonly PlacedBase[] =>
  impetuousBases(rules, battle, battle.turn.active, { tempted: frame.tempted ?? [] });

const wait = (work: Work, frame: ImpetuousFrame): Next => ({
  next: 'wait',
  awaits: [{ by: work.battle.turn.active, kind: 'impetuous', answer: { form: 'orders' } }],
  frame,
});

function run(work: Work, frame: ImpetuousFrame): Next {
  if (frame.entered !== undefined) return wait(work, frame);
  const tempted = temptedBases(work.rules, work.battle, work.battle.turn.active);
  const entered: ImpetuousFrame = { step: PHASE, entered: true, tempted };
  if (left(work.rules, work.battle, entered).length > 0) return wait(work, entered);
  tell(work, { type: 'phase-skipped', figures: { phase: PHASE } });
  return { next: 'done' };
}

/** The reasons why this base may not move now. */
function orderBroken(work: Work, frame: ImpetuousFrame, id: BaseId): readonly Reason[] {
  const bases = left(work.rules, work.battle, frame);
  if (!bases.some((base) => base.id === id)) {
    const base = placedBase(work.battle, id);
    if (base && base.side !== work.battle.turn.active) return [reason(work.rules, 'not-yours', { base: id })];
    return [{ rule: 'bnb.impetuous.32', key: 'bnb.impetuous.not', figures: { base: id } }];
  }
  if (bases[0]?.id === id || holds('bnb.impetuous.19')) return [];
  return [
    {
      rule: 'bnb.impetuous.19',
      key: 'bnb.impetuous.order',
      figures: { base: id, first: bases[0]?.id ?? '' },
    },
  ];
}

function order(
  work: Work,
  frame: ImpetuousFrame,
  command: BnbOrder<'impetuous-move'>,
): Next | readonly Reason[] {
  const { base, target, path } = command;
  const broken = orderBroken(work, frame, base);
  if (broken.length > 0) return broken;
  const move = impetuousMoveFrame({
    base,
    tempted: frame.tempted ?? [],
    align: command.align !== false,
    ...(target === undefined ? {} : { target }),
    ...(path === undefined ? {} : { path }),
  });
  const plan = planNow(work.rules, work.battle, move);
  return plan?.does === 'refuse' ? plan.reasons : { next: 'call', frames: [move], then: frame };
}

function leave(work: Work, frame: ImpetuousFrame): Next | readonly Reason[] {
  const bases = left(work.rules, work.battle, frame).map(({ id }) => id);
  if (bases.length > 0) return [{ rule: 'bnb.impetuous.1', key: 'bnb.impetuous.left', figures: { bases } }];
  tell(work, { type: 'phase-ended', rule: 'bnb.bound.8', figures: { phase: PHASE } });
  return { next: 'done' };
}

/** The active player moves all impetuous bases one by one, in any order. */
export const impetuousMoves: BnbStep<typeof FRAME> = {
  frame: FRAME,
  run,
  answer(work, frame, command) {
    if (command.type === 'impetuous-move') return order(work, frame, command);
    if (command.type === 'end-phase') return leave(work, frame);
    return [reason(work.rules, 'wrong-phase', { phase: PHASE, type: command.type })];
  },
  options(rules, battle, frame) {
    const bases = left(rules, battle, frame);
    if (bases.length === 0) return [END_PHASE];
    // The search for targets is slow, so targets are offered only after an order that leaves a choice.
    return bases.map(({ id }) => ({
      command: { type: 'impetuous-move', base: id },
      key: 'option.impetuous',
      figures: { base: id },
    }));
  },
};
