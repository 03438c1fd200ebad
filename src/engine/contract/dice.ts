export interface DiceRules {
  /** The faces of each kind of die. */
  readonly dice: Readonly<Record<string, readonly number[]>>;
  /** What a common die counts when it is thrown in place of this die. */
  readDie?(die: string, face: number): number;
}
