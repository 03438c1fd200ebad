import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { campaign } from '../../src/rules/hott/campaign/campaign.ts';
import { openingFaults, playAgain, readCampaign } from '../../src/scenario/campaign/file.ts';
import { differingBattles } from '../../src/server/admin/check.ts';
import { serverCommand } from '../../src/server/admin/command.ts';
import { storeFrom } from '../../src/server/settings.ts';
import type { Store } from '../../src/server/store/store.ts';
import { type CampaignTable, openCampaign } from './campaign-table.ts';

let folder: string;
let table: CampaignTable;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'acies-campaigns-'));
  vi.stubEnv('ACIES_DATA', folder);
  table = await openCampaign({ address: storeFrom({ ACIES_DATA: folder }) });
  const red = await table.lead('red');
  await red.order({ type: 'write', at: 'red-b', wars: ['blue'] });
});
afterEach(async () => {
  await table.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A store whose campaigns were decided otherwise. */
const forged = (store: Store): Store =>
  new Proxy(store, {
    get(kept, name) {
      const found = Reflect.get(kept, name) as unknown;
      if (name === 'read')
        return async (id: string, first: number) =>
          (await kept.read(id, first)).map((text) =>
            text.replace('"figures":{"side":"red"', '"figures":{"side":"blue"'),
          );
      return typeof found === 'function' ? found.bind(kept) : found;
    },
  });

test('a campaign of a server is exported as a file that plays again, and decided again', async () => {
  const file = join(folder, 'campaign.json');
  expect(await serverCommand(['export', table.campaign, '--out', file])).toBe(0);
  const read = readCampaign(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  expect(openingFaults(campaign, read.record.opening)).toEqual([]);
  expect(playAgain(campaign, read.record)).toMatchObject({ broken: null });
  expect(read.record.entries.some(({ by }) => by === 'red')).toBe(true);
});

async function differing(store: Store) {
  const found: unknown[] = [];
  for await (const each of differingBattles(store, true)) found.push(each);
  return found;
}

test('running campaigns are decided again with today’s rules, and what differs is told', async () => {
  expect(await differing(table.store)).toEqual([]);
  expect(await differing(forged(table.store))).toMatchObject([{ battle: table.campaign, command: 'write' }]);
});
