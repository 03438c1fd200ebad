import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, openApp, openBattle, press } from './app.ts';
import { appExists, type OpenOptions, useBrowser } from './harness.ts';

/** Spears against blades in DBMM; baggage has no like elsewhere, and only DBMM knows rocky flats. */
const POSITION = {
  format: 'acies-scenario/1',
  ruleset: 'dbmm',
  name: 'compared',
  terrain: [
    {
      id: 'flat',
      kind: 'RF',
      area: [
        [300, 300],
        [500, 300],
        [500, 500],
        [300, 500],
      ],
    },
  ],
  bases: [
    { id: 'A', side: 'red', troop: 'Reg Sp (O)', at: [600, 500], facing: 0, flags: ['c-in-c'] },
    { id: 'B', side: 'red', troop: 'Reg Bge (O)', at: [600, 200], facing: 0 },
    { id: 'Z', side: 'blue', troop: 'Reg Bd (O)', at: [600, 500], facing: 180, flags: ['c-in-c'] },
  ],
  turn: { round: 2, active: 'red', phase: 'moves', pips: 3 },
};

async function opened(
  words: readonly [menu: string, compare: string],
  options: OpenOptions = {},
): Promise<Page> {
  const page = await openApp({}, options);
  await openBattle(page, POSITION);
  await press(page, words[0]);
  await press(page, words[1]);
  await page.locator('table.compare').waitFor();
  return page;
}

describe.skipIf(!appExists)('a position as other rules judge it', () => {
  useBrowser();

  test('all rulesets stand side by side, what differs is marked, and keys choose another base', async () => {
    const page = await opened(['Menu', 'How other rules judge this position']);
    const table = page.locator('table.compare');
    expect(await table.locator('thead th').count()).toBe(4);
    const differs = table.locator('tbody.differs');
    expect(await differs.locator('th').allInnerTexts()).toContain('Move straight ahead differs');
    expect(await table.innerText()).not.toContain('outcome.');
    expect(await table.locator('tbody').first().innerText()).not.toContain('differs');
    const choice = page.locator('.dialog select');
    await choice.focus();
    await page.keyboard.press('ArrowDown');
    await eventually(() => table.innerText()).toContain('has no like here');
    await page.keyboard.press('Escape');
    expect(await table.count()).toBe(0);
  });

  test('on a telephone in French it fits', async () => {
    const page = await opened(['Menu', 'Comment d’autres règles jugent cette position'], {
      locale: 'fr-FR',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    expect(await page.locator('table.compare').innerText()).toContain('diffère');
    const isWide = await page
      .locator('.dialog-content')
      .evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(isWide).toBe(false);
  });
});
