/** What army lists and orders of battle say, once read. Plain data. */
import type { Troop } from '../../rules/bnb/troops.ts';

/** What a list may offer when its land is invaded. */
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

export interface Share {
  readonly part: number;
  readonly whole: number;
}

/** The whole of a line, or one share of a mixed line: any of its troops. */
export interface ListPart {
  readonly share: Share;
  readonly supporting: boolean;
  readonly troops: readonly Troop[];
}

export interface ListLine {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly parts: readonly ListPart[];
  /** The lines whose bases these may support, each supporting base at its extra price. */
  readonly maySupport: readonly string[];
}

/** Up to a share or a number of a line's bases may be another troop. */
export interface Upgrade {
  readonly most: Share | number;
  readonly name: string;
  /** The troop upgraded; null where the line has only one part. */
  readonly from: Troop | null;
  readonly to: Troop;
}

export interface GeneralOption {
  /** How the list describes it, such as `in a battle car`. */
  readonly words: string;
  readonly troop: Troop;
}

/** Sentences about an army, one for each line of its file; English stands in for what French lacks. */
export interface About {
  readonly en: readonly string[];
  readonly fr: readonly string[];
}

export interface ArmyList {
  readonly id: string;
  readonly name: string;
  /** Its name in French, where it has one. */
  readonly nameFr?: string;
  /** Years BC, the earlier (greater) first. */
  readonly years: { readonly from: number; readonly to: number };
  readonly aggression: number;
  readonly mandatory: readonly OfferedTerrain[];
  readonly optional: readonly OfferedTerrain[];
  readonly baggage: number;
  readonly about: About;
  readonly generals: readonly GeneralOption[];
  readonly lines: readonly ListLine[];
  readonly upgrades: readonly Upgrade[];
}

export interface OrderLine {
  readonly count: number;
  readonly name: string;
  /** Null where the list's line leaves no choice. */
  readonly troop: Troop | null;
  readonly supporting: boolean;
}

/** An order of battle as written. What it states of itself is compared with what is computed. */
export interface ArmyOrder {
  readonly name: string;
  /** Its name in French, where it has one. */
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
