/** A kind of die. */
export interface Die {
  readonly faces: readonly number[];
  /** What the faces 1, 2, 3, ... of a common die count when it is thrown in place of this one. */
  readonly common?: readonly number[];
}

export interface DiceRules {
  /** The kinds of dice, by name. */
  readonly dice: Readonly<Record<string, Die>>;
}
