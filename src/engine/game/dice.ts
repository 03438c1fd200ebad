/** The dice of a ruleset and their faces. */
import type { Battle, DieRequest } from '../battle.ts';
import type { DiceRules } from '../contract/dice.ts';
import { rowOf } from '../data/lookup.ts';

/** The faces of a die; none if the ruleset has no such die. */
export const facesOfDie = ({ dice }: DiceRules, die: string): readonly number[] =>
  rowOf(dice, die)?.faces ?? [];

/** The value of a face that players read off an ordinary die. */
export const faceCounted = ({ dice }: DiceRules, die: string, face: number): number =>
  rowOf(dice, die)?.common?.[face - 1] ?? face;

/** One die of each side, for the same purpose. */
export const oneEach = ({ sides }: Battle, die: string, purpose: string): readonly DieRequest[] =>
  sides.map(({ id }) => ({ owner: id, die, purpose }));
