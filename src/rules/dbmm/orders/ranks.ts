/** How standing orders share out the PIP dice of regular commands. DBMM, PIP dice and orders; rulings 53, 111 and 155. */
import { holds } from '../../../engine/effects.ts';

/** The ranks of dice, from the highest. */
export const RANKS = ['high', 'next', 'low'] as const;

type Rank = (typeof RANKS)[number];

/** What the orders give a command: the die of a rank, or an even share of the dice that are left. */
export type Share = Rank | 'average';

export const SHARES: readonly Share[] = [...RANKS, 'average'];

/** Orders by command. */
export type Orders = Readonly<Record<string, Share>>;

type Scores = Readonly<Record<string, number>>;

/** The commands named for a rank, each with its rank. Those after a command that is passed over move up. */
function ranked(orders: Orders, present: readonly string[]): readonly (readonly [string, Rank])[] {
  const named = RANKS.flatMap((rank) =>
    Object.keys(orders)
      .filter((command) => orders[command] === rank)
      .map((command) => [command, rank] as const),
  );
  const left = named.filter(([command]) => present.includes(command));
  if (!holds('dbmm.order.19')) return left;
  return left.map(([command], at) => [command, named[at]?.[1] ?? 'low'] as const);
}

/** Takes the die of a rank from the dice that are left, which are sorted with the highest first. */
function take(dice: number[], rank: Rank): number {
  const at = rank === 'low' ? dice.length - 1 : 0;
  return dice.splice(at, 1)[0] ?? 0;
}

/** The dice that go to commands by their rank. `dice` loses them. */
const byRank = (dice: number[], left: readonly (readonly [string, Rank])[]): Scores =>
  Object.fromEntries(left.map(([command, rank]) => [command, take(dice, rank)]));

/** Even shares of the dice left, in whole points, and what remains over. */
function evenly(dice: readonly number[], commands: readonly string[]): readonly [Scores, number] {
  const sum = dice.reduce((all, face) => all + face, 0);
  const each = Math.floor(sum / Math.max(1, commands.length));
  return [Object.fromEntries(commands.map((name) => [name, each])), sum - each * commands.length];
}

/** Who shares dice: the orders, the commands that share now, and that of the C-in-C, which gets what remains over. */
interface Sharing {
  readonly orders: Orders;
  readonly among: readonly string[];
  readonly chief: string;
}

/** Shares out the scores of commands. One that does not share now, or that no order names, keeps its own. */
export function shareOut(scores: Scores, { orders, among, chief }: Sharing): Scores {
  const present = among.filter((command) => Object.hasOwn(orders, command));
  const dice = present.map((command) => scores[command] ?? 0).toSorted((a, b) => b - a);
  const first = holds('dbmm.order.5') ? byRank(dice, ranked(orders, present)) : {};
  const averaged = present.filter((command) => orders[command] === 'average');
  if (!holds('dbmm.order.6')) return { ...scores, ...first };
  const theirs = holds('dbmm.order.7') ? dice : averaged.map((command) => scores[command] ?? 0);
  const [even, over] = evenly(theirs, averaged);
  const shared = { ...scores, ...first, ...even };
  return over > 0 ? { ...shared, [chief]: (shared[chief] ?? 0) + over } : shared;
}
