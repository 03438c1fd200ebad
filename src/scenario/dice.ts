import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { DieRequest } from '../engine/battle.ts';
import type { DiceRules } from '../engine/game/dice.ts';
import { faceCounted, facesOfDie } from '../engine/game/dice.ts';

/** Gives the faces of a throw, or null when no dice are left. */
export type Dice = (throws: readonly DieRequest[]) => readonly number[] | null;

/** Dice drawn from a seed: the same seed gives the same dice on every machine. */
export function seededDice(rules: DiceRules, seed: number): Dice {
  const generator = xoroshiro128plus(seed);
  return (throws) =>
    throws.map((die) => {
      const faces = facesOfDie(rules, die.die);
      return faces[uniformInt(generator, 0, faces.length - 1)] ?? 0;
    });
}

/** Dice that fall as the file lists them, read as the ruleset reads a common die. `left` counts the unused ones. */
export function scriptedDice(
  rules: DiceRules,
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
