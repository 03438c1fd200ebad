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
