/** What a bot thinks of ordering, and with whom. */
import { type Battle, basesOnTable, type PlacedBase, type SideId } from '../../engine/battle.ts';
import { grouped } from '../../engine/board/groups.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { CandidateKind } from '../../engine/moves/family.ts';
import type { Point } from '../../geometry/point.ts';
import { reachOf } from '../board/reach.ts';
import { counselFor } from '../plain-profile.ts';

/** Bases to be ordered together, and what for. */
export interface Idea {
  readonly bases: readonly PlacedBase[];
  /** Aims of the moves to try; empty for moves without an aim. */
  readonly goals: readonly string[];
  readonly kinds: readonly CandidateKind[];
  /** Places to go towards. */
  readonly towards?: readonly Point[];
  /** The greater, the sooner it is looked into. */
  readonly promise: number;
  /** A message key. */
  readonly why: string;
  /** How often the bases were parted from those of the idea they come from; tried where nothing came of that. */
  readonly parted?: number;
  /** The base says that it fights those it comes to touch. */
  readonly engage?: true;
}

/** It may still be ordered: it is free, and has made no move after which none follows. */
export const mayMove = (battle: Battle, base: PlacedBase): boolean =>
  counselFor(battle.ruleset).mayMove(base) && !counselFor(battle.ruleset).isHeld(battle, base);

/** The parts of a list of bases that hang together, the greatest first. */
export function connected(
  rules: Ruleset,
  battle: Battle,
  bases: readonly PlacedBase[],
): readonly (readonly PlacedBase[])[] {
  const groups: (readonly PlacedBase[])[] = [];
  const seen = new Set<string>();
  for (const first of bases) {
    if (seen.has(first.id)) continue;
    const group = [first];
    seen.add(first.id);
    for (const base of group)
      for (const other of bases)
        if (!seen.has(other.id) && grouped(rules, battle, base, other)) {
          seen.add(other.id);
          group.push(other);
        }
    groups.push(group);
  }
  return groups.toSorted((a, b) => b.length - a.length);
}

/** Those who can be ordered together: free bases that hang together, the greatest number first. */
export const freeGroups = (
  rules: Ruleset,
  battle: Battle,
  side: SideId,
  may: (battle: Battle, base: PlacedBase) => boolean = mayMove,
): readonly (readonly PlacedBase[])[] =>
  connected(
    rules,
    battle,
    basesOnTable(battle).filter(
      (base) => base.side === side && may(battle, base) && reachOf(rules, battle, [base]) > 0,
    ),
  );
