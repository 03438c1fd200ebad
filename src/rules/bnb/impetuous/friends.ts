/** Friends in the way of an impetuous base. Blood and Blades, impetuous move, playing the impetuous move. */
import { type BaseId, type Battle, type Frame, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { type Trace, usedAt } from '../../../engine/moves/trace.ts';
import { distance } from '../../../geometry/point.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { atMost, moreThan } from '../../../geometry/tolerance.ts';
import { isInCloseCombat } from '../board/contacts.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { mayAvoidDifficult } from '../outcomes/flight.ts';
import { isBaggage, isElephant, troopOf } from '../troops/base.ts';
import { isMounted } from '../troops/troops.ts';
import { type Course, farthestAlong, type Spent } from './advance.ts';
import { type DutyOptions, dutyOf, hasMoved, isFiery, isHelping } from './who.ts';

/** A friend in the way that has already recoiled or fled. */
export interface Tried {
  readonly friend: BaseId;
  /** Where it stood before. */
  readonly stood: Pose;
  readonly fled: boolean;
}

export type Answer =
  | { readonly does: 'stop'; readonly rule: BnbClause }
  | { readonly does: 'go-first' | 'recoil' | 'flee'; readonly rule: BnbClause };

function isKept(battle: Battle, friend: PlacedBase): boolean {
  return isElephant(friend) || isInCloseCombat(battle, friend) || isHelping(battle, friend);
}

const stop = (rule: BnbClause): Answer => ({ does: 'stop', rule });

/** The reaction of a friend that stops an impetuous base: the first case that fits. */
export function answerOf(
  rules: Ruleset,
  battle: Battle,
  mover: PlacedBase,
  friend: PlacedBase,
  tried: Tried | null,
  options: DutyOptions,
): Answer {
  if (isKept(battle, friend) && holds('bnb.impetuous.23')) return stop('bnb.impetuous.23');
  const must = dutyOf(rules, battle, friend, { ...options, evenHalted: true }) !== null;
  if (must && holds('bnb.impetuous.24')) return { does: 'go-first', rule: 'bnb.impetuous.24' };
  const spent = hasMoved(friend) && (isFiery(friend) || friend.bound.impetuous !== undefined);
  if (spent && holds('bnb.impetuous.25')) return stop('bnb.impetuous.25');
  return roomMade(mover, friend, tried?.friend === friend.id ? tried : null);
}

const standsAt = ({ pose }: PlacedBase, at: Pose): boolean =>
  !moreThan(distance(pose, at), 0) && pose.facing === at.facing;

function roomMade(mover: PlacedBase, friend: PlacedBase, tried: Tried | null): Answer {
  if (isBaggage(friend) || tried?.fled) return stop('bnb.impetuous.26');
  const mounted = isMounted(troopOf(mover));
  if (!tried && !mounted)
    return holds('bnb.impetuous.26') ? { does: 'recoil', rule: 'bnb.impetuous.26' } : stop('bnb.move.17');
  const stuck = tried !== null && standsAt(friend, tried.stood);
  if (mounted || stuck)
    return holds('bnb.impetuous.27') ? { does: 'flee', rule: 'bnb.impetuous.27' } : stop('bnb.move.17');
  return { does: 'recoil', rule: 'bnb.impetuous.26' };
}

/** The frame in which a friend makes room. The friend of a mounted mover recoils and flees in one frame. */
export function roomFrame(battle: Battle, mover: PlacedBase, friend: PlacedBase, answer: Answer): Frame {
  const frame = { step: 'outcome', base: friend.id, cause: answer.rule, fight: 'close', forced: true };
  if (answer.does === 'recoil') return { ...frame, outcome: 'recoil' };
  if (isMounted(troopOf(mover))) return { ...frame, outcome: 'flee' };
  return { ...frame, outcome: 'flee', stage: 'flee', recoiled: 0, dry: mayAvoidDifficult(battle, friend) };
}

const without = (battle: Battle, ids: readonly BaseId[]): Battle => ({
  ...battle,
  bases: battle.bases.filter((base) => !ids.includes(base.id)),
});

/**
 * The friend that stops a base on its course, or the first of them if only several together do; null if something
 * else stops it.
 */
export function friendInTheWay(
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  course: Course,
  spent: Spent,
  wish: Trace,
  length: number,
): PlacedBase | null {
  const met = wish.meetings
    .filter(({ other, at }) => other.side === base.side && atMost(usedAt(wish, at), length + 2))
    .map(({ other }) => other.id);
  const goesOn = (gone: readonly BaseId[]): boolean => {
    const { best } = farthestAlong(rules, without(battle, gone), base, course, spent);
    return best !== null && moreThan(best.judgement.length, length);
  };
  const friend = met.find((id) => goesOn([id])) ?? (met.length > 1 && goesOn(met) ? met[0] : undefined);
  return friend === undefined ? null : placedBase(battle, friend);
}
