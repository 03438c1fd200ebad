/** Decides about bases in the way of an outcome move. Blood and Blades, Combat, outcome moves. */

import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { isFollowedBy } from '../../../engine/board/columns.ts';
import { groupOf } from '../../../engine/board/groups.ts';
import type { Encounter, OutcomeWay } from '../../../engine/contract/outcomes.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { encounter, passes } from '../../../engine/outcomes/encounter.ts';
import type { Rectangle } from '../../../geometry/rectangle.ts';
import { parallel } from '../../../geometry/tolerance.ts';
import { isInCloseCombat } from '../board/contacts.ts';
import { board } from '../board/index.ts';
import { passingRule } from '../board/passing.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { isBaggage, isElephant } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';

/** A list of one encounter if the condition and its clause hold; else empty. */
const entry = encounter<BnbClause>;

/** Passing, if a clause allows it. */
const passing = (
  battle: Battle,
  { mover }: OutcomeWay,
  other: PlacedBase,
  how: 'advancing' | 'recoiling',
  over: Rectangle,
): readonly Encounter[] => passes(passingRule(battle, mover, other, how, over));

const facesAlike = (a: PlacedBase, b: PlacedBase): boolean => parallel(a.pose.facing, b.pose.facing);

/** Bases of a bent column count as facing alike, so each may push the one behind it. */
const pushesRoundBend = (mover: PlacedBase, other: PlacedBase): boolean =>
  isFollowedBy(mover, other) && holds('bnb.column.8') && holds('bnb.column.9');

/** An enemy stops a recoil, unless an elephant tramples it. */
function recoilOnEnemy({ mover }: OutcomeWay, other: PlacedBase): readonly Encounter[] {
  const tramples = isElephant(mover);
  return [
    ...entry(tramples && isElephant(other), 'both', 'bnb.recoil.18'),
    ...entry(tramples && !isElephant(other), 'crush', 'bnb.recoil.18'),
    ...entry(true, 'stop', 'bnb.recoil.7'),
  ];
}

/** Pushing back, with the exceptions for elephants. */
function pushes({ mover, first }: OutcomeWay, other: PlacedBase): readonly Encounter[] {
  const rooted = isBaggage(other) && holds('bnb.troop.23');
  if (rooted || !(facesAlike(mover, other) || pushesRoundBend(mover, other))) return [];
  const heavy = isElephant(other) && holds('bnb.push.6');
  const tramples = isElephant(first);
  const trampled = [
    ...entry(heavy && tramples, 'both', 'bnb.push.7'),
    ...entry(heavy && !tramples, 'self', 'bnb.push.7'),
    ...entry(!heavy && tramples, 'crush', 'bnb.recoil.17'),
  ];
  if (trampled.length > 0) return trampled;
  return entry(!heavy, 'push', 'bnb.push.1');
}

function recoil(battle: Battle, way: OutcomeWay, other: PlacedBase, over: Rectangle): readonly Encounter[] {
  if (other.side !== way.mover.side) return recoilOnEnemy(way, other);
  const allowed = holds('bnb.recoil.12');
  const through = allowed ? passing(battle, way, other, 'recoiling', over) : [];
  if (isInCloseCombat(battle, other) && holds('bnb.recoil.15'))
    return [...(holds('bnb.pass.10') ? [] : through), ...entry(true, 'stop', 'bnb.recoil.8')];
  const back = allowed ? pushes(way, other) : [];
  const either = through.length > 0 && back.some((each) => each.does === 'push');
  return [
    ...(either && !holds('bnb.recoil.11') ? [] : through),
    ...back,
    ...entry(true, 'stop', 'bnb.recoil.8'),
  ];
}

// Groups depend on the board alone, so this part of a ruleset is enough here.
const forGroups = { board } as Ruleset;

const wereGrouped = (battle: Battle, a: PlacedBase, b: PlacedBase): boolean =>
  groupOf(forGroups, battle, a).some((each) => each.id === b.id);

/** A pushed base pushes only bases of its group, and passes none. */
function pushed(battle: Battle, way: OutcomeWay, other: PlacedBase, over: Rectangle): readonly Encounter[] {
  if (other.side !== way.mover.side) return entry(true, 'stop', 'bnb.recoil.7');
  if (isInCloseCombat(battle, other) && holds('bnb.recoil.15')) return entry(true, 'stop', 'bnb.recoil.8');
  const through = passing(battle, way, other, 'recoiling', over);
  const together = wereGrouped(battle, way.mover, other) || !holds('bnb.push.5');
  return [
    ...(through.length > 0 && !holds('bnb.push.4') ? through : []),
    ...(together ? pushes(way, other) : []),
    ...entry(true, 'stop', 'bnb.recoil.8'),
  ];
}

/** After its recoil a withdrawing base passes others as in a normal move, and pushes none. */
function withdrawal(
  battle: Battle,
  way: OutcomeWay,
  other: PlacedBase,
  over: Rectangle,
): readonly Encounter[] {
  if (other.side !== way.mover.side) return entry(true, 'stop', 'bnb.recoil.7');
  const through = passing(battle, way, other, 'advancing', over);
  return [
    ...(through.length > 0 && holds('bnb.withdraw.2') ? through : []),
    { does: 'stop', rule: 'bnb.pass.9' },
  ];
}

function flight(battle: Battle, way: OutcomeWay, other: PlacedBase, over: Rectangle): readonly Encounter[] {
  if (other.side !== way.mover.side) return entry(true, 'avoid', 'bnb.flee.3');
  const busy = entry(isInCloseCombat(battle, other), 'avoid', 'bnb.flee.6');
  if (busy.length > 0) return busy;
  return [
    ...passing(battle, way, other, 'advancing', over),
    ...entry(!isBaggage(other), 'carry', 'bnb.flee.2'),
    ...entry(true, 'stop', 'bnb.pass.9'),
  ];
}

function pursuit(battle: Battle, way: OutcomeWay, other: PlacedBase, over: Rectangle): readonly Encounter[] {
  const through = passing(battle, way, other, 'advancing', over);
  return [
    ...(through.length > 0 && !holds('bnb.pass.10') ? through : []),
    ...entry(true, 'stop', 'bnb.pursue.15'),
  ];
}

/** An impetuous friend for which a base makes room stays, and lets fleers through. */
function onSurging(way: OutcomeWay): readonly Encounter[] {
  const stop: Encounter = { does: 'stop', rule: 'bnb.impetuous.26' };
  return way.kind === 'flee' ? [{ does: 'pass', rule: 'bnb.impetuous.27' }, stop] : [stop];
}

/** The possible outcomes for a base in the way, the preferred one first. */
export function meets(
  battle: Battle,
  way: OutcomeWay,
  other: PlacedBase,
  over: Rectangle,
): readonly Encounter[] {
  if (figure(other.bound, 'surging') > 0 && other.side === way.mover.side) return onSurging(way);
  switch (way.kind) {
    case 'recoil':
      return recoil(battle, way, other, over);
    case 'push':
      return pushed(battle, way, other, over);
    case 'withdraw':
      return withdrawal(battle, way, other, over);
    case 'flee':
      return flight(battle, way, other, over);
    case 'pursue':
      return pursuit(battle, way, other, over);
  }
}
