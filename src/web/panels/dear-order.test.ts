import '../../../test/support/on-screen.ts';
import '../../../test/support/words.ts';
import { expect, test, vi } from 'vitest';
import { played } from '../../../test/support/played.ts';
import { loadWords } from '../../words/catalogues.ts';
import { dearOrder } from './dear-order.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});

await loadWords('en', ['guide']);

test('an order that cost more than one point is told with the causes, and no other', async () => {
  const { play, rules } = await played('hott-against-the-bot');
  const told = play.live.map((number, at) => {
    const { by, command, events } = play.record.entries[number] ?? { by: '', events: [] };
    const until = { ...play, live: play.live.slice(0, at + 1), battles: play.battles.slice(0, at + 2) };
    const moved = events.find(({ type }) => type === 'moved');
    const price = command?.type === 'move' ? Number(moved?.figures?.price ?? 0) : 0;
    return { price, words: dearOrder({ play: until, rules }, by) };
  });
  const dear = told.filter(({ price }) => price > 1);
  expect(dear.length).toBeGreaterThan(0);
  for (const { price, words } of dear)
    expect(words).toMatch(new RegExp(`^That order cost ${price}\\sPIPs\\..*: \\S`));
  for (const { price, words } of told.filter((each) => each.price <= 1))
    expect([price, words]).toEqual([price, null]);
});
