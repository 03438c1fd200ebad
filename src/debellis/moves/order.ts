import type { Battle, PlacedBase } from '../../engine/battle.ts';
import type { Ruleset } from '../../engine/contract.ts';
import type { Trace } from '../../engine/moves/types.ts';

/** An order to be paid for: a move along a way, a halt, a change of mounts, going aboard or ashore, or obstacles. */
export interface Order {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly bases: readonly PlacedBase[];
  readonly trace: Trace | null;
  /** It dismounts or mounts. */
  readonly mounts?: true;
  /** It goes aboard or ashore. */
  readonly ferries?: 'embark' | 'disembark';
  /** It sets obstacles before its front. */
  readonly obstacles?: true;
}
