/** What reading army files takes from a ruleset. */
import type { Troop } from '../../debellis/troops/troop.ts';
import type { SectionCounts, SectionName } from '../../debellis/walls/bought.ts';
import type { Heading } from '../army-text.ts';
import type { Finding } from '../finding.ts';
import type { TroopBook } from '../lists/list-data.ts';
import type { Ability, DoubleOffer, Doubles } from './army-data.ts';

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
  /** What else lists and orders may have; absent where no file may name them yet. */
  readonly extras?: {
    listedWalls(heading: Heading | null, faults: Finding[]): readonly SectionName[];
    boughtWalls(heading: Heading | null, faults: Finding[]): SectionCounts;
    doubleOffer(heading: Heading, faults: Finding[]): DoubleOffer | null;
    doubles(heading: Heading, faults: Finding[]): Doubles | null;
  };
}
