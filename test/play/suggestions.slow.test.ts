import '../support/bots.ts';
import { describe, expect, test, vi } from 'vitest';
import { bnb } from '../../src/rules/bnb/index.ts';
import { dbm } from '../../src/rules/dbm/index.ts';
import { dbmm } from '../../src/rules/dbmm/index.ts';
import { hott } from '../../src/rules/hott/index.ts';
import { armyBattles } from './army-battles.ts';
import { type Advised, followed } from './following.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('location', { search: '', hash: '' });
  vi.stubGlobal('addEventListener', () => undefined);
});

/** Armies of battles that take an hour. */
const SMALL = {
  bnb: [bnb, /^bnb\/small\//],
  hott: [hott, /^hott\/(?!mass\/)/],
  dbm: [dbm, /one-tribe|one-legion|the-satraps$|the-right-wing|the-narrow-plain/],
  dbmm: [dbmm, /a-raid|one-legion|the-young-king|the-satraps-ride/],
} as const;

/** Suggestions that say what a few steps are good for. */
const SAYING_WHY = ['bot.help', 'bot.escape', 'bot.rejoin', 'bot.make-room', 'bot.turn', 'bot.column'];

/** A suggested order that goes less than a third of what its points buy, and does not say why; null for others. */
function idle({ now, advice: { answer, ghost, worst } }: Advised): string | null {
  const wish = ghost?.wish;
  // An attack is told as one, with its odds.
  if (!wish || wish.cost === 0 || worst || SAYING_WHY.includes(answer.why)) return null;
  if (wish.length >= wish.allowance / 3) return null;
  const went = `${wish.length} of ${wish.allowance}`;
  return `bound ${now.battle.turn.bound}, ${answer.why}, ${went}: ${JSON.stringify(answer.command)}`;
}

const BOUNDS = 16;

describe.each(Object.keys(SMALL) as (keyof typeof SMALL)[])('%s', (id) => {
  const [rules, wanted] = SMALL[id];
  const battleOf = armyBattles(rules, (army) => wanted.test(army));

  test.each([1, 2, 3, 4, 5])(
    'no suggestion of battle %i wastes a point',
    { timeout: 3_600_000 },
    async (seed) => {
      const found: string[] = [];
      let moves = 0;
      for await (const advised of followed(rules, battleOf(seed), seed, BOUNDS)) {
        if (advised.advice.ghost) moves++;
        found.push(...[idle(advised)].filter((each) => each !== null));
      }
      expect(moves).toBeGreaterThan(0);
      expect(found).toEqual([]);
    },
  );
});
