/** Random numbers from a seed, and a choice among several things. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Random } from './bot.ts';

/** Numbers from a seed: the same everywhere. */
export function randomFrom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  return (below) => (below <= 1 ? 0 : uniformInt(generator, 0, below - 1));
}

/** One of a list that is not empty. */
export function oneOf<Item>(random: Random, list: readonly Item[]): Item {
  const item = list[random(list.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}
