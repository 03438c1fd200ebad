/** Bots in the positions of content/positions: all of them give orders that are taken, and the better ones see more. */
import { describe, expect, test } from 'vitest';
import { BOTS } from '../src/bots/bots.ts';
import { isSolved } from '../src/bots/simulate/solving.ts';
import { positionsOf } from '../src/cli/positions/file.ts';
import { loadRulesets } from '../src/scenario/rulesets.ts';

const rulesets = await loadRulesets();

describe.each(rulesets.map((rules) => ({ id: rules.id, rules })))('the positions of $id', ({ rules }) => {
  const positions = positionsOf(rules, null);
  const solvedBy = (name: string): number => {
    const bot = BOTS[name];
    return positions.filter((position) => bot && isSolved(rules, position, bot)).length;
  };

  test('are played by every bot, and solved by those that compare orders more than by chance', () => {
    const counts = Object.fromEntries(Object.keys(BOTS).map((name) => [name, solvedBy(name)]));
    expect(counts.playing).toBeGreaterThan(Math.max(counts.random ?? 0, counts.straight ?? 0));
    expect(counts.master).toBeGreaterThan(Math.max(counts.random ?? 0, counts.straight ?? 0));
  }, 1_200_000);
});
