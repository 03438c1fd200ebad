import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { LIMITS } from '../../engine/data/limits.ts';
import { commitmentTo } from '../../engine/game/records/fair-dice.ts';
import '../../rules/hott/index.ts';

vi.stubGlobal('navigator', { language: 'en-GB', onLine: true });
vi.stubGlobal('document', { documentElement: {} });
const { verify } = await import('./verifying.ts');

const SECRET = '5e'.repeat(32);
const battle = new URL('../../../content/battles/hott-agreed-draw.json', import.meta.url);

/** A battle whose throws do not follow from the secret that it now bears. */
const record = JSON.parse(readFileSync(battle, 'utf8'));
record.header.dice = { commitment: commitmentTo(SECRET), words: { red: 'oak', blue: 'ash' }, secret: SECRET };

const going = new AbortController().signal;
const check = (given: object, signal = going) => verify(JSON.stringify(given), signal, () => {});

const first = record.entries.findIndex(({ by }: { readonly by: string }) => by === 'dice');

test('the entry with the first wrong throw is told', async () => {
  expect(await check(record)).toEqual({
    key: 'distance.verdict.throw',
    figures: { entry: first + 1 },
    isFair: false,
  });
});

test('a check that is stopped finds nothing', async () => {
  expect(await check(record, AbortSignal.abort())).toBeNull();
});

test('a record at the limit is checked; one with an entry more is refused with the limit', async () => {
  const { entries } = record;
  const most = Array.from({ length: LIMITS.entries }, (_, at) => entries[at % entries.length]);
  expect((await check({ ...record, entries: most }))?.key).toBe('distance.verdict.throw');
  expect(await check({ ...record, entries: [...most, entries[0]] })).toMatchObject({
    key: 'distance.verdict.too-long',
    figures: { most: LIMITS.entries },
  });
});

test('a text that is too large is refused with the limit, and any other text as no record', async () => {
  const large = 'x'.repeat(LIMITS.file + 1);
  expect(await verify(large, going, () => {})).toMatchObject({
    key: 'distance.verdict.too-large',
    figures: { most: LIMITS.file },
  });
  for (const text of ['x'.repeat(20), '{}', '[]'])
    expect((await verify(text, going, () => {}))?.key).toBe('distance.verdict.unreadable');
});

test('a record whose events its rules do not know is no record', async () => {
  const change = { change: 'flow', flow: { stack: [{ step: 'constructor' }] } };
  const entry = { by: 'red', command: { type: 'halt' }, events: [{ type: 'told', changes: [change] }] };
  const broken = { ...record, entries: [entry] };
  expect((await check(broken))?.key).toBe('distance.verdict.unreadable');
});
