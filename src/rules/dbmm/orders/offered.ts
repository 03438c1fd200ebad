/** The orders that a player is offered. */
import { type Orders, RANKS, type Share } from './ranks.ts';

/** All ways to give the commands these shares, one each. */
const dealt = (commands: readonly string[], shares: readonly Share[]): readonly Orders[] => {
  const [command, ...others] = commands;
  if (command === undefined) return [{}];
  return shares.flatMap((share, at) =>
    dealt(others, shares.toSpliced(at, 1)).map((rest) => ({ [command]: share, ...rest })),
  );
};

/** The ranks of the dice, highest first, for this number of commands. Two commands get high and low. A fourth gets the die that is left. */
const ranksFor = (count: number): readonly Share[] =>
  count === 2
    ? ['high', 'low']
    : [...RANKS, ...Array.from({ length: count - RANKS.length }, () => 'average' as const)];

/** Every command its rank, in every order; then equal shares for all. */
export const everyOrders = (commands: readonly string[]): readonly Orders[] => [
  ...dealt(commands, ranksFor(commands.length)),
  Object.fromEntries(commands.map((command) => [command, 'average' as const])),
];

/** Do the orders share the dice out evenly? */
export const isEven = (orders: Orders): boolean =>
  Object.values(orders).every((share) => share === 'average');

/** A die left over is neither the highest nor the lowest. */
const placeOf = (share: Share | undefined): number =>
  ['high', 'next', 'average', 'low'].indexOf(share ?? 'average');

/** The commands from the one that gets the highest die. */
export const fromHighest = (orders: Orders): readonly string[] =>
  Object.keys(orders).toSorted((a, b) => placeOf(orders[a]) - placeOf(orders[b]));
