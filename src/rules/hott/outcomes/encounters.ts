/** Decides about elements in the way of an outcome move. Hordes of the Things, Recoiling, Fleeing, Pursuit. */

import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import type { Encounter, OutcomeWay } from '../../../engine/contract/outcomes.ts';
import { holds } from '../../../engine/effects.ts';
import { encounter, passes } from '../../../engine/outcomes/encounter.ts';
import { parallel } from '../../../geometry/tolerance.ts';
import { passingRule } from '../board/passing.ts';
import type { HottClause } from '../clauses/ids.ts';
import { isAerial, isOf } from '../troops/base.ts';
import { isHeldAside } from './held.ts';

const entry = encounter<HottClause>;

const areEnemies = (a: PlacedBase, b: PlacedBase): boolean => a.side !== b.side;

/** Behemoths and dragons trample when they recoil. */
export const isTrampler = (base: PlacedBase): boolean => isOf(base, 'Behemoth', 'Dragon');

/** A trampler that itself recoils tramples all but behemoths, aerials and sneakers. */
export const isTrampled = ({ mover, kind }: OutcomeWay, other: PlacedBase): boolean =>
  (kind === 'recoil' || !holds('hott.push.6')) &&
  isTrampler(mover) &&
  !isAerial(other) &&
  !isOf(other, 'Behemoth', 'Sneakers');

const tramples = (way: OutcomeWay, other: PlacedBase): readonly Encounter[] =>
  entry(isTrampled(way, other), 'crush', 'hott.recoil.12');

const passing = (
  battle: Battle,
  { mover }: OutcomeWay,
  other: PlacedBase,
  how: 'moving' | 'recoiling',
): readonly Encounter[] => passes(passingRule(battle, mover, other, how));

/** A recoil pushes back friends that face the same way. Only behemoths and dragons push behemoths, dragons and gods. */
function pushes(battle: Battle, { mover }: OutcomeWay, other: PlacedBase, rule: HottClause) {
  const tooHeavy = isOf(other, 'Behemoth', 'Dragon', 'God') && !isTrampler(mover);
  if (!parallel(mover.pose.facing, other.pose.facing) || (tooHeavy && holds('hott.recoil.3'))) return [];
  const suffers = !holds('hott.push.1') && isHeldAside(battle, other);
  return suffers ? entry(true, 'crush', 'hott.recoil.4') : entry(true, 'push', rule);
}

function recoil(battle: Battle, way: OutcomeWay, other: PlacedBase): readonly Encounter[] {
  const trampled = tramples(way, other);
  if (trampled.length > 0) return trampled;
  const through = passing(battle, way, other, 'recoiling');
  if (areEnemies(way.mover, other))
    return through.length > 0 ? through : entry(true, 'stop', 'hott.recoil.6');
  if (through.length > 0 && holds('hott.recoil.2')) return through;
  return [...pushes(battle, way, other, 'hott.recoil.2'), ...entry(true, 'stop', 'hott.recoil.7')];
}

function pushed(battle: Battle, way: OutcomeWay, other: PlacedBase): readonly Encounter[] {
  const trampled = tramples(way, other);
  if (trampled.length > 0) return trampled;
  const through = passing(battle, way, other, 'recoiling');
  const friendly = !areEnemies(way.mover, other);
  if (through.length > 0 && (!friendly || holds('hott.push.2'))) return through;
  return [
    ...(friendly ? pushes(battle, way, other, 'hott.push.2') : []),
    ...entry(true, 'stop', 'hott.push.3'),
  ];
}

function flight(battle: Battle, way: OutcomeWay, other: PlacedBase): readonly Encounter[] {
  const through = passing(battle, way, other, 'moving');
  if (through.length > 0) return through;
  const friendly = !areEnemies(way.mover, other);
  return [
    ...entry(true, 'avoid', 'hott.flee.5'),
    ...entry(friendly, 'carry', 'hott.flee.9'),
    ...entry(true, 'stop', 'hott.flee.8'),
  ];
}

/** The possible outcomes for an element in the way, the preferred one first. A pursuit ends at any element. */
export function meets(battle: Battle, way: OutcomeWay, other: PlacedBase): readonly Encounter[] {
  switch (way.kind) {
    case 'recoil':
    case 'withdraw':
      return recoil(battle, way, other);
    case 'push':
      return pushed(battle, way, other);
    case 'flee':
      return flight(battle, way, other);
    case 'pursue':
      return [{ does: 'stop', rule: 'hott.pursue.1' }];
  }
}
