/**
 * Elements that may not move, or only break off from close combat. Hordes of the Things, Tactical moves, breaking off.
 */

import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { NONE, onEveryWay } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import { isStraightBack, outlineAt } from '../../../engine/moves/way.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import { deemedApart, frontEdgeOn, heldInFront, touchedInFront } from '../board/contacts.ts';
import { breaks, breaksAll } from '../citing.ts';
import { isInCover } from '../ground/going.ts';
import { strongholdAttacked } from '../ground/stronghold.ts';
import { paces } from '../measures.ts';
import { isAerial } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { allowedAt } from './limits.ts';

/** An element makes one tactical move a bound, alone or in a group. */
export function onceBroken(trace: Trace): readonly Broken[] {
  const again = trace.way.movers.find((base) => figure(base.bound, 'tactical') > 0 || hasMoved(base));
  if (!again || !holds('hott.seq.6')) return NONE;
  return [onEveryWay(breaksAll('hott.seq.6', 'hott.moved-before', { base: again.id }))];
}

const hasMoved = (base: PlacedBase): boolean => figure(base.bound, 'moved') > 0;

/** Does it fight to its front, an enemy element or a stronghold? */
export const isHeldInFront = (battle: Battle, base: PlacedBase): boolean =>
  heldInFront(battle, base).length > 0 || strongholdAttacked(battle, base) !== null;

/** The message that it can only break off, and from which enemy. */
export function heldBy(
  battle: Battle,
  base: PlacedBase,
): readonly [string, { readonly [key: string]: string }] {
  const [held] = heldInFront(battle, base);
  return held
    ? ['hott.held', { base: base.id, other: held.base.id }]
    : ['hott.held-at-stronghold', { base: base.id }];
}

function groupHeld(trace: Trace): readonly Broken[] {
  for (const base of trace.way.movers) {
    const enemy = frontEdgeOn(trace.battle, base);
    if (enemy && holds('hott.group.4'))
      return [breaksAll('hott.group.4', 'hott.group-held', { base: base.id, other: enemy.base.id })];
    if (!enemy && isHeldInFront(trace.battle, base) && holds('hott.breakoff.7'))
      return [breaksAll('hott.breakoff.7', ...heldBy(trace.battle, base))];
  }
  return NONE;
}

/** The least distance straight back of a break-off. */
const BREAK_OFF = paces(200);

/** The most that an element could go in the ground at the end of the way; aerials have no move in cover. */
function speed(trace: Trace, base: PlacedBase): number {
  const end = outlineAt(trace.way.movers[0] as PlacedBase, trace.ends[0] as Pose);
  return isAerial(base) && isInCover(trace.battle, base, end) ? 0 : allowedAt(trace, base, end);
}

const isTurnabout = (trace: Trace): boolean =>
  trace.way.stages.some((stage) => stage.motion.kind === 'turnabout');

const goesBack = (trace: Trace): boolean =>
  trace.way.stages.every(({ motion }) => isStraightBack(motion) || motion.kind === 'turnabout');

/** Does the way end in touch with an enemy? */
const touchedAtEnd = (trace: Trace): boolean =>
  trace.contacts.some(
    ({ other }) =>
      other.side !== trace.way.movers[0]?.side &&
      !deemedApart(trace.battle, trace.way.movers[0] as PlacedBase, other),
  );

/** The reason for a move that starts as a break-off and then goes in another direction. */
function turnedAside({ way }: Trace, figures: { readonly base: string }): readonly Broken[] {
  const [first] = way.stages;
  const begins = first !== undefined && isStraightBack(first.motion) && holds('hott.breakoff.5');
  return begins ? [breaks(1, 'hott.breakoff.5', 'hott.break-off.aside', figures)] : NONE;
}

function breakOffBroken(trace: Trace, base: PlacedBase): readonly Broken[] {
  const figures = { base: base.id };
  if (!goesBack(trace) || !holds('hott.breakoff.1'))
    return holds('hott.breakoff.7')
      ? [breaksAll('hott.breakoff.7', ...heldBy(trace.battle, base)), ...turnedAside(trace, figures)]
      : NONE;
  const end = trace.way.stages.length;
  const found: Broken[] = [];
  const touched = touchedInFront(trace.battle, base);
  const faster = touched.find((contact) => atMost(speed(trace, base), speed(trace, contact.base)));
  if (faster && holds('hott.breakoff.2'))
    found.push(
      breaks(end, 'hott.breakoff.2', 'hott.break-off.slow', { base: base.id, other: faster.base.id }),
    );
  const attacker = frontEdgeOn(trace.battle, base, (mine) => mine !== 'front');
  if (attacker && holds('hott.breakoff.3'))
    found.push(
      breaksAll('hott.breakoff.3', 'hott.break-off.flanked', { base: base.id, other: attacker.base.id }),
    );
  if (touchedAtEnd(trace) && holds('hott.breakoff.4'))
    found.push(breaks(end, 'hott.breakoff.4', 'hott.break-off.contact', figures));
  if (!atMost(BREAK_OFF, trace.length) && holds('hott.breakoff.5'))
    found.push(breaks(end, 'hott.breakoff.5', 'hott.break-off.short', { ...figures, limit: BREAK_OFF }));
  if (isTurnabout(trace) && holds('hott.breakoff.6'))
    found.push(breaks(end, 'hott.breakoff.6', 'hott.break-off.facing', figures));
  return found;
}

/** An element that fights to its front may only break off, and only alone. */
export function heldBroken(trace: Trace): readonly Broken[] {
  const [base] = trace.way.movers;
  if (!base) return NONE;
  if (trace.way.movers.length > 1) return groupHeld(trace);
  if (!isHeldInFront(trace.battle, base)) return NONE;
  return breakOffBroken(trace, base);
}
