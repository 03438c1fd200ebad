import { expect, test, vi } from 'vitest';
import { MESSAGES } from '../../../test/support/words.ts';
import { orders as bnb } from '../bnb/orders.ts';
import { orders as dbm } from '../dbm/orders.ts';
import { orders as hott } from '../hott/orders.ts';
import { LINES } from '../table/columns.ts';

// The texts of the page ask the browser for its language when they are loaded.
vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { documentElement: {} });
});

const OF_COLUMNS = [
  ...['same', 'left', 'right'].map((facing) => `table.column.${facing}`),
  ...LINES.map((line) => `table.line.${'pivotHead' in line ? `pivot-${line.pivotHead}` : line.to}`),
];

test.each(Object.entries({ bnb, dbm, hott }))('the keys and buttons of %s have words', (id, { keys }) => {
  const needed = [...keys.map((key) => `screen.key.${key}`), ...(keys.includes('column') ? OF_COLUMNS : [])];
  for (const language of ['en', 'fr'] as const) {
    const known = { ...MESSAGES.get('shared')?.[language], ...MESSAGES.get(id)?.[language] };
    expect(needed.filter((key) => !Object.hasOwn(known, key))).toEqual([]);
  }
});
