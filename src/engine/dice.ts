import type { DiceRules } from './contract/dice.ts';
import { rowOf } from './lookup.ts';

/** The faces of a die; none where the ruleset has no such die. */
export const facesOfDie = ({ dice }: DiceRules, die: string): readonly number[] =>
  rowOf(dice, die)?.faces ?? [];

/** What a face counts that people read off a common die. */
export const faceCounted = ({ dice }: DiceRules, die: string, face: number): number =>
  rowOf(dice, die)?.common?.[face - 1] ?? face;
