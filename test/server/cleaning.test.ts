import { expect, test, vi } from 'vitest';
import { days } from '../../src/server/battle/times.ts';
import { hostOn } from '../../src/server/host.ts';
import { openService } from '../../src/server/open-service.ts';
import { openStore } from '../../src/server/store/open.ts';
import type { Stage } from '../../src/server/store/store.ts';
import { START } from './table.ts';

const KEPT = 30;

/** For each battle how long ago it changed, and its stage. */
const BATTLES: readonly (readonly [id: string, ago: number, stage: Stage])[] = [
  ['old', days(KEPT) + 1, 'over'],
  ['older', days(2 * KEPT), 'over'],
  ['just-old', days(KEPT), 'over'],
  ['young', days(KEPT) - 1, 'over'],
  ['new', 0, 'over'],
  ['old-open', days(2 * KEPT), 'open'],
  ['old-playing', days(2 * KEPT), 'playing'],
];

test.each<[number | null, readonly string[]]>([
  [KEPT, ['new', 'old-open', 'old-playing', 'young']],
  [0, ['old-open', 'old-playing']],
  [null, ['just-old', 'new', 'old', 'old-open', 'old-playing', 'older', 'young']],
])('a host that keeps battles for %s days keeps %j', async (keepDays, expected) => {
  const store = await openStore(':memory:');
  for (const [battle, ago, stage] of BATTLES)
    await store.append({
      battle,
      after: 0,
      entries: ['{}'],
      stage,
      changed: START - ago,
      listing: '{}',
      due: [],
    });
  const service = openService(hostOn(store, { now: () => START, keepDays }), () => ({}));
  const kept = async () => (await store.list({ limit: 99 })).map(({ id }) => id).toSorted();
  try {
    await vi.waitFor(async () => expect(await kept()).toEqual(expected), { timeout: 10_000, interval: 20 });
  } finally {
    await service.close();
    await store.close();
  }
});
