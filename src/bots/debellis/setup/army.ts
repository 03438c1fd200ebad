/** What deploying an army takes from its ruleset. */
import type { Debellis } from '../../../debellis/game.ts';
import type { Base } from '../../../engine/battle.ts';
import type { BattleArray } from '../../setup/array.ts';

export interface Army {
  readonly game: Debellis;
  /** The strip along each short edge that the line leaves free, in millimetres. */
  readonly strip: number;
  /** How a command stands in a line of at most `most` files. */
  arrayOf(game: Debellis, bases: readonly Base[], most: number): BattleArray;
}
