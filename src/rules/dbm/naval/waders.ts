/** Naval elements sweep away elements that wade where they pass. DBM, Naval. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import { isNaval } from '../base.ts';
import { lose } from '../outcomes/losses.ts';
import { isWading } from '../rivers.ts';

/** Does a naval element sweep this base away, friend or enemy? */
export const sweepsAway = (battle: Battle, mover: PlacedBase, other: PlacedBase): boolean =>
  isNaval(mover) && isWading(battle, other) && holds('dbm.naval.14');

/** Destroys elements that wade in the way of naval elements. It is no close combat. */
export function sweepWaders(work: Work, { meetings, way }: Trace): void {
  for (const { mover, other } of meetings) {
    const by = way.movers[mover] as PlacedBase;
    if (sweepsAway(work.battle, by, other)) lose(work, { base: other.id, rule: 'dbm.naval.14', by: [by.id] });
  }
}
