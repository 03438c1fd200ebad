/** The course of a battle: what its fights had cost each side after each bound, and what they should have cost. */
import type { SideId } from '../../engine/battle.ts';
import type { Fought } from './fought.ts';
import { luckOf } from './turning.ts';

/** Bases lost in fights since the battle began, and what the odds had promised. */
export interface Cost {
  readonly lost: number;
  readonly expected: number;
}

export interface Moment {
  readonly round: number;
  /** The side whose bound it is. */
  readonly active: SideId;
  /** The first fight of the bound. */
  readonly first: Fought;
  /** The cost up to the end of the bound, in the order of the sides. */
  readonly costs: readonly Cost[];
}

/** A moment for each bound with fights, in order. */
export function courseOf(fights: readonly Fought[], sides: readonly SideId[]): readonly Moment[] {
  const bounds = [...new Set(fights.map(({ before }) => before.turn.bound))];
  return bounds.flatMap((bound) => {
    const first = fights.find(({ before }) => before.turn.bound === bound);
    const until = fights.filter(({ before }) => before.turn.bound <= bound);
    if (!first) return [];
    const { round, active } = first.before.turn;
    return [{ round, active, first, costs: sides.map((side) => luckOf(until, side)) }];
  });
}
