import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { days, minutes } from '../../src/server/battle/times.ts';
import { APP_FOLDER } from '../../src/server/start.ts';
import { startServer, type TestServer } from '../server/http.ts';
import { startProcess } from '../server/process.ts';
import { eventually, press } from './app.ts';
import { asked, beginBattle, tableOf } from './at-distance.ts';
import { appExists, testAlso, useBrowser } from './harness.ts';

const notice = (page: Page, text: string) => page.locator('.line-notice', { hasText: text });

describe.skipIf(!appExists)('a player who is away from a battle at a distance', () => {
  useBrowser();

  describe('with a clock', () => {
    let server: TestServer;
    /** The server's clock is so far ahead. */
    let ahead: number;
    beforeEach(async () => {
      ahead = 0;
      server = await startServer({ host: { now: () => Date.now() + ahead }, app: { folder: APP_FOLDER } });
    });
    afterEach(() => server.close());

    const beginTimed = (): Promise<readonly [Page, Page]> =>
      beginBattle('hott', [{ url: `${server.url}/` }, { url: `${server.url}/` }], (page) =>
        page.getByText('An evening').click(),
      );

    test('loses to a claim once the time is up, and not before', async () => {
      const [absent, other] = await asked(await beginTimed());
      ahead = minutes(40);
      await other.waitForTimeout(1500);
      expect(await notice(other, 'is up').count()).toBe(0);
      ahead = minutes(70);
      await notice(absent, 'Your time is up').waitFor();
      await press(other, 'Claim the victory');
      await other.locator('.verdict', { hasText: 'You won' }).first().waitFor();
      await absent.locator('.verdict', { hasText: 'You lost' }).first().waitFor();
    });

    testAlso('takes leave, and the clock stands still until it ends', async () => {
      const [absent, other] = await asked(await beginTimed());
      await press(absent, 'Menu');
      await press(absent, 'Take leave of absence');
      const dialog = absent.getByRole('dialog', { name: 'Leave of absence' });
      await dialog.getByLabel('For how long?').selectOption('2');
      await press(absent, 'Take leave of absence');
      await eventually(() => dialog.count()).toBe(0);
      await other.locator('.player', { hasText: 'is on leave' }).waitFor();
      ahead = days(1);
      await other.waitForTimeout(1500);
      expect(await notice(other, 'is up').count()).toBe(0);
      ahead = days(2) + minutes(70);
      await notice(other, 'is up').waitFor();
    });
  });

  test('lets a bot play, and takes over again', async () => {
    // A server from a bundle, whose threads for bots start at once.
    const server = await startProcess({
      env: { ACIES_DATA: mkdtempSync(join(tmpdir(), 'acies-')) },
      args: ['--built'],
    });
    const at = { url: `${server.url}/` };
    const pages = await beginBattle('hott', [at, at], (page) =>
      page.getByLabel('A bot may play for an absent player').check(),
    );
    const [absent, other] = await asked(pages);
    const before = await tableOf(other);
    await press(absent, 'Menu');
    await press(absent, 'Let a bot play for me');
    await notice(absent, 'A bot plays for you').waitFor();
    await other.locator('.player', { hasText: 'a bot plays instead' }).waitFor();
    await eventually(() => tableOf(other)).not.toBe(before);
    await press(absent, 'I am back');
    await eventually(() => notice(absent, 'A bot plays for you').count()).toBe(0);
    await eventually(() => other.locator('.player', { hasText: 'a bot plays instead' }).count()).toBe(0);
    for (const page of pages) await page.close();
    await server.end('SIGTERM');
  });
});
