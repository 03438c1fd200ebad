/** The searches of the table among legal moves. Each gets the battle as the seat at the screen sees it. */
import type { Battle } from '../../engine/battle.ts';
import type { MoveCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { ask } from '../../scenario/ask.ts';
import { loadRuleset } from '../../scenario/rulesets.ts';
import { judgedGhost, placedOf } from '../searching/ends.ts';
import { nearestEnd, nearestOf, withNearest } from '../searching/nearest.ts';
import { proposals } from '../searching/proposals.ts';
import { aheadNow, reachNow } from '../searching/reach-now.ts';
import { waysOut } from '../searching/ways-out.ts';

type Search = (rules: Ruleset, battle: Battle, what: never) => unknown;

/** Answers are commands and places: the page judges a command itself before it shows it. */
export const SEARCHES = {
  /** The nearest legal end along the way of a refused wish, or the legal move that was meant. */
  nearest: (rules: Ruleset, battle: Battle, command: MoveCommand) =>
    nearestEnd(rules, battle, judgedGhost(rules, battle, command, false)),
  /** The nearest legal end along its way, or else among all moves on offer. */
  nearestOfAll: (rules: Ruleset, battle: Battle, command: MoveCommand) =>
    nearestOf(rules, battle, command)?.command ?? null,
  /** The exact odds of the fight of a base, or of its shot; null where there is none. */
  odds: (rules: Ruleset, battle: Battle, fight: { readonly base: string; readonly target: string }) => {
    const odds = ask(rules, battle, { type: 'odds', ...fight });
    return 'fault' in odds ? null : odds.answer;
  },
  proposals: (rules: Ruleset, battle: Battle, bases: readonly string[]) => proposals(rules, battle, bases),
  ahead: (rules: Ruleset, battle: Battle, bases: readonly string[]) =>
    aheadNow(rules, battle, placedOf(battle, bases)),
  reach: (rules: Ruleset, battle: Battle, bases: readonly string[]) =>
    reachNow(rules, battle, placedOf(battle, bases)),
  waysOut: (rules: Ruleset, battle: Battle, command: MoveCommand) => {
    // An order of a button goes no way that could be cut or divided.
    if (!('path' in command)) return [];
    const shown = withNearest(rules, battle, judgedGhost(rules, battle, command, false));
    return waysOut({ rules, battle }, shown).map(({ judged: _, ...way }) => way);
  },
} as const satisfies Readonly<Record<string, Search>>;

export type SearchName = keyof typeof SEARCHES;
export type WhatOf<Name extends SearchName> = Parameters<(typeof SEARCHES)[Name]>[2];
export type FoundBy<Name extends SearchName> = ReturnType<(typeof SEARCHES)[Name]>;

export interface SearchQuestion<Name extends SearchName = SearchName> {
  readonly name: Name;
  readonly battle: Battle;
  /** The same battle has the same number. */
  readonly number: number;
  readonly what: WhatOf<Name>;
}

let kept: Pick<SearchQuestion, 'number' | 'battle'> | null = null;

export async function search({ name, battle, number, what }: SearchQuestion): Promise<unknown> {
  const rules = await loadRuleset(battle.ruleset);
  if (!rules) throw new Error(`There are no rules for ${battle.ruleset}.`);
  // A copy that came before has been thought about: what was found then hangs on it.
  if (kept?.number !== number) kept = { number, battle };
  return (SEARCHES[name] as Search)(rules, kept.battle, what as never);
}
