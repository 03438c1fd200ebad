import type { Random } from '../../../bots/bot.ts';

/** A random whole number from 0 to below `below`, from the browser. */
export const chance: Random = (below) => {
  if (below <= 1) return 0;
  // Numbers beyond the last whole multiple would make small faces a little more likely.
  const limit = Math.floor(0x1_0000_0000 / below) * below;
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= limit);
  return (drawn[0] ?? 0) % below;
};
