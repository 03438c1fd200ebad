/** The searches of the table among legal moves. Each gets the battle as the seat at the screen sees it. */
import { type BaseId, type Battle, findBase, type SideId } from '../../engine/battle.ts';
import type { AnyCommand, MoveCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { judgeMove } from '../../engine/moves/judge.ts';
import { loadRuleset } from '../../scenario/rulesets.ts';
import type { FightsOnScreen } from '../on-screen/ruleset.ts';
import { type Fighting, type Tried, triedBy } from '../searching/after-order.ts';
import { judgedGhost, placedOf } from '../searching/ends.ts';
import { fightShown } from '../searching/fight-shown.ts';
import { firstFight, type Picked } from '../searching/first-fight.ts';
import { leadsOf } from '../searching/leads.ts';
import { matchesOf } from '../searching/matches.ts';
import { fightsAfter, fightsHarmed, meetingOf } from '../searching/meeting.ts';
import { nearestEnd, nearestOf, withNearest } from '../searching/nearest.ts';
import { findOptions } from '../searching/open-options.ts';
import { plannedFights } from '../searching/planned-fights.ts';
import { priceNow } from '../searching/price-now.ts';
import { proposals } from '../searching/proposals.ts';
import { aheadNow, reachNow } from '../searching/reach-now.ts';
import { waysOut } from '../searching/ways-out.ts';
import { loadFights } from './rulesets.ts';

type Search = (rules: Ruleset, battle: Battle, what: never, fights: FightsOnScreen) => unknown;

interface Shooting {
  readonly among: readonly BaseId[];
  readonly against: BaseId;
}

interface Compared {
  readonly base: BaseId;
  readonly enemies: readonly BaseId[];
}

interface Commanded {
  readonly command: AnyCommand;
  readonly by: SideId;
}

const bringsBadFight = (now: Fighting, command: MoveCommand): boolean =>
  meetingOf(now, triedBy(now.battle, judgedGhost(now.rules, now.battle, command, false), false)).fights.some(
    ({ isBad }) => isBad,
  );

/**
 * Answers are commands, places and figures: the page judges a command itself before it shows it. What needs nothing but
 * the battle is asked with `true`.
 */
export const SEARCHES = {
  /** The nearest legal end along the way of a refused wish, or the legal move that was meant. */
  nearest: (rules: Ruleset, battle: Battle, command: MoveCommand) =>
    nearestEnd(rules, battle, judgedGhost(rules, battle, command, false)),
  /** The nearest legal end along its way, or else among all moves on offer. */
  nearestOfAll: (rules: Ruleset, battle: Battle, command: MoveCommand) =>
    nearestOf(rules, battle, command)?.command ?? null,
  /** The fight of a base, or its shot, with its exact odds; null where there is none. */
  fight: (
    rules: Ruleset,
    battle: Battle,
    { base, target }: { readonly base: string; readonly target: string },
  ) => fightShown(rules, battle, base, target),
  /** The first fight of the picked bases, or their first shot. */
  firstFight: (rules: Ruleset, battle: Battle, picked: Picked, fights: FightsOnScreen) =>
    firstFight({ rules, battle, fights }, picked),
  /** The finite choices open. */
  options: (rules: Ruleset, battle: Battle, _what: true) => findOptions(rules, battle),
  /** The close combats that a plan would bring. */
  plannedFights: (rules: Ruleset, battle: Battle, _what: true) => plannedFights(rules, battle),
  /** What an order to a base costs where it stands. */
  price: priceNow,
  /** The shooters among whom it matters who leads a shot. */
  leads: (rules: Ruleset, battle: Battle, { among, against }: Shooting) =>
    leadsOf(among, (base) => fightShown(rules, battle, base, against)),
  /** How a base fares against each of these enemies. */
  matches: (rules: Ruleset, battle: Battle, { base: id, enemies }: Compared, fights: FightsOnScreen) => {
    const base = findBase(battle, id);
    if (!base) return [];
    return matchesOf(
      { rules, battle, fights },
      base,
      enemies.flatMap((enemy) => findBase(battle, enemy) ?? []),
    );
  },
  /** The first of these moves that is legal for the side that acts; null if none is. */
  firstLegal: (rules: Ruleset, battle: Battle, moves: readonly MoveCommand[]) =>
    moves.find((move) => {
      const judged = judgeMove(rules, battle, move, battle.turn.active, { alone: true, until: 'broken' });
      return judged.reasons.length === 0;
    }) ?? null,
  /** What an order would meet. */
  meeting: (rules: Ruleset, battle: Battle, tried: Tried, fights: FightsOnScreen) =>
    meetingOf({ rules, battle, fights }, tried),
  /** The close combats that a command would bring to those that it moves. */
  fightsAfter: (rules: Ruleset, battle: Battle, { command, by }: Commanded, fights: FightsOnScreen) =>
    fightsAfter({ rules, battle, fights }, command, by),
  /** The friends whose fights a command would make worse. */
  fightsHarmed: (rules: Ruleset, battle: Battle, { command, by }: Commanded, fights: FightsOnScreen) =>
    fightsHarmed({ rules, battle, fights }, command, by),
  proposals: (rules: Ruleset, battle: Battle, bases: readonly string[]) => proposals(rules, battle, bases),
  ahead: (rules: Ruleset, battle: Battle, bases: readonly string[]) =>
    aheadNow(rules, battle, placedOf(battle, bases)),
  reach: (rules: Ruleset, battle: Battle, bases: readonly string[]) =>
    reachNow(rules, battle, placedOf(battle, bases)),
  waysOut: (rules: Ruleset, battle: Battle, command: MoveCommand, fights: FightsOnScreen) => {
    // An order of a button goes no way that could be cut or divided.
    if (!('path' in command)) return [];
    const shown = withNearest(rules, battle, judgedGhost(rules, battle, command, false));
    return waysOut({ rules, battle }, shown).map(({ judged: _, ...way }) => ({
      ...way,
      isBadFight: bringsBadFight({ rules, battle, fights }, way.command),
    }));
  },
} as const satisfies Readonly<Record<string, Search>>;

export type SearchName = keyof typeof SEARCHES;
export type WhatOf<Name extends SearchName> = Parameters<(typeof SEARCHES)[Name]>[2];
export type FoundBy<Name extends SearchName> = ReturnType<(typeof SEARCHES)[Name]>;

export interface SearchQuestion<Name extends SearchName = SearchName> {
  readonly name: Name;
  /** The battle; null where it is that of the last question. */
  readonly battle: Battle | null;
  /** The same battle has the same number. */
  readonly number: number;
  readonly what: WhatOf<Name>;
}

let kept: { readonly number: number; readonly battle: Battle } | null = null;

export async function search({ name, battle, number, what }: SearchQuestion): Promise<unknown> {
  // A copy that came before has been thought about: what was found then hangs on it.
  if (battle && kept?.number !== number) kept = { number, battle };
  if (kept?.number !== number) throw new Error('The first question about a battle brings it.');
  const here = kept.battle;
  const [rules, fights] = await Promise.all([loadRuleset(here.ruleset), loadFights(here.ruleset)]);
  if (!rules) throw new Error(`There are no rules for ${here.ruleset}.`);
  return (SEARCHES[name] as Search)(rules, here, what as never, fights);
}
