/** Equal elements of one command, as an order of battle raises them. */
import type { Troop } from '../../debellis/troops/troop.ts';
import type { Finding } from '../finding.ts';
import type { Role } from './army-data.ts';

export interface MusteredElements {
  readonly name: string;
  readonly count: number;
  readonly troop: Troop;
  /** The role of the general whose element this is; null for other elements. */
  readonly general: Role | null;
  /** May they support, by their list? */
  readonly listed: boolean;
}

/** An army raised from its order. */
export interface Mustered<Command> {
  readonly commands: readonly Command[];
  readonly points: number;
  /** Why elements are missing in the army: their troop is unknown or cannot be bought. */
  readonly faults: readonly Finding[];
  /** How the army breaks its lists, the rules or its own statements. This never blocks it. */
  readonly warnings: readonly Finding[];
}

/** A command with what it costs and what it counts. */
export interface MusteredCommand<Elements extends MusteredElements = MusteredElements> {
  /** The role of its general; gathered baggage has none. */
  readonly role: Role | 'army baggage';
  readonly elements: readonly Elements[];
  readonly points: number;
  readonly equivalents: number;
}
