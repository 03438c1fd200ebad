/** The edges of the battlefield by their numbers. DBMM, Terrain. */
import { defenderOf } from '../../../debellis/setup/roles.ts';
import type { Battle, TableEdge } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import { EDGES_CLOCKWISE, edgeOfSide } from '../../../engine/setup/edges.ts';

/** The edges that a 5 and a 6 stand for: one named by the defender, and one by the invader. */
export interface Named {
  readonly defender?: TableEdge | undefined;
  readonly invader?: TableEdge | undefined;
}

/** The edge that a die names: 1 to 4 clockwise from the defender's left. */
export function edgeThrown(battle: Battle, face: number, named: Named): TableEdge {
  const own = edgeOfSide(battle, defenderOf(battle));
  if (!holds('dbmm.setup.24')) return own;
  if (face === 5) return named.defender ?? own;
  if (face === 6) return named.invader ?? own;
  // His left is the next edge clockwise from that at which he sits.
  return EDGES_CLOCKWISE[(EDGES_CLOCKWISE.indexOf(own) + face) % EDGES_CLOCKWISE.length] ?? own;
}
