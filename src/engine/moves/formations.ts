/** Formations: kinds of move in which each base of an order goes its own way. */
import { distance } from '../../geometry/point.ts';
import type { Battle, PlacedBase } from '../battle.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import type { Leg } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import type { Formed } from './types.ts';
import { type Way, type WayFault, wayOf } from './way.ts';

export type { Formation, FormationPath, Formed } from './types.ts';

/** As `wayOf`, but the path may ask for one of the ruleset's formations. */
export function wayOfGroup(
  rules: Ruleset,
  battle: Battle,
  movers: readonly PlacedBase[],
  path: readonly Leg[],
): Way | WayFault {
  const formed: Formed = { rules, battle, movers };
  const formations = movers.length > 1 ? (rules.moves.paths.formations ?? []) : [];
  for (const formation of formations) {
    const way = formation.way(formed, path);
    if (way) return way;
  }
  return wayOf(rules, movers, path);
}

/** The distance between the centres of two bases, in millimetres. */
export const centreGap = (a: PlacedBase, b: PlacedBase): number =>
  distance(rectangleOfBase(a).centre, rectangleOfBase(b).centre);

/** The default order in which bases join a formation: the nearest to its head first. */
export const nearestFirst = (bases: readonly PlacedBase[], head: PlacedBase): readonly PlacedBase[] =>
  bases.toSorted((a, b) => centreGap(a, head) - centreGap(b, head) || (a.id < b.id ? -1 : 1));
