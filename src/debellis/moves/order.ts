import type { Battle, PlacedBase } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Trace } from '../../engine/moves/types.ts';

/** An order to be paid for: a move along a way, a halt, a change of mounts, or going aboard or ashore. */
export interface Order {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly bases: readonly PlacedBase[];
  readonly trace: Trace | null;
  /** It dismounts or mounts. */
  readonly mounts?: true;
  /** It goes aboard or ashore. */
  readonly ferries?: true;
}
