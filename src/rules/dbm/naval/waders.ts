/** Naval elements sweep away elements that wade where they pass. DBM, Naval. */
import type { BaseId, Battle, PlacedBase } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import { isNaval } from '../base.ts';
import { lose } from '../outcomes/losses.ts';
import { isWading } from '../rivers.ts';

/** Does a naval element sweep this base away, friend or enemy? */
export const sweepsAway = (battle: Battle, mover: PlacedBase, other: PlacedBase): boolean =>
  isNaval(mover) && isWading(battle, other) && holds('dbm.naval.14');

/** The elements that the movers of a way sweep away, each with the mover that first meets it. */
const sweepsOf = ({ battle, meetings, way }: Trace) =>
  meetings.flatMap(({ mover, other }) => {
    const by = way.movers[mover] as PlacedBase;
    return sweepsAway(battle, by, other) ? [{ by, other }] : [];
  });

/** The ids of the elements that a move sweeps away. They are gone when it ends. */
export const sweptBy = (trace: Trace): readonly BaseId[] => sweepsOf(trace).map(({ other }) => other.id);

/** Destroys elements that wade in the way of naval elements. It is no close combat. */
export function sweepWaders(work: Work, trace: Trace): void {
  for (const { by, other } of sweepsOf(trace))
    lose(work, { base: other.id, rule: 'dbm.naval.14', by: [by.id] });
}
