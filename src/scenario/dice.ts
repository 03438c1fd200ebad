import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { DieRequest } from '../engine/battle.ts';
import type { Ruleset } from '../engine/contract.ts';
import { faceCounted, facesOfDie } from '../engine/dice.ts';

/** Gives the faces of a throw, or null when it has none left. */
export type Dice = (throws: readonly DieRequest[]) => readonly number[] | null;

/** Dice drawn from a seed: the same seed throws the same everywhere. */
export function seededDice(rules: Ruleset, seed: number): Dice {
  const generator = xoroshiro128plus(seed);
  return (throws) =>
    throws.map((die) => {
      const faces = facesOfDie(rules, die.die);
      return faces[uniformInt(generator, 0, faces.length - 1)] ?? 0;
    });
}

/** Dice that fall as written, read as the ruleset reads a common die. `left` tells how many were not used. */
export function scriptedDice(
  rules: Ruleset,
  faces: readonly number[],
): { readonly dice: Dice; left(): number } {
  let used = 0;
  return {
    dice: (throws) => {
      if (used + throws.length > faces.length) return null;
      used += throws.length;
      const fallen = faces.slice(used - throws.length, used);
      return fallen.map((face, at) => faceCounted(rules, throws[at]?.die ?? '', face));
    },
    left: () => faces.length - used,
  };
}
