/** Army lists and orders of battle as plain data. */
import type { Troop } from '../../rules/bnb/troops/troops.ts';
import type {
  About,
  Offers,
  GeneralOption as SharedGeneralOption,
  ListLine as SharedListLine,
  OrderLine as SharedOrderLine,
  Upgrade as SharedUpgrade,
} from '../lists/list-data.ts';

/** The terrain that a list may offer when its land is invaded. */
export const OFFERED_TERRAIN = [
  'Wd',
  'O',
  'V',
  'D',
  'BUA',
  'H(G)',
  'H(S)',
  'brush',
  'rocky',
  'marsh',
  'gully',
  'WW',
  'La',
  'Rv',
  'PR',
  'UR',
] as const;
export type OfferedTerrain = (typeof OFFERED_TERRAIN)[number];

export type ListLine = SharedListLine<Troop>;
export type GeneralOption = SharedGeneralOption<Troop>;
export type Upgrade = SharedUpgrade<Troop>;
export type OrderLine = SharedOrderLine<Troop>;

export interface ArmyList extends Offers<Troop> {
  readonly id: string;
  readonly name: string;
  /** Its name in French, if it has one. */
  readonly nameFr?: string;
  /** Years BC, the earlier (greater) first. */
  readonly years: { readonly from: number; readonly to: number };
  readonly aggression: number;
  readonly mandatory: readonly OfferedTerrain[];
  readonly optional: readonly OfferedTerrain[];
  readonly baggage: number;
  readonly about: About;
  readonly generals: readonly GeneralOption[];
}

/** An order of battle as written. Its stated sums are compared with the computed ones. */
export interface ArmyOrder {
  readonly name: string;
  /** Its name in French, if it has one. */
  readonly nameFr?: string;
  readonly list: string;
  readonly budget: number;
  readonly about: About;
  readonly general: Troop;
  readonly baggage: number | null;
  readonly lines: readonly OrderLine[];
  readonly stated: {
    readonly points: number | null;
    readonly confidence: number | null;
    readonly routing: number | null;
  };
}
