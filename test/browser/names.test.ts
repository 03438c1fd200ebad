import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, LINES, openApp, openBattle } from './app.ts';
import { appExists, some, useBrowser } from './harness.ts';

/** Red gives orders by the rules of Hordes of the Things, which have seven phases. */
const HOTT = {
  format: 'acies-scenario/1',
  ruleset: 'hott',
  title: 'Phases',
  table: { width: 900, depth: 900 },
  sides: { red: { edge: 'south' }, blue: { edge: 'north' } },
  bases: [
    { id: 'A', side: 'red', troop: 'Spears', at: [410, 300], facing: 0, flags: ['general'] },
    { id: 'Z', side: 'blue', troop: 'Spears', at: [410, 600], facing: 180, flags: ['general'] },
  ],
  turn: { round: 2, active: 'red', phase: 'tactical-moves', pips: 4 },
};

const namesShown = (page: Page): Promise<number> => page.locator('.phase-name:visible').count();

const overflow = (page: Page): Promise<number> =>
  page.locator('.phase-bar').evaluate((bar) => bar.scrollWidth - bar.clientWidth);

/** The names of armies that do not fit into their list. */
const cutNames = (page: Page): Promise<readonly string[]> =>
  page.locator('.army-choice select').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const { font, width, paddingLeft } = getComputedStyle(list);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.font = font;
      const arrow = 24;
      const room = Number.parseFloat(width) - 2 * Number.parseFloat(paddingLeft) - arrow;
      return [...list.querySelectorAll('option')]
        .map(({ label }) => label)
        .filter((label) => pen.measureText(label).width > room);
    }),
  );

describe.skipIf(!appExists)('names', () => {
  useBrowser();

  test.each(some(['fr-FR', 'en-GB']))(
    'of all phases are shown where there is room for them, in %s',
    async (locale) => {
      const page = await openApp({}, { locale, viewport: { width: 1600, height: 900 } });
      await openBattle(page, HOTT);
      await eventually(() => namesShown(page)).toBe(await page.locator('.phases li').count());
      expect(await overflow(page)).toBe(0);
      for (const width of [1400, 1250, 1000]) {
        await page.setViewportSize({ width, height: 900 });
        await eventually(() => overflow(page)).toBe(0);
        expect(await namesShown(page)).toBeGreaterThanOrEqual(1);
      }
      await eventually(() => namesShown(page)).toBe(1);
    },
  );

  test('of six phases fit into a small window', async () => {
    const page = await openApp({}, { viewport: { width: 1300, height: 800 } });
    await openBattle(page, LINES);
    await eventually(() => namesShown(page)).toBe(await page.locator('.phases li').count());
  });

  test.each(some(['fr-FR', 'en-GB']))('of armies are not cut in their lists, in %s', async (locale) => {
    const page = await openApp({}, { locale, viewport: { width: 1280, height: 900 } });
    await page
      .getByRole('button', { name: /^(New battle|Nouvelle bataille)$/ })
      .first()
      .click();
    for (const rules of ['Blood and Blades', 'Hordes of the Things', 'De Bellis Multitudinis']) {
      await page.getByRole('radio', { name: rules }).check();
      await eventually(() => page.locator('.army-choice option').count()).toBeGreaterThan(10);
      expect(await cutNames(page), rules).toEqual([]);
    }
    await page.getByRole('radio', { name: 'Blood and Blades' }).check();
    const told = page.locator('.army-choice summary').first();
    await eventually(() => told.innerText()).toMatch(/ · 250 points/);
  });
});
