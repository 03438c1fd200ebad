/** The page at an address that is not secure: a server of a home network has no other. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { commandsOf, endPhase, goTo, LINES, openApp, openBattle, press } from './app.ts';
import { beginBattle, moveOne, ordering, tableOf } from './at-distance.ts';
import { appExists, homeNetworkUrl, testAlso, useBrowser } from './harness.ts';

const there = () => ({ url: homeNetworkUrl() });

const baseOf = (page: Page) => page.locator('.bases-layer .base').first();

describe.skipIf(!appExists)('at an address that is not secure', () => {
  useBrowser();

  test('a battle at a distance is made, joined and played', async () => {
    const pages = await beginBattle('hott', [there(), there()]);
    expect(await pages[0].evaluate(() => isSecureContext)).toBe(false);
    const [asked, other] = await ordering(pages);
    await moveOne(asked);
    await expect.poll(() => tableOf(other)).toBe(await tableOf(asked));
  });

  test('an army is made and kept', async () => {
    const page = await openApp({}, there());
    await goTo(page, '#/workshop/hott');
    await press(page, 'New army');
    await page.locator('.workshop-sum.legal').waitFor();
    await page.reload();
    await page.locator('.workshop-sum.legal').waitFor();
  });

  testAlso('a battle is played in one of two tabs, and taking it over loses no order', async () => {
    const first = await openApp({}, there());
    await openBattle(first, LINES);
    await endPhase(first);
    const second = await first.context().newPage();
    await second.goto(first.url());
    await second.getByText('open in another tab').waitFor();
    const before = await commandsOf(first);
    await press(second, 'Play here');
    await baseOf(second).waitFor();
    await first.getByText('open in another tab').waitFor();
    expect(await commandsOf(second)).toEqual(before);
    await second.close();
    await first.reload();
    await baseOf(first).waitFor();
  });

  testAlso('two tabs that open a battle at once do not both play it', async () => {
    const first = await openApp({}, there());
    await openBattle(first, LINES);
    const url = first.url();
    const tabs = await Promise.all([0, 1, 2].map(() => first.context().newPage()));
    await first.close();
    await Promise.all(tabs.map((tab) => tab.goto(url)));
    const playing = async () => {
      const shown = await Promise.all(
        tabs.map(async (tab) => {
          await tab.locator('.bases-layer .base, main.message h1').first().waitFor();
          return (await baseOf(tab).count()) > 0;
        }),
      );
      return shown.filter(Boolean).length;
    };
    await expect.poll(playing).toBe(1);
    await tabs[0]?.waitForTimeout(600);
    expect(await playing()).toBe(1);
  });

  test('a link to a position is copied', async () => {
    const page = await openApp({}, there());
    await openBattle(page, LINES);
    await page.evaluate(() => {
      document.addEventListener('copy', () => {
        (window as { copied?: string }).copied = document.getSelection()?.toString() ?? '';
      });
    });
    await press(page, 'Menu');
    await press(page, 'Copies and prints …');
    await press(page, 'Link to this position');
    await page.getByText('The link is copied').waitFor();
    expect(await page.evaluate(() => (window as { copied?: string }).copied)).toContain('#/position');
  });
});
