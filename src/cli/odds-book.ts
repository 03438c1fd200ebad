/** What each ruleset adds to `odds`: its options, and the fight that they describe. */

import type { ParseArgsConfig } from 'node:util';
import type { Assessment, CombatRules, Pair } from '../engine/contract/combat.ts';
import { BadInput } from './command.ts';

/** A fight that is asked about. */
export interface AskedFight {
  readonly assessment: Assessment;
  readonly settle: CombatRules['settle'];
  /** What the first and the second are, in the words of the ruleset. */
  readonly names: Pair<string>;
  /** What else there is to say of each. */
  readonly notes?: Pair<readonly string[]>;
}

export type Options = NonNullable<ParseArgsConfig['options']>;
/** What was said for each option; all have a value. */
export type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

export interface OddsBook {
  readonly help: string;
  readonly options: Options;
  /** Throws BadInput with the fault. */
  ask(troops: readonly string[], values: Values): AskedFight;
  /** The odds of all pairs of factors, for its option `table`; in words or as JSON. */
  table?(json: boolean): string;
}

export const wrong = (text: string): never => {
  throw new BadInput(text);
};

/** The two troops of a fight, as they were written. */
export function twoOf(troops: readonly string[]): Pair<string> {
  const [one, other] = troops;
  if (one === undefined || other === undefined || troops.length > 2)
    return wrong('two troops are wanted, each in quotes');
  return [one, other];
}

/** One of a few words. */
export function oneOf<Word extends string>(name: string, text: string, words: readonly Word[]): Word {
  return (
    words.find((word) => word === text) ?? wrong(`--${name} is one of ${words.join(', ')}, not "${text}"`)
  );
}

/** A whole number within limits. */
export function countOf(name: string, text: string | undefined, least: number, most: number): number {
  const value = /^\d+$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : wrong(`--${name} is a number from ${least} to ${most}`);
}

const MOST_OVERLAPS = 2;

/** Flanks that are overlapped: of the enemy, then of one's own. */
export function overlapsIn(text: string): Pair<number> {
  const parts = text.split(',');
  if (parts.length > 2) wrong('--overlaps is two numbers: --overlaps 1,0');
  const count = (at: 0 | 1) => countOf('overlaps', parts[at] ?? '0', 0, MOST_OVERLAPS);
  return [count(0), count(1)];
}

const FLANKS = ['left', 'right'] as const;

/** Up to two overlaps, one on each flank. */
export const overlapping = (count: number) =>
  FLANKS.slice(0, count).map((flank, at) => ({ by: `overlap ${at + 1}`, flank }));
