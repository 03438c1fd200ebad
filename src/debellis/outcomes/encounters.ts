/** Decides about elements in the way of an outcome move. */

import type { Battle, PlacedBase } from '../../engine/battle.ts';
import { rectangleAt, rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Encounter, OutcomeWay } from '../../engine/contract/outcomes.ts';
import { holds } from '../../engine/effects.ts';
import { type Touch, touchesOf } from '../../geometry/contact.ts';
import { scale } from '../../geometry/point.ts';
import { straightFree } from '../../geometry/sweep.ts';
import { parallel } from '../../geometry/tolerance.ts';
import { clauseIn, holdsIn } from '../book.ts';
import { touchesFront } from '../fights/contacts.ts';
import type { Debellis } from '../game.ts';

type Does = Encounter['does'];

/** An entry if its condition is met and its clause holds. */
const entry = (when: boolean, does: Does, rule: string): readonly Encounter[] =>
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
export const givesWay = (game: Debellis, mover: PlacedBase, enemy: PlacedBase): boolean =>
  game.isOf(enemy, 'Ps') &&
  !touchesGoingBack(mover, enemy).some(({ theirs }) => theirs === 'front') &&
  holdsIn(game.outcomes, 'giveWay');

function backOnEnemy(game: Debellis, { mover }: OutcomeWay, enemy: PlacedBase): readonly Encounter[] {
  const both = !game.isOf(mover, 'Ps') && diesToo(touchesGoingBack(mover, enemy));
  return [
    ...entry(both, 'both', clauseIn(game.outcomes, 'enemyDiesToo')),
    ...entry(true, 'self', clauseIn(game.outcomes, 'backOnEnemy')),
  ];
}

/** Can the base not be pushed? This holds for the heaviest troops, and for a base in a fight. */
const standsFirm = (game: Debellis, battle: Battle, other: PlacedBase): boolean =>
  (game.isOf(other, 'El', 'WWg', 'Bg') && holdsIn(game.outcomes, 'standFirm')) ||
  game.isTrain(other) ||
  touchesFront(game, battle, other);

/** Is it naval and not to be pushed? Naval elements push each other, land troops do not push them. */
const isAnchored = (game: Debellis, mover: PlacedBase, other: PlacedBase): boolean =>
  game.isNaval(other) &&
  (game.isNaval(mover) ? !holdsIn(game.outcomes, 'pushShips') : holdsIn(game.outcomes, 'shipsStand'));

/** Does a recoiling base push this friend back? */
export function isPushed(game: Debellis, battle: Battle, mover: PlacedBase, other: PlacedBase): boolean {
  if (other.side !== mover.side || standsFirm(game, battle, other) || isAnchored(game, mover, other))
    return false;
  if (parallel(mover.pose.facing, other.pose.facing)) return true;
  return game.isSkirmisher(other) && holdsIn(game.outcomes, 'pushSkirmishers');
}

function backOnFriend(
  game: Debellis,
  battle: Battle,
  { mover }: OutcomeWay,
  other: PlacedBase,
): readonly Encounter[] {
  if (isPushed(game, battle, mover, other)) {
    const alike = parallel(mover.pose.facing, other.pose.facing);
    return [
      {
        does: 'push',
        rule: alike ? clauseIn(game.outcomes, 'standFirm') : clauseIn(game.outcomes, 'pushSkirmishers'),
      },
    ];
  }
  const rule = game.passingRule(battle, mover, other);
  return rule ? [{ does: 'pass', rule }] : [{ does: 'stop', rule: clauseIn(game.outcomes, 'standFirm') }];
}

const back = (game: Debellis, battle: Battle, way: OutcomeWay, other: PlacedBase): readonly Encounter[] =>
  other.side === way.mover.side ? backOnFriend(game, battle, way, other) : backOnEnemy(game, way, other);

/** A pushed base stops at any base that does not make way. */
function pushed(game: Debellis, battle: Battle, way: OutcomeWay, other: PlacedBase): readonly Encounter[] {
  const stop: Encounter = { does: 'stop', rule: clauseIn(game.outcomes, 'standFirm') };
  return other.side === way.mover.side ? backOnFriend(game, battle, way, other) : [stop];
}

/** Does this friend block a flight, because it cannot flee too? */
const blocksFlight = (game: Debellis, battle: Battle, other: PlacedBase): boolean =>
  game.isOf(other, 'El') || game.isTrain(other) || touchesFront(game, battle, other);

function flight(
  game: Debellis,
  battle: Battle,
  { mover }: OutcomeWay,
  other: PlacedBase,
): readonly Encounter[] {
  const rule = game.passingRule(battle, mover, other);
  if (rule) return [{ does: 'pass', rule }];
  const carried = other.side === mover.side && !blocksFlight(game, battle, other);
  return [
    ...entry(true, 'avoid', clauseIn(game.outcomes, 'fleeAside')),
    ...entry(carried, 'carry', clauseIn(game.outcomes, 'fleeAside')),
    { does: 'stop', rule: clauseIn(game.outcomes, 'fleeAside') },
  ];
}

function pursuit(
  game: Debellis,
  battle: Battle,
  { mover }: OutcomeWay,
  other: PlacedBase,
): readonly Encounter[] {
  const rule = game.passingRule(battle, mover, other);
  return [
    ...(rule ? [{ does: 'pass' as const, rule }] : []),
    { does: 'stop', rule: clauseIn(game.outcomes, 'pursuitDistance') },
  ];
}

/** The possible outcomes for an element in the way, the best first. */
export function meets(
  game: Debellis,
  battle: Battle,
  way: OutcomeWay,
  other: PlacedBase,
): readonly Encounter[] {
  switch (way.kind) {
    case 'recoil':
    case 'withdraw':
      return back(game, battle, way, other);
    case 'push':
      return pushed(game, battle, way, other);
    case 'flee':
      return flight(game, battle, way, other);
    case 'pursue':
      return pursuit(game, battle, way, other);
  }
}
