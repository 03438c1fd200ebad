/** Orders that keep elements of a demoralised command from running off. Hordes of the Things, Demoralised commands. */

import { commandOf, paid } from '../../../engine/army/commands.ts';
import { type Battle, type PlacedBase, placedBase, type SideId } from '../../../engine/battle.ts';
import { areGroup } from '../../../engine/board/groups.ts';
import type { Line } from '../../../engine/contract/line.ts';
import type { Option, Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change, Reason } from '../../../engine/event.ts';
import { reason } from '../../../engine/game/decide.ts';
import { tell } from '../../../engine/game/work.ts';
import { costOf } from '../../../engine/moves/judge.ts';
import { roundPose, turnedAbout } from '../../../geometry/pose.ts';
import { because } from '../citing.ts';
import type { HottOrder } from '../commands.ts';
import { points, priceOf } from '../moves/price.ts';
import { heldBy, isHeldInFront } from '../moves/start-checks.ts';
import { figure } from '../troops/marks.ts';
import { purseOf } from './commands.ts';
import { isDemoralised } from './demoralised.ts';
import { runaways } from './run-off.ts';

/** All that are held belong to one demoralised command, and none has moved or been held in this bound. */
function eachReasons(work: Work, base: PlacedBase, by: SideId, first: PlacedBase): readonly Reason[] {
  const figures = { base: base.id };
  if (base.side !== by) return [reason(work.rules, 'not-yours', figures)];
  if (!isDemoralised(work.battle, base))
    return [because('hott.demo.4', 'hott.mass.no-need-to-hold', figures)];
  if (commandOf(base) !== commandOf(first) && holds('hott.mass.4'))
    return [because('hott.mass.4', 'hott.mass.two-commands', { ...figures, other: first.id })];
  return figure(base.bound, 'tactical') > 0 && holds('hott.seq.6')
    ? [because('hott.seq.6', 'hott.moved-before', figures)]
    : [];
}

/** An element that fights to its front may only break off, so it does not turn about. */
function turnReasons({ battle }: Work, base: PlacedBase): readonly Reason[] {
  if (!isHeldInFront(battle, base) || !holds('hott.breakoff.7')) return [];
  return [because('hott.breakoff.7', ...heldBy(battle, base))];
}

/** A single element may turn about as it is held; a group may not. */
function formReasons(work: Work, bases: readonly PlacedBase[], turns: boolean): readonly Reason[] {
  const figures = { bases: bases.map(({ id }) => id), count: bases.length };
  const [only] = bases;
  if (only && bases.length === 1) {
    if (!holds('hott.demo.4')) return [because('hott.demo.4', 'hott.mass.no-hold', figures)];
    return turns ? turnReasons(work, only) : [];
  }
  if (turns && holds('hott.demo.5')) return [because('hott.demo.5', 'hott.mass.group-turns', figures)];
  return areGroup(work.rules, work.battle, bases) ? [] : [reason(work.rules, 'not-a-group', figures)];
}

function priceReasons(work: Work, bases: readonly PlacedBase[], price: readonly Line[]): readonly Reason[] {
  const left = points(work.battle, bases);
  const cost = costOf(price);
  return cost > left ? [reason(work.rules, 'not-enough-points', { price: cost, left })] : [];
}

function changesOf(
  work: Work,
  bases: readonly PlacedBase[],
  cost: number,
  turns: boolean,
): readonly Change[] {
  return [
    paid(work.battle, purseOf(work.battle, bases[0] as PlacedBase), cost),
    ...bases.flatMap((base): Change[] => [
      ...(turns
        ? [{ change: 'place', base: base.id, at: roundPose(turnedAbout(base.pose, base.depth)) } as const]
        : []),
      { change: 'mark', base: base.id, set: { tactical: 1, held: 1 } },
    ]),
  ];
}

/** Holds an element or a group where it is; returns the reasons if that is not legal. */
export function makeHold(work: Work, command: HottOrder<'hold'>, by: SideId): readonly Reason[] {
  const bases = command.bases.flatMap((id) => placedBase(work.battle, id) ?? []);
  const [first] = bases;
  if (!first) return [reason(work.rules, 'unknown-base', { base: '' })];
  const turns = command.turnabout === true;
  const senseless = bases.flatMap((base) => eachReasons(work, base, by, first));
  if (senseless.length > 0) return senseless;
  const price = priceOf(work.battle, bases, 0);
  const against = [...formReasons(work, bases, turns), ...priceReasons(work, bases, price)];
  if (against.length > 0) return against;
  const cost = costOf(price);
  const figures = {
    bases: bases.map(({ id }) => id),
    count: bases.length,
    price: cost,
    turns: turns ? 1 : 0,
  };
  tell(work, { type: 'held', rule: 'hott.demo.4', figures }, changesOf(work, bases, cost, turns));
  return [];
}

/** The orders that hold one element each, of those that would run off. */
export const holdOptions = (battle: Battle): readonly Option[] =>
  runaways(battle)
    .filter((base) => costOf(priceOf(battle, [base], 0)) <= points(battle, [base]))
    .map(({ id }) => ({
      command: { type: 'hold', bases: [id] },
      key: 'hott.option.hold',
      figures: { base: id },
    }));
