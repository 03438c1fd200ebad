/** Naval elements sweep away elements that wade where they pass. */

import type { BaseId, Battle, PlacedBase } from '../../engine/battle.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import type { Trace } from '../../engine/moves/types.ts';
import { clauseIn, holdsIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { isWading } from '../ground/rivers.ts';
import { lose } from '../outcomes/losses.ts';

/** Does a naval element sweep this base away, friend or enemy? */
export const sweepsAway = (game: Debellis, battle: Battle, mover: PlacedBase, other: PlacedBase): boolean =>
  game.isNaval(mover) && isWading(game, battle, other) && holdsIn(game.naval, 'sweepWaders');

/** The elements that the movers of a way sweep away, each with the mover that first meets it. */
function sweepsOf(game: Debellis, trace: Trace) {
  const { battle, way } = trace;
  // The meetings of a way are found when they are asked for: not without need.
  if (!way.movers.some((base) => game.isNaval(base))) return [];
  return trace.meetings.flatMap(({ mover, other }) => {
    const by = way.movers[mover] as PlacedBase;
    return sweepsAway(game, battle, by, other) ? [{ by, other }] : [];
  });
}

/** The ids of the elements that a move sweeps away. They are gone when it ends. */
export const sweptBy = (game: Debellis, trace: Trace): readonly BaseId[] =>
  sweepsOf(game, trace).map(({ other }) => other.id);

/** Destroys elements that wade in the way of naval elements. It is no close combat. */
export function sweepWaders(game: Debellis, work: Work, trace: Trace): void {
  for (const { by, other } of sweepsOf(game, trace))
    lose(game, work, { base: other.id, rule: clauseIn(game.naval, 'sweepWaders'), by: [by.id] });
}
