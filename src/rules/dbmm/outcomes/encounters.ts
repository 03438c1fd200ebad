/** Decides about elements in the way of an outcome move. DBMM, Recoiling, Being pushed back, Repulsed, Fleeing, Pursuing. */
import { touchesFront } from '../../../debellis/fights/contacts.ts';
import type { Debellis } from '../../../debellis/game.ts';
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { isFollowedBy } from '../../../engine/board/columns.ts';
import type { Encounter, OutcomeWay } from '../../../engine/contract/outcomes.ts';
import { holds } from '../../../engine/effects.ts';
import { encounter } from '../../../engine/outcomes/encounter.ts';
import { parallel } from '../../../geometry/tolerance.ts';
import { type Moving, passingRule } from '../board/passing.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { isNaval, isOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';

const stop = (rule: DbmmClause): readonly Encounter[] => encounter(true, 'stop', rule);

/** Can this friend be pushed back at all? */
const standsFirm = (game: Debellis, battle: Battle, other: PlacedBase): boolean =>
  (isOf(other, 'El', 'WWg', 'Bge', 'naval') && holds('dbmm.push.4')) ||
  (touchesFront(game, battle, other) && holds('dbmm.push.3'));

/** Does this friend follow it round the bend of a column? */
const isRoundBend = (mover: PlacedBase, other: PlacedBase): boolean =>
  isFollowedBy(mover, other) && holds('dbmm.push.2');

/** Does one that goes back push this friend back? It faces the same way, and Ps push only Ps. */
function pushes(
  game: Debellis,
  battle: Battle,
  { kind, mover }: OutcomeWay,
  other: PlacedBase,
): DbmmClause | null {
  const alike = parallel(mover.pose.facing, other.pose.facing) || isRoundBend(mover, other);
  if (standsFirm(game, battle, other) || isNaval(mover) || !alike) return null;
  if (isOf(mover, 'Ps')) return isOf(other, 'Ps') && holds('dbmm.recoil.9') ? 'dbmm.recoil.9' : null;
  const rule = kind === 'push' ? 'dbmm.push.5' : 'dbmm.recoil.10';
  return holds(rule) ? rule : null;
}

const passes = (
  game: Debellis,
  battle: Battle,
  { mover }: OutcomeWay,
  other: PlacedBase,
  moving: Moving,
): readonly Encounter[] => {
  const rule = passingRule(game, battle, mover, other, moving);
  return rule ? [{ does: 'pass', rule }] : [];
};

/** It passes through a friend if it may, and otherwise pushes it or stops. Ps push Ps rather than pass them. */
function back(game: Debellis, battle: Battle, way: OutcomeWay, other: PlacedBase): readonly Encounter[] {
  if (other.side !== way.mover.side) return stop('dbmm.recoil.3');
  const pushed = pushes(game, battle, way, other);
  const passed = holds('dbmm.recoil.8') ? passes(game, battle, way, other, 'recoil') : [];
  // One that it may pass, but without room beyond, is pushed.
  const may = pushed && (passed.length === 0 || holds('dbmm.recoil.16'));
  const push: readonly Encounter[] = may ? [{ does: 'push', rule: pushed }] : [];
  const alike = isOf(way.mover, 'Ps') && isOf(other, 'Ps');
  return [
    ...(alike ? [...push, ...passed] : [...passed, ...push]),
    ...stop(way.kind === 'push' ? 'dbmm.recoil.15' : 'dbmm.recoil.2'),
  ];
}

/** It avoids enemies, and friends that it cannot pass. */
function flight(game: Debellis, battle: Battle, way: OutcomeWay, other: PlacedBase): readonly Encounter[] {
  if (other.side !== way.mover.side) return encounter(true, 'avoid', 'dbmm.flee.17');
  const passed = holds('dbmm.flee.12') ? passes(game, battle, way, other, 'move') : [];
  return [...passed, ...encounter<DbmmClause>(true, 'avoid', 'dbmm.flee.13')];
}

const stopsAdvance = ({ mover }: OutcomeWay): DbmmClause =>
  figure(mover.bound, 'pressing') > 0 ? 'dbmm.press.4' : 'dbmm.pursue.24';

/** The possible outcomes for an element in the way, the best first. */
export function meets(
  game: Debellis,
  battle: Battle,
  way: OutcomeWay,
  other: PlacedBase,
): readonly Encounter[] {
  switch (way.kind) {
    case 'recoil':
    case 'push':
      return back(game, battle, way, other);
    case 'withdraw':
      return [
        ...(holds('dbmm.repulse.6') ? passes(game, battle, way, other, 'repulse') : []),
        ...stop('dbmm.repulse.5'),
      ];
    case 'flee':
      return flight(game, battle, way, other);
    case 'pursue':
      return [...passes(game, battle, way, other, 'move'), ...stop(stopsAdvance(way))];
  }
}
