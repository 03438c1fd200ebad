/** What reading army files takes from a ruleset. */
import type { Troop } from '../../debellis/troops/troop.ts';
import type { Heading } from '../army-text.ts';
import type { Finding } from '../finding.ts';
import type { TroopBook } from '../lists/list-data.ts';
import type { Ability, DoubleOffer, Doubles } from './army-data.ts';
import type { WallBook } from './walls.ts';

export interface ArmyBook {
  /** The word before `list` and `order` in the first heading of a file. */
  readonly name: string;
  readonly troops: TroopBook<Troop>;
  /** The kinds of terrain that a list may offer. */
  readonly terrain: readonly string[];
  readonly usualPoints: number | null;
  /** The greatest aggression factor. */
  mostAggression(): number;
  /** How generals may differ. */
  readonly abilities: readonly Ability[];
  readonly walls: WallBook;
  /** Double bases that lists offer and commands have; absent where lines of troops say so. */
  readonly doubles?: {
    offer(heading: Heading, faults: Finding[]): DoubleOffer | null;
    read(heading: Heading, faults: Finding[]): Doubles | null;
  };
  /** The stratagems that lists permit and orders buy; absent where there are none. */
  readonly stratagems?: { readonly heading: string; readonly known: readonly string[] };
  /** The baggage of several commands may be gathered: `army baggage: 4`. */
  readonly gathersBaggage?: boolean;
  /** Lists may say where an army behind a frontier wall faces: `frontier: north`. */
  readonly frontiers?: boolean;
}
