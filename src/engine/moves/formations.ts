/** Formations: manners of moving in which each base of an order goes its own way. */
import { distance } from '../../geometry/point.ts';
import type { Battle, PlacedBase } from '../battle.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import type { Leg } from '../command.ts';
import type { Ruleset } from '../contract.ts';
import type { CandidateKind } from './candidate.ts';
import { type Way, type WayFault, wayOf } from './way.ts';

/** What a formation is asked about. */
export interface Formed {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly movers: readonly PlacedBase[];
}

/** A path worth trying; `reaching`: it is meant to be cut where something is met. */
export interface FormationPath {
  readonly path: readonly Leg[];
  readonly kind: CandidateKind;
  readonly reaching?: true;
}

export interface Formation {
  /** The way of these bases along a path, of some of them where others cannot take part; null where it is not asked for. */
  way(formed: Formed, path: readonly Leg[]): Way | WayFault | null;
  /** Paths worth trying for bases that could go so many millimetres. */
  paths(formed: Formed, reach: number): readonly FormationPath[];
}

/** As `wayOf`, of a path that may ask for a formation that the ruleset knows. */
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

/** How far the middles of two bases are apart, in millimetres. */
export const centreGap = (a: PlacedBase, b: PlacedBase): number =>
  distance(rectangleOfBase(a).centre, rectangleOfBase(b).centre);

/** In the order in which they join a formation unless it is said: the nearest to its head first. */
export const nearestFirst = (bases: readonly PlacedBase[], head: PlacedBase): readonly PlacedBase[] =>
  bases.toSorted((a, b) => centreGap(a, head) - centreGap(b, head) || (a.id < b.id ? -1 : 1));
