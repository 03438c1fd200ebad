/**
 * What each ruleset adds to `odds`: its options, and the fight that they describe. Also reads options that all share.
 */

import type { ParseArgsConfig } from 'node:util';
import { isTroopFault, type TroopFault, type WrittenTroop } from '../engine/army/troop-text.ts';
import type { Assessment, CombatRules, Pair } from '../engine/contract/combat.ts';
import { BadInput } from './command.ts';

/** The fight that the user asks about. */
export interface AskedFight {
  readonly assessment: Assessment;
  readonly settle: CombatRules['settle'];
  /** The names of the first and the second troop. */
  readonly names: Pair<string>;
  /** Further notes on each. */
  readonly notes?: Pair<readonly string[]>;
}

export type Options = NonNullable<ParseArgsConfig['options']>;
/** The values of the options; every option has one. */
export type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

export interface OddsBook {
  readonly help: string;
  readonly options: Options;
  /** Throws BadInput if there is no such fight. */
  ask(troops: readonly string[], values: Values): AskedFight;
  /** The chances of all pairs of factors as text or JSON, for the option `table`. */
  table?(json: boolean): string;
}

export const wrong = (text: string): never => {
  throw new BadInput(text);
};

/** The two troops of a fight, as the user wrote them. */
export function twoOf(troops: readonly string[]): Pair<string> {
  const [one, other] = troops;
  if (one === undefined || other === undefined || troops.length > 2)
    return wrong('name two troops, each in quotes');
  return [one, other];
}

/** The troop that a text names in a notation. */
export function troopIn<Troop extends WrittenTroop>(
  parse: (text: string) => Troop | TroopFault,
  text: string,
): Troop {
  const troop = parse(text);
  if (!isTroopFault(troop)) return troop;
  const { existing, known } = troop.figures;
  const right = existing ?? known;
  const instead = Array.isArray(right) && right.length > 0 ? `; there is ${right.join(', ')}` : '';
  return wrong(`"${text}" is no troop${instead} (write for example "Reg Bd (O)")`);
}

/** Reads an option that has one of a few words. */
export function oneOf<Word extends string>(name: string, text: string, words: readonly Word[]): Word {
  return (
    words.find((word) => word === text) ??
    wrong(`--${name} must be one of ${words.join(', ')}, not "${text}"`)
  );
}

/** Reads a whole number within limits. */
export function countOf(name: string, text: string | undefined, least: number, most: number): number {
  const value = /^\d+$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= least && value <= most
    ? value
    : wrong(`--${name} must be a number from ${least} to ${most}`);
}

const MOST_OVERLAPS = 2;

/** The numbers of overlapped flanks: of the enemy, then of the first troop. */
export function overlapsIn(text: string): Pair<number> {
  const parts = text.split(',');
  if (parts.length > 2) wrong('--overlaps takes two numbers, such as 1,0');
  const count = (at: 0 | 1) => countOf('overlaps', parts[at] ?? '0', 0, MOST_OVERLAPS);
  return [count(0), count(1)];
}

const FLANKS = ['left', 'right'] as const;

/** Up to two overlaps, each on a different flank. */
export const overlapping = (count: number) =>
  FLANKS.slice(0, count).map((flank, at) => ({ by: `overlap ${at + 1}`, flank }));
