/** A friend in the way of a flight or a rout that can be neither passed nor gone round. DBMM, Fleeing. */
import type { Debellis } from '../../../debellis/game.ts';
import { type Base, findBase, type PlacedBase } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { tell } from '../../../engine/game/work.ts';
import { carryOut } from '../../../engine/outcomes/carry-out.ts';
import type { FlightPlan } from '../../../engine/outcomes/flight.ts';
import { equivalentsOnTable } from '../morale/on-table.ts';

interface FriendMet {
  readonly friend: Base;
  /** It is worth less than the friend, and is spent; otherwise it bursts through. */
  readonly isSpent: boolean;
}

/** The friend at whom the planned way ends; null if none stops it. */
export function friendMet({ battle }: Work, base: PlacedBase, { stop }: FlightPlan): FriendMet | null {
  const friend = stop?.base === undefined ? undefined : findBase(battle, stop.base);
  if (!friend || friend.side !== base.side) return null;
  const isWeaker = equivalentsOnTable(battle, base) < equivalentsOnTable(battle, friend);
  if (isWeaker && holds('dbmm.flee.21')) return { friend, isSpent: true };
  return holds('dbmm.flee.20') ? { friend, isSpent: false } : null;
}

/** It runs as far as its friend, and is spent there. */
export function spendAt(game: Debellis, work: Work, base: PlacedBase, plan: FlightPlan, friend: Base): void {
  carryOut(work, plan, base.id, 'flee', game.tales);
  tell(work, { type: 'spent', rule: 'dbmm.flee.21', figures: { base: base.id, by: friend.id } }, [
    { change: 'remove', base: base.id, to: 'spent' },
  ]);
}
