import type { BaseId } from '../../../engine/battle.ts';
import type { AnyCommand } from '../../../engine/command.ts';

export type FightKind = 'close' | 'shot' | 'spell';

/** A fight to look at, by the pair that fights it. */
export interface Pair {
  readonly base: BaseId;
  readonly against: BaseId;
  readonly kind: FightKind;
  /** The command that takes it up. */
  readonly command: AnyCommand;
}

/** A fight to choose; for a shot, all bases that could make it. */
export interface Choosable extends Pair {
  readonly among: readonly BaseId[];
}

const isSameShot = (one: Pair, other: Pair): boolean =>
  one.kind === 'shot' && other.kind === 'shot' && one.against === other.against;

/** Each target of shots once; every other fight by itself. */
export const byTarget = (pairs: readonly Pair[]): readonly Choosable[] =>
  pairs
    .filter((pair, at) => !pairs.slice(0, at).some((other) => isSameShot(pair, other)))
    .map((pair) => {
      const shots = pairs.filter((other) => isSameShot(pair, other));
      return { ...pair, among: shots.length > 0 ? shots.map(({ base }) => base) : [pair.base] };
    });

/** The number of shots and spells that can still be made: one a shooter, and one at each target. */
export const countShots = (pairs: readonly Pair[]): number =>
  Math.min(new Set(pairs.map(({ base }) => base)).size, byTarget(pairs).length);
