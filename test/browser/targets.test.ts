import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, LINES, openApp, openBattle, press } from './app.ts';
import { appExists, useBrowser } from './harness.ts';

/** Pixels: what a finger presses, and the least where a phone has no room for that. */
const FINGER = 44;
const LEAST = 24;

const LOWER = '.clause, .why, .table-tools button, .sheet-handle button, .log-entry .icon';

/** Links within a text are as high as the text. */
const PRESSED =
  'button, a[href]:not(.small-print a), summary, select, .file-button, .check, .choice-option, ' +
  'input:not(label:is(.file-button, .check, .choice-option) input)';

/** What is to be pressed and is too low for a finger. */
const tooLow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ({ finger, least, lower, pressed }) => {
      const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
      return [...top.querySelectorAll(pressed)].flatMap((each) => {
        const { height } = each.getBoundingClientRect();
        // Rounding may take a part of a pixel.
        const isHigh = height === 0 || height > (each.matches(lower) ? least : finger) - 0.5;
        const name = each.getAttribute('aria-label') ?? each.textContent.trim();
        return isHigh ? [] : [`${each.tagName} ${name.slice(0, 40)}: ${Math.round(height)}`];
      });
    },
    { finger: FINGER, least: LEAST, lower: LOWER, pressed: PRESSED },
  );

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

async function goTo(page: Page, hash: string, shown: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await page.locator(shown).first().waitFor();
}

describe.skipIf(!appExists)('what a finger presses', () => {
  useBrowser();

  test('is high enough on every page and in every dialog of a phone', async () => {
    const page = await openApp({}, PHONE);
    expect(await tooLow(page), 'home').toEqual([]);
    for (const name of ['New battle', 'Settings', 'Help']) {
      await press(page, name);
      await page.locator('dialog[open]').waitFor();
      expect(await tooLow(page), name).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    for (const [hash, shown] of [
      ['#/figures/hott', '.figure-small svg'],
      ['#/figures/bnb/zoc/zocced-03', '.figure-large svg'],
      ['#/clauses/hott', '.clause-list li'],
      ['#/nowhere', 'main.message'],
      ['#/workshop', '.workshop'],
    ] as const) {
      await goTo(page, hash, shown);
      expect(await tooLow(page), hash).toEqual([]);
    }
    await press(page, 'New army');
    await page.locator('.workshop-line').first().waitFor();
    expect(await tooLow(page), 'an army').toEqual([]);
  });

  test('is high enough on the page of a battle', async () => {
    const page = await openApp({}, PHONE);
    await openBattle(page, LINES);
    await press(page, 'Menu');
    expect(await tooLow(page), 'menu').toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.base[data-id="C"]').focus();
    await page.keyboard.press('Enter');
    for (let steps = 0; steps < 8; steps++) await page.keyboard.press('Shift+ArrowUp');
    await page.locator('.ghost-card.refused .choices').waitFor();
    await eventually(() => tooLow(page)).toEqual([]);
  });
});
