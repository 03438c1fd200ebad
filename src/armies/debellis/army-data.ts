/** Army lists and orders of battle of both De Bellis rulesets as plain data. */
import type { Troop } from '../../debellis/troops/troop.ts';
import type { SectionCounts, SectionName } from '../../debellis/walls/bought.ts';
import type { About, GeneralOption, Offers, OrderLine } from '../lists/list-data.ts';

/** The climates of the weather charts. */
export const CLIMATES = ['cold', 'warm', 'dry', 'tropical'] as const;
export type Climate = (typeof CLIMATES)[number];

/** The ways that an army may face. */
export const FACINGS = ['north', 'east', 'south', 'west'] as const;
export type Facing = (typeof FACINGS)[number];

/** The word for allies from the army's own list. */
export const OWN = 'own';

export interface ArmyList extends Offers<Troop> {
  readonly id: string;
  readonly name: string;
  /** Its name in French, if it has one. */
  readonly nameFr?: string;
  /** The earlier year first. Years BC are negative. */
  readonly years: { readonly from: number; readonly to: number };
  readonly aggression: number;
  readonly climate: Climate;
  readonly mandatory: readonly string[];
  readonly optional: readonly string[];
  readonly about: About;
  readonly generals: readonly GeneralOption<Troop>[];
  /** As the C-in-C if the list does not say. */
  readonly subGenerals: readonly GeneralOption<Troop>[];
  /** The lists whose ally-generals may join: ids, or `own`. */
  readonly allies: readonly string[];
  /** The sections of fortifications and obstacles that it gives by name. */
  readonly fortifications: readonly SectionName[];
  /** The stratagems that it permits. */
  readonly stratagems: readonly string[];
  /** Where its army faces behind a frontier wall; null if it does not say. */
  readonly frontier: Facing | null;
  readonly doubles: readonly DoubleOffer[];
  /** How its generals may differ from normal ones. */
  readonly abilities: readonly GivenAbility[];
}

/** A double base that a list names, and the army points by which it costs less. */
export interface DoubleOffer {
  readonly front: Troop;
  readonly rear: Troop;
  readonly less: number;
}

/** Double bases of a command; the halves are names of its lines. */
export interface Doubles {
  readonly count: number;
  readonly front: string;
  readonly rear: string;
  /** The line of its heading in the file. */
  readonly line: number;
}

export const ROLES = ['C-in-C', 'sub-general', 'ally-general'] as const;
export type Role = (typeof ROLES)[number];

/** How a general may differ from a normal one. */
export const ABILITIES = ['brilliant', 'inert'] as const;
export type Ability = (typeof ABILITIES)[number];

/** An ability that a list gives to the generals of a role. */
export interface GivenAbility {
  readonly role: Role;
  readonly ability: Ability;
}

export interface Command {
  readonly role: Role;
  /** Null for a normal general. */
  readonly ability: Ability | null;
  /** The id of the list of an ally-general from elsewhere; null for the army's own list. */
  readonly from: string | null;
  readonly general: Troop;
  /** Elements of baggage. */
  readonly baggage: number;
  readonly doubles: readonly Doubles[];
  /** The line of its heading in the file. */
  readonly line: number;
}

/** A line of elements; `command` is the place of its command in the order. */
export interface CommandLine extends OrderLine<Troop> {
  readonly command: number;
}

/** An order of battle as written. */
export interface ArmyOrder {
  readonly name: string;
  /** Its name in French, if it has one. */
  readonly nameFr?: string;
  readonly list: string;
  readonly budget: number;
  readonly about: About;
  /** The sections of fortifications that it buys, by name. */
  readonly fortifications: SectionCounts;
  readonly stratagems: readonly string[];
  /** Elements of baggage that are gathered in a command of their own. */
  readonly baggage: number;
  readonly commands: readonly Command[];
  readonly lines: readonly CommandLine[];
  /** The points that the order states; null if it states none. */
  readonly points: number | null;
}
