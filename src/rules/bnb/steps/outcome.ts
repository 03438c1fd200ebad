/** Carries out the outcome of a combat for one base. Blood and Blades, Combat, outcome moves. */

import type { BaseId, Battle, PlacedBase } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import type { FrameOf, Next, Option, Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import {
  flag,
  listOf,
  nullable,
  number,
  oneOf,
  partly,
  recordOf,
  recordWith,
  text,
} from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { type Answer, choose, DONE, goOn, waitForOne, wordOption } from '../../../engine/game/asking.ts';
import { takeOff } from '../../../engine/outcomes/carry-out.ts';
import { planRecoil, planWithdrawal } from '../../../engine/outcomes/recoil.ts';
import type { BnbCommand, BnbStep } from '../commands.ts';
import { isWader } from '../ground/water.ts';
import { flee, mayAvoidDifficult, thinkFlight } from '../outcomes/flight.ts';
import { keptFromRecoil, neverMoves } from '../outcomes/recoil.ts';
import { TALES } from '../outcomes/tales.ts';
import { carryOutAfoot } from '../outcomes/vehicles.ts';
import { allAfoot, isOnVehicles, loseVehicles } from '../troops/vehicles.ts';

const FRAME = {
  base: text,
  outcome: text,
  ...partly({
    winner: text,
    cause: text,
    fight: text,
    forced: flag,
    stage: text,
    recoiled: number,
    /** May it avoid difficult going in its flight? Kept records have this short name. */
    dry: flag,
    avoid: flag,
    turn: oneOf('left', 'right'),
    choices: recordOf(text),
    /** The question to the owner, kept to check the answer. */
    asks: recordWith({ kind: text, options: listOf(text), about: nullable(text) }),
  }),
};

type OutcomeFrame = FrameOf<typeof FRAME>;
type Asked = NonNullable<OutcomeFrame['asks']>;

/** Asks the owner to choose one of the options. */
function ask(
  frame: OutcomeFrame,
  base: PlacedBase,
  kind: string,
  options: readonly string[],
  about?: BaseId,
): Next {
  const asked = { base: base.id, options, ...(about ? { other: about } : {}) };
  return waitForOne(base.side, kind, asked, { ...frame, asks: { kind, options, about: about ?? null } });
}

function removed(work: Work, frame: OutcomeFrame, base: BaseId): Next {
  const { winner, cause = '' } = frame;
  const to = frame.outcome === 'spent' ? 'spent' : 'lost';
  if (!holds(to === 'spent' ? 'bnb.moral.5' : 'bnb.moral.3')) return DONE;
  takeOff(work, { base, to, rule: cause, ...(winner ? { by: winner } : {}) });
  return DONE;
}

/** Makes the recoil with which every outcome move begins. */
function recoil(work: Work, frame: OutcomeFrame, base: PlacedBase): Next {
  const { battle, rules } = work;
  const { outcome, choices = {} } = frame;
  if (neverMoves(base)) return DONE;
  const kept = frame.forced ? null : keptFromRecoil(battle, base, outcome);
  if (kept) {
    takeOff(work, { base: base.id, to: 'lost', ...kept });
    return DONE;
  }
  const plan = planRecoil(rules, allAfoot(battle), base, { choices });
  if (plan.asks) return ask(frame, base, 'pass-or-push', plan.asks.options, plan.asks.base);
  const dry = mayAvoidDifficult(battle, base);
  carryOutAfoot(work, plan, base.id, 'recoil', TALES);
  const stays = plan.complete || holds('bnb.recoil.5');
  if (!stays && placedBase(work.battle, base.id))
    takeOff(work, { base: base.id, to: 'lost', rule: 'bnb.recoil.5' });
  if (outcome === 'recoil' || !placedBase(work.battle, base.id)) return DONE;
  if (!plan.complete && outcome === 'flee' && !holds('bnb.flee.8')) return DONE;
  return goOn({ ...frame, stage: outcome, recoiled: plan.went, dry });
}

/** No outcome of version 0.7 orders a withdrawal, but the rules say how one is made. */
function withdrawal(work: Work, frame: OutcomeFrame, base: PlacedBase): Next {
  if (!holds('bnb.withdraw.1')) return DONE;
  const plan = planWithdrawal(work.rules, allAfoot(work.battle), base, frame.recoiled ?? 0);
  carryOutAfoot(work, plan, base.id, 'withdraw', TALES);
  return DONE;
}

const FLIGHT_OPTIONS = { 'avoid-going': ['avoid', 'enter'], 'avoid-turn': ['left', 'right'] } as const;

function flight(work: Work, frame: OutcomeFrame, base: PlacedBase): Next {
  if (!holds('bnb.flee.1')) return DONE;
  // Its recoil may have brought it into the water.
  if (isWader(work.battle, base) && holds('bnb.terrain.45')) {
    const { winner } = frame;
    takeOff(work, { base: base.id, to: 'spent', rule: 'bnb.terrain.45', ...(winner ? { by: winner } : {}) });
    return DONE;
  }
  const { plan, asks } = thinkFlight(work, base, {
    recoiled: 0,
    ...frame,
    mayAvoidDifficult: frame.dry ?? false,
  });
  if (asks) return ask(frame, base, asks, FLIGHT_OPTIONS[asks]);
  flee(work, base, plan);
  return DONE;
}

function run(work: Work, frame: OutcomeFrame): Next {
  const base = placedBase(work.battle, frame.base);
  if (!base || frame.outcome === 'stand') return DONE;
  if (isOnVehicles(base) && frame.fight !== 'shot' && holds('bnb.troop.17')) {
    loseVehicles(work, [base.id], 'bnb.troop.17');
    return goOn(frame);
  }
  if (frame.outcome === 'destroyed' || frame.outcome === 'spent') return removed(work, frame, base.id);
  if (frame.stage === 'flee') return flight(work, frame, base);
  if (frame.stage === 'withdraw') return withdrawal(work, frame, base);
  return recoil(work, frame, base);
}

/** What an answer adds to the frame. */
function chosen({ kind, about }: Asked, frame: OutcomeFrame, option: string): Partial<OutcomeFrame> {
  if (kind === 'avoid-going') return { avoid: option === 'avoid' };
  if (kind === 'avoid-turn') return { turn: option === 'left' ? 'left' : 'right' };
  return { choices: { ...frame.choices, [about ?? '']: option } };
}

function answer(work: Work, frame: OutcomeFrame, command: BnbCommand): Answer {
  const { asks: asked, ...rest } = frame;
  return choose(work, command, asked?.options ?? [], (option) =>
    goOn({ ...rest, ...(asked && chosen(asked, frame, option)) }),
  );
}

const options = (_rules: Ruleset, _battle: Battle, { asks, base }: OutcomeFrame): readonly Option[] =>
  (asks?.options ?? []).map((option) =>
    wordOption(option, { base, ...(asks?.about ? { other: asks.about } : {}) }),
  );

/** Carries out one base's outcome: `{ base, outcome, winner?, cause, fight, forced? }`. */
export const outcome: BnbStep<typeof FRAME> = { frame: FRAME, run, answer, options };
