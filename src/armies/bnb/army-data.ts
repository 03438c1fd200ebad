/** Army lists and orders of battle as plain data. */
import type { Troop } from '../../rules/bnb/troops.ts';

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
  /** The lines whose bases these may support. Each supporting base costs the extra price. */
  readonly maySupport: readonly string[];
}

/** An upgrade: bases of a line, up to a share or a number, may be another troop. */
export interface Upgrade {
  readonly most: Share | number;
  readonly name: string;
  /** The troop that is upgraded; null if the line has only one part. */
  readonly from: Troop | null;
  readonly to: Troop;
}

export interface GeneralOption {
  /** The description in the list, such as `in a battle car`. */
  readonly words: string;
  readonly troop: Troop;
}

/** Sentences about an army, one for each line of its file. A missing French sentence is shown in English. */
export interface About {
  readonly en: readonly string[];
  readonly fr: readonly string[];
}

export interface ArmyList {
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
  readonly lines: readonly ListLine[];
  readonly upgrades: readonly Upgrade[];
}

export interface OrderLine {
  readonly count: number;
  readonly name: string;
  /** Null if the line of the list leaves no choice. */
  readonly troop: Troop | null;
  readonly supporting: boolean;
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
