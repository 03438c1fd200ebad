import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { type ServerProcess, startProcess } from '../server/process.ts';
import { eventually, press } from './app.ts';
import { beginBattle, endPhase, moveOne, ordering, tableOf } from './at-distance.ts';
import { appExists, takeErrors, testAlso, useBrowser } from './harness.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

const alike = (one: Page, other: Page): Promise<void> =>
  eventually(async () => (await tableOf(one)) === (await tableOf(other))).toBe(true);

describe.skipIf(!appExists)('a battle at a distance', () => {
  useBrowser();

  test('goes from the invitation to the victory in two browsers', async () => {
    const pages = await beginBattle();
    const [mover, other] = await ordering(pages);
    expect(await mover.title()).toContain('your turn');
    expect(await other.title()).not.toContain('your turn');
    const before = await tableOf(other);
    await moveOne(mover);
    await eventually(() => tableOf(other)).not.toBe(before);
    await alike(mover, other);
    for (const page of pages) await page.getByRole('tab', { name: 'Talk' }).click();
    await other.getByLabel('Message').fill('Well met');
    await press(other, 'Send');
    await mover.locator('.chat li', { hasText: 'Well met' }).waitFor();
    await press(mover, 'Menu');
    await press(mover, 'Resign');
    await mover.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    for (const page of pages)
      await page
        .locator('.verdict', { hasText: /You (won|lost)/ })
        .first()
        .waitFor();
  });

  test('goes on after the network was lost in the middle', async () => {
    const pages = await beginBattle();
    const [mover, other] = await ordering(pages);
    const before = await tableOf(other);
    await mover.context().setOffline(true);
    await mover.locator('.line-down').waitFor();
    await moveOne(mover);
    await mover.locator('.line-down', { hasText: 'Your orders wait here' }).waitFor();
    expect(await tableOf(mover)).not.toBe(before);
    expect(await tableOf(other)).toBe(before);
    await mover.context().setOffline(false);
    await eventually(() => tableOf(other)).not.toBe(before);
    await alike(mover, other);
    await eventually(() => mover.locator('.line-down').count()).toBe(0);
    takeErrors();
  });

  testAlso('is the same in a second tab of a player', async () => {
    const pages = await beginBattle();
    const [mover, other] = await ordering(pages);
    const second = await mover.context().newPage();
    await second.goto(mover.url());
    await second.locator('.bases-layer .base').first().waitFor();
    await alike(mover, second);
    const before = await tableOf(mover);
    await moveOne(second);
    await eventually(() => tableOf(mover)).not.toBe(before);
    await alike(mover, second);
    await alike(mover, other);
    await endPhase(mover);
    await alike(mover, second);
  });

  describe('whose server is killed', () => {
    const data = mkdtempSync(join(tmpdir(), 'acies-'));
    let server: ServerProcess | null = null;
    afterAll(() => server?.end('SIGKILL'));

    const start = async (port = '0'): Promise<ServerProcess> => {
      server = await startProcess({ env: { ACIES_DATA: data, PORT: port }, args: ['--built'] });
      return server;
    };

    test('goes on once the server is started again', async () => {
      const { url, end } = await start();
      const pages = await beginBattle('hott', [{ url: `${url}/` }, { url: `${url}/` }]);
      const [mover, other] = await ordering(pages);
      const before = await tableOf(other);
      await end('SIGKILL');
      for (const page of pages) await page.locator('.line-down').waitFor();
      await moveOne(mover);
      await start(new URL(url).port);
      await eventually(() => tableOf(other)).not.toBe(before);
      await alike(mover, other);
      takeErrors();
    });
  });

  testAlso('is played by touch on a phone', async () => {
    const pages = await beginBattle('hott', [PHONE, PHONE]);
    const [mover, other] = await ordering(pages);
    const before = await tableOf(other);
    await mover.locator('.end-phase').tap();
    const anyway = mover.getByRole('button', { name: 'End it anyway' });
    if (await anyway.count()) await anyway.tap();
    await eventually(() => tableOf(other)).not.toBe(before);
    await other.getByRole('tab', { name: 'Talk' }).tap();
    await other.getByLabel('Message').fill('Hello');
    await other.getByRole('button', { name: 'Send' }).tap();
    await mover.getByRole('tab', { name: 'Talk' }).tap();
    await mover.locator('.chat li', { hasText: 'Hello' }).waitFor();
    for (const page of pages)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
