/** Decides about elements in the way of an outcome move. DBM, Recoiling, Fleeing, Pursuing; rulings 91, 117 to 119. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { rectangleAt, rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Encounter, OutcomeWay } from '../../../engine/contract/outcomes.ts';
import { holds } from '../../../engine/effects.ts';
import { type Touch, touchesOf } from '../../../geometry/contact.ts';
import { scale } from '../../../geometry/point.ts';
import { straightFree } from '../../../geometry/sweep.ts';
import { parallel } from '../../../geometry/tolerance.ts';
import { isNaval, isOf, isSkirmisher, isTrain } from '../base.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { touchesFront } from '../contacts.ts';
import { passingRule } from '../passing.ts';

type Does = Encounter['does'];

/** An entry if its condition is met and its clause holds. */
const entry = (when: boolean, does: Does, rule: DbmClause): readonly Encounter[] =>
  when && holds(rule) ? [{ does, rule }] : [];

/** Longer than any recoil, in millimetres. */
const FAR = 200;

/** The contacts of a recoiling base with a base behind it. */
function touchesGoingBack(mover: PlacedBase, other: PlacedBase): readonly Touch[] {
  const from = rectangleOfBase(mover);
  const way = scale(from.forward, -FAR);
  const theirs = rectangleOfBase(other);
  const free = straightFree(from, way.x, way.y, theirs.corners);
  const { pose } = mover;
  const at = { ...pose, x: pose.x + way.x * free, y: pose.y + way.y * free };
  return touchesOf(rectangleAt(mover, at), theirs);
}

const isRearCorner = (part: string): boolean => part === 'rear-left' || part === 'rear-right';

/** Is the enemy behind destroyed too? It is if it is met by its rear, or if a corner meets its side. */
function diesToo(touches: readonly Touch[]): boolean {
  const ofRear = touches.filter(({ mine }) => mine === 'rear');
  const edge = ofRear.find(({ length }) => length > 0);
  if (edge) return edge.theirs === 'rear';
  if (ofRear.some(({ theirs }) => isRearCorner(theirs))) return true;
  return (
    ofRear.length === 0 &&
    touches.some(({ mine, theirs }) => isRearCorner(mine) && ['rear', 'left', 'right'].includes(theirs))
  );
}

/** Does the enemy make way? Psiloi make way for a base that recoils into their side or rear. */
export const givesWay = (mover: PlacedBase, enemy: PlacedBase): boolean =>
  isOf(enemy, 'Ps') &&
  !touchesGoingBack(mover, enemy).some(({ theirs }) => theirs === 'front') &&
  holds('dbm.recoil.12');

function backOnEnemy({ mover }: OutcomeWay, enemy: PlacedBase): readonly Encounter[] {
  const both = !isOf(mover, 'Ps') && diesToo(touchesGoingBack(mover, enemy));
  return [...entry(both, 'both', 'dbm.recoil.4'), ...entry(true, 'self', 'dbm.recoil.3')];
}

/** Can the base not be pushed? This holds for the heaviest troops, and for a base in a fight. */
const standsFirm = (battle: Battle, other: PlacedBase): boolean =>
  (isOf(other, 'El', 'WWg', 'Bg') && holds('dbm.recoil.1')) || isTrain(other) || touchesFront(battle, other);

/** Is it naval and not to be pushed? Naval elements push each other, land troops do not push them. */
const isAnchored = (mover: PlacedBase, other: PlacedBase): boolean =>
  isNaval(other) && (isNaval(mover) ? !holds('dbm.recoil.8') : holds('dbm.recoil.9'));

/** Does a recoiling base push this friend back? */
export function isPushed(battle: Battle, mover: PlacedBase, other: PlacedBase): boolean {
  if (other.side !== mover.side || standsFirm(battle, other) || isAnchored(mover, other)) return false;
  if (parallel(mover.pose.facing, other.pose.facing)) return true;
  return isSkirmisher(other) && holds('dbm.recoil.13');
}

function backOnFriend(battle: Battle, { mover }: OutcomeWay, other: PlacedBase): readonly Encounter[] {
  if (isPushed(battle, mover, other)) {
    const alike = parallel(mover.pose.facing, other.pose.facing);
    return [{ does: 'push', rule: alike ? 'dbm.recoil.1' : 'dbm.recoil.13' }];
  }
  const rule = passingRule(battle, mover, other);
  return rule ? [{ does: 'pass', rule }] : [{ does: 'stop', rule: 'dbm.recoil.1' }];
}

const back = (battle: Battle, way: OutcomeWay, other: PlacedBase): readonly Encounter[] =>
  other.side === way.mover.side ? backOnFriend(battle, way, other) : backOnEnemy(way, other);

/** A pushed base stops at any base that does not make way. */
function pushed(battle: Battle, way: OutcomeWay, other: PlacedBase): readonly Encounter[] {
  const stop: Encounter = { does: 'stop', rule: 'dbm.recoil.1' };
  return other.side === way.mover.side ? backOnFriend(battle, way, other) : [stop];
}

/** Does this friend block a flight, because it cannot flee too? */
const blocksFlight = (battle: Battle, other: PlacedBase): boolean =>
  isOf(other, 'El') || isTrain(other) || touchesFront(battle, other);

function flight(battle: Battle, { mover }: OutcomeWay, other: PlacedBase): readonly Encounter[] {
  const rule = passingRule(battle, mover, other);
  if (rule) return [{ does: 'pass', rule }];
  const carried = other.side === mover.side && !blocksFlight(battle, other);
  return [
    ...entry(true, 'avoid', 'dbm.flee.5'),
    ...entry(carried, 'carry', 'dbm.flee.5'),
    { does: 'stop', rule: 'dbm.flee.5' },
  ];
}

function pursuit(battle: Battle, { mover }: OutcomeWay, other: PlacedBase): readonly Encounter[] {
  const rule = passingRule(battle, mover, other);
  return [...(rule ? [{ does: 'pass' as const, rule }] : []), { does: 'stop', rule: 'dbm.pursue.6' }];
}

/** The possible outcomes for an element in the way, the best first. */
export function meets(battle: Battle, way: OutcomeWay, other: PlacedBase): readonly Encounter[] {
  switch (way.kind) {
    case 'recoil':
    case 'withdraw':
      return back(battle, way, other);
    case 'push':
      return pushed(battle, way, other);
    case 'flee':
      return flight(battle, way, other);
    case 'pursue':
      return pursuit(battle, way, other);
  }
}
