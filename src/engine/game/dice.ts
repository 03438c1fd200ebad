/** The dice of a game and their faces. */
import { rowOf } from '../data/lookup.ts';
import type { DieRequest, Game } from './game.ts';

/** A kind of die. */
export interface Die {
  readonly faces: readonly number[];
  /** The values of the faces 1, 2, 3, ... of an ordinary die when it is thrown in place of this one. */
  readonly common?: readonly number[];
}

export interface DiceRules {
  /** The kinds of dice, by name. */
  readonly dice: Readonly<Record<string, Die>>;
}

/** The faces of a die; none if the game has no such die. */
export const facesOfDie = ({ dice }: DiceRules, die: string): readonly number[] =>
  rowOf(dice, die)?.faces ?? [];

/** The value of a face that players read off an ordinary die. */
export const faceCounted = ({ dice }: DiceRules, die: string, face: number): number =>
  rowOf(dice, die)?.common?.[face - 1] ?? face;

/** One die of each side, for the same purpose. */
export const oneEach = (
  { sides }: Pick<Game, 'sides'>,
  die: string,
  purpose: string,
): readonly DieRequest[] => sides.map(({ id }) => ({ owner: id, die, purpose }));
