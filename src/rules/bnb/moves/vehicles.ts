/** Moves by which infantry loses its vehicles. Blood and Blades, mounted infantry. */

import type { BaseId, Battle, PlacedBase } from '../../../engine/battle.ts';
import { findBase } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import { afoot, isOnVehicles, loseVehicles, withVehicles } from '../troops/vehicles.ts';
import { kindOf } from './kind.ts';

/** Is this move made on foot? Tactical and impetuous moves are. */
const isOnFoot = (trace: Trace): boolean => trace.manner === 'impetuous' || kindOf(trace) === 'tactical';

/** Movers that leave their vehicles before they move. */
function dismounting(trace: Trace): readonly PlacedBase[] {
  const mounted = trace.way.movers.filter(isOnVehicles);
  return mounted.length > 0 && isOnFoot(trace) && holds('bnb.troop.14') ? mounted : [];
}

/** Other bases whose vehicles are in the way, and enemies on vehicles that are contacted. */
function hindering(trace: Trace): readonly PlacedBase[] {
  const ids = trace.way.movers.map((base) => base.id);
  const others = withVehicles(trace.battle).filter((base) => !ids.includes(base.id));
  if (others.length === 0) return [];
  const side = trace.way.movers[0]?.side;
  const met: readonly BaseId[] = [
    ...trace.meetings.map((meeting) => meeting.other),
    ...[...trace.brushes, ...trace.contacts].map(({ other }) => other).filter((other) => other.side !== side),
  ].map((base) => base.id);
  return others.filter((base) => met.includes(base.id) && holds('bnb.troop.17'));
}

/** The battle without the vehicles that are lost by this way; null if none are. */
export function givenWay(trace: Trace): Battle | null {
  if (withVehicles(trace.battle).length === 0) return null;
  const own = dismounting(trace);
  const lost = own.length > 0 ? own : hindering(trace);
  return lost.length > 0
    ? afoot(
        trace.battle,
        lost.map((base) => base.id),
      )
    : null;
}

/** Before a way is carried out, removes the vehicles that are lost in the battle in which it was judged. */
export function loseAsJudged(work: Work, trace: Trace): void {
  const movers = trace.way.movers.map((base) => base.id);
  const lost = withVehicles(work.battle)
    .filter((base) => findBase(trace.battle, base.id)?.depth !== base.depth)
    .map((base) => base.id);
  loseVehicles(
    work,
    lost.filter((id) => movers.includes(id)),
    'bnb.troop.14',
  );
  loseVehicles(
    work,
    lost.filter((id) => !movers.includes(id)),
    'bnb.troop.17',
  );
}
