/** What becomes of a base after a combat. Blood and Blades, Combat, outcome moves. */

import type { Awaited, BaseId, Battle, Frame, Json, PlacedBase } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import type { AnyCommand } from '../../../engine/command.ts';
import type { Next, Option, Step, Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { reason } from '../../../engine/decide.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
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
} from '../../../engine/form.ts';
import { takeOff } from '../../../engine/outcomes/carry-out.ts';
import type { Choices } from '../../../engine/outcomes/plan.ts';
import { planRecoil, planWithdrawal } from '../../../engine/outcomes/recoil.ts';
import { type FlightChoices, flee, maySpareDifficult, thinkFlight } from '../outcomes/flight.ts';
import { keptFromRecoil, neverMoves } from '../outcomes/recoil.ts';
import { TALES } from '../outcomes/tales.ts';
import { carryOutAfoot } from '../outcomes/vehicles.ts';
import { allAfoot, isOnVehicles, loseVehicles } from '../vehicles.ts';
import { isWader } from '../water.ts';

const DONE: Next = { next: 'done' };
const goOn = (frame: Frame): Next => ({ next: 'call', frames: [], then: frame });

/** A question to the owner with its options; kept in the frame so that the answer can be checked. */
function ask(frame: Frame, base: PlacedBase, kind: string, options: readonly string[], about?: BaseId): Next {
  const asked: Json = { base: base.id, options, ...(about ? { other: about } : {}) };
  const awaits: Awaited[] = [{ by: base.side, kind, answer: { form: 'one' }, about: asked }];
  return { next: 'wait', awaits, frame: { ...frame, asks: { kind, options, about: about ?? null } } };
}

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

function removed(work: Work, frame: Frame, base: BaseId): Next {
  const winner = textOf(frame.winner);
  const to = frame.outcome === 'spent' ? 'spent' : 'lost';
  if (!holds(to === 'spent' ? 'bnb.moral.5' : 'bnb.moral.3')) return DONE;
  takeOff(work, { base, to, rule: textOf(frame.cause), ...(winner ? { by: winner } : {}) });
  return DONE;
}

/** The recoil that every outcome move begins with. */
function recoil(work: Work, frame: Frame, base: PlacedBase): Next {
  const { battle, rules } = work;
  const outcome = textOf(frame.outcome);
  if (neverMoves(base)) return DONE;
  const kept = frame.forced ? null : keptFromRecoil(battle, base, outcome);
  if (kept) {
    takeOff(work, { base: base.id, to: 'lost', ...kept });
    return DONE;
  }
  const choices = (frame.choices ?? {}) as Choices;
  const plan = planRecoil(rules, allAfoot(battle), base, { choices });
  if (plan.asks) return ask(frame, base, 'pass-or-push', plan.asks.options, plan.asks.base);
  const dry = maySpareDifficult(battle, base);
  carryOutAfoot(work, plan, base.id, 'recoil', TALES);
  const stays = plan.complete || holds('bnb.recoil.5');
  if (!stays && placedBase(work.battle, base.id))
    takeOff(work, { base: base.id, to: 'lost', rule: 'bnb.recoil.5' });
  if (outcome === 'recoil' || !placedBase(work.battle, base.id)) return DONE;
  if (!plan.complete && outcome === 'flee' && !holds('bnb.flee.8')) return DONE;
  return goOn({ ...frame, stage: outcome, recoiled: plan.went, dry });
}

function withdrawal(work: Work, frame: Frame, base: PlacedBase): Next {
  if (!holds('bnb.withdraw.1')) return DONE;
  const plan = planWithdrawal(work.rules, allAfoot(work.battle), base, Number(frame.recoiled));
  carryOutAfoot(work, plan, base.id, 'withdraw', TALES);
  return DONE;
}

const FLIGHT_OPTIONS = { 'avoid-going': ['avoid', 'enter'], 'avoid-turn': ['left', 'right'] } as const;

function flight(work: Work, frame: Frame, base: PlacedBase): Next {
  if (!holds('bnb.flee.1')) return DONE;
  // Its recoil may have brought it into the water.
  if (isWader(work.battle, base) && holds('bnb.terrain.45')) {
    const winner = textOf(frame.winner);
    takeOff(work, { base: base.id, to: 'spent', rule: 'bnb.terrain.45', ...(winner ? { by: winner } : {}) });
    return DONE;
  }
  const { plan, asks } = thinkFlight(work, base, frame as unknown as FlightChoices);
  if (asks) return ask(frame, base, asks, FLIGHT_OPTIONS[asks]);
  flee(work, base, plan);
  return DONE;
}

function run(work: Work, frame: Frame): Next {
  const base = placedBase(work.battle, textOf(frame.base));
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

interface Asked {
  readonly kind: string;
  readonly options: readonly string[];
  readonly about: BaseId | null;
}

/** What an answer puts into the frame. */
function chosen({ kind, about }: Asked, frame: Frame, option: string): { readonly [key: string]: Json } {
  if (kind === 'avoid-going') return { avoid: option === 'avoid' };
  if (kind === 'avoid-turn') return { turn: option };
  return { choices: { ...((frame.choices ?? {}) as Choices), [about ?? '']: option } };
}

function answer(work: Work, frame: Frame, command: AnyCommand): Next | readonly Reason[] {
  const asked = frame.asks as unknown as Asked | undefined;
  const option = textOf(command.option);
  if (command.type !== 'choose' || !asked?.options.includes(option))
    return [reason(work.rules, 'not-an-option', { option, options: asked?.options ?? [] })];
  const { asks: _asked, ...rest } = frame;
  return goOn({ ...rest, step: frame.step, ...chosen(asked, frame, option) });
}

function options(_rules: Ruleset, _battle: Battle, frame: Frame): readonly Option[] {
  const asked = frame.asks as unknown as Asked | undefined;
  return (asked?.options ?? []).map((option) => ({
    command: { type: 'choose', option },
    key: `choice.${option}`,
    figures: { base: textOf(frame.base), ...(asked?.about ? { other: asked.about } : {}) },
  }));
}

/** Carries one base's outcome out: `{ base, outcome, winner?, cause, fight, forced? }`. */
export const outcome: Step = {
  frame: {
    base: text,
    outcome: text,
    ...partly({
      winner: text,
      cause: text,
      fight: text,
      forced: flag,
      stage: text,
      recoiled: number,
      dry: flag,
      avoid: flag,
      turn: oneOf('left', 'right'),
      choices: recordOf(text),
      asks: recordWith({ kind: text, options: listOf(text), about: nullable(text) }),
    }),
  },
  run,
  answer,
  options,
};
