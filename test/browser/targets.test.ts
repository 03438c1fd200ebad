import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, goTo, LINES, openApp, openBattle, press } from './app.ts';
import { appExists, useBrowser } from './harness.ts';

/** Sizes in pixels: a good size for a finger, and the least size where a phone lacks room. */
const FINGER = 44;
const LEAST = 24;

const LOWER = '.clause, .why, .term > button, .round, .spirit-figures, .sheet-handle button';

/** Everything that can be pressed, without links inside a text, which are as high as the text. */
const PRESSED =
  'button, a[href]:not(.small-print a, .rules-article :is(p, td, dd, li, figcaption) a), summary, select, .file-button, .check, .choice-option, ' +
  'input:not(label:is(.file-button, .check, .choice-option) input)';

/** The targets that are too low or too narrow for a finger. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ({ finger, least, lower, pressed }) => {
      const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
      return [...top.querySelectorAll(pressed)].flatMap((each) => {
        const { width, height } = each.getBoundingClientRect();
        // Rounding may take a part of a pixel.
        const isHigh = height > (each.matches(lower) ? least : finger) - 0.5;
        const isLarge = height === 0 || (isHigh && width > least - 0.5);
        const name = each.getAttribute('aria-label') ?? each.textContent.trim();
        return isLarge
          ? []
          : [`${each.tagName} ${name.slice(0, 40)}: ${Math.round(width)} x ${Math.round(height)}`];
      });
    },
    { finger: FINGER, least: LEAST, lower: LOWER, pressed: PRESSED },
  );

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

describe.skipIf(!appExists)('a target for a finger', () => {
  useBrowser();

  test('is high enough on every page and in every dialog of a phone', async () => {
    const page = await openApp({}, PHONE);
    expect(await tooSmall(page), 'home').toEqual([]);
    for (const name of ['New battle', 'Settings', 'Help']) {
      await press(page, name);
      await page.locator('dialog[open]:not(:has(.loading))').waitFor();
      expect(await tooSmall(page), name).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    for (const [hash, shown] of [
      ['#/figures/hott', '.figure-small svg'],
      ['#/figures/bnb/zoc/zocced-03', '.figure-large svg'],
      ['#/clauses/hott/all', '.clause-list li'],
      ['#/clauses/hott/hott-front', '.rules-article .figure-small svg'],
      ['#/nowhere', 'main.message'],
      ['#/workshop/hott', '.workshop'],
      ['#/workshop/dbm', '.builder .army-card'],
    ] as const) {
      await goTo(page, hash, shown);
      expect(await tooSmall(page), hash).toEqual([]);
    }
    await press(page, 'New army');
    await page.locator('.workshop-line').first().waitFor();
    expect(await tooSmall(page), 'an army').toEqual([]);
  });

  test('is high enough on the page of a battle', async () => {
    const page = await openApp({}, PHONE);
    await openBattle(page, LINES);
    for (const name of ['Menu', 'More tools']) {
      await press(page, name);
      expect(await tooSmall(page), name).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.locator('.base[data-id="C"]').focus();
    await page.keyboard.press('Enter');
    for (let steps = 0; steps < 8; steps++) await page.keyboard.press('Shift+ArrowUp');
    await page.locator('.ghost-card.refused .choices').waitFor();
    await eventually(() => tooSmall(page)).toEqual([]);
  });

  test('is large enough in the log, and the tools stay in one row', async () => {
    const page = await openApp({}, PHONE);
    await openBattle(page, LINES);
    await page.locator('.base[data-id="C"]').focus();
    for (const key of ['Enter', 'Shift+ArrowUp', 'Enter']) await page.keyboard.press(key);
    await press(page, 'Draw the panels up');
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.log-entry .icon').first().waitFor();
    expect(await tooSmall(page), 'log').toEqual([]);
    const sizes = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().width)));
    for (const selector of ['.table-tools button', '.steps button'])
      expect(Math.min(...(await sizes(selector))), selector).toBeGreaterThanOrEqual(FINGER);
    const rows = () =>
      page
        .locator('.table-tools button')
        .evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size);
    for (const width of [390, 375, 360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await eventually(rows).toBe(1);
    }
  });
});
