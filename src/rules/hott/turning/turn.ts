/** How turns to face an attacker are carried out. Hordes of the Things, Flank or rear contacts. */

import { type Frame, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Change } from '../../../engine/event.ts';
import { tell } from '../../../engine/game/work.ts';
import { cornerWay } from '../../../engine/moves/measure.ts';
import { placesOn } from '../../../engine/moves/places.ts';
import type { Placing, TurnPlan } from '../../../engine/turning/plan.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { roundPose } from '../../../geometry/pose.ts';
import { attackersAside } from '../board/contacts.ts';
import { AFTERMATH, outcomeFrame } from '../outcomes/frames.ts';
import { isFreePlace, turnPlan, undone } from './places.ts';

const placed = ({ base, to }: Placing): Change => ({ change: 'place', base: base.id, at: to });

/** Undoes the attacker's move of this bound. Its cost stays spent. */
function cancel(work: Work, base: PlacedBase, attacker: PlacedBase): void {
  const to = undone(work, attacker);
  if (to === null || !holds('hott.close.6')) return;
  const figures = { base: attacker.id, other: base.id };
  const change: Change =
    to === 'reserve'
      ? { change: 'remove', base: attacker.id, to: 'reserve' }
      : { change: 'place', base: attacker.id, at: to };
  tell(work, { type: 'contact-undone', rule: 'hott.close.6', figures }, [change]);
}

const FLANKS_AND_REAR = ['left-flank', 'right-flank', 'rear'];

/** The nearest place where another attacker touches the turned base again. */
function renewed(work: Work, attacker: PlacedBase, base: PlacedBase): Pose | null {
  const found = placesOn(attacker, base)
    .filter(({ kind }) => FLANKS_AND_REAR.includes(kind))
    .map(({ pose }) => ({ pose: roundPose(pose), mm: cornerWay(attacker, attacker.pose, pose) }))
    .filter(({ pose }) => isFreePlace(work, attacker, pose))
    .sort((a, b) => a.mm - b.mm)[0];
  return found?.pose ?? null;
}

/** Attackers that lost contact by the turn come into contact again if there is room. */
function renew(work: Work, id: string, others: readonly PlacedBase[]): void {
  for (const other of others) {
    const base = placedBase(work.battle, id);
    const attacker = placedBase(work.battle, other.id);
    if (!base || !attacker || attackersAside(work.battle, base).some((each) => each.id === other.id))
      continue;
    const to = renewed(work, attacker, base);
    if (to && holds('hott.close.8'))
      tell(work, { type: 'contact-renewed', rule: 'hott.close.8', figures: { base: other.id, other: id } }, [
        { change: 'place', base: other.id, at: to },
      ]);
  }
}

function carryOut(work: Work, base: PlacedBase, plan: TurnPlan): void {
  const figures = { base: base.id, other: plan.attacker.id, mm: Math.round(plan.back * 100) / 100 };
  tell(
    work,
    { type: 'turned-to-face', rule: plan.back > 0 ? 'hott.close.6' : 'hott.close.3', figures },
    plan.placings.map(placed),
  );
}

const RECOIL = { cause: 'hott.close.9', fight: 'close' };

/** The recoils of elements that find no place behind the one that turns. They happen before it turns. */
export function recoilsBefore(work: Work, base: PlacedBase, attacker: PlacedBase): readonly Frame[] {
  const recoils = turnPlan(work, base, attacker)?.left ?? [];
  if (recoils.length === 0) return [];
  const frames = recoils.map(({ id }) => outcomeFrame(id, 'recoil', { ...RECOIL, winner: attacker.id }));
  return [...frames, AFTERMATH];
}

/** Turns a base to face an attacker, or undoes the contact if there is no room. */
export function turn(
  work: Work,
  base: PlacedBase,
  attacker: PlacedBase,
  attackers: readonly PlacedBase[],
): void {
  const plan = turnPlan(work, base, attacker);
  if (!plan) {
    cancel(work, base, attacker);
    return;
  }
  carryOut(work, base, plan);
  renew(
    work,
    base.id,
    attackers.filter(({ id }) => id !== attacker.id),
  );
}
