import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, openApp, press } from './app.ts';
import { axeFinds } from './axe.ts';
import { appExists, type OpenOptions, some, useBrowser } from './harness.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Begins a battle of a ruleset that is set up by hand, and waits for its first question. */
async function setUp(ruleset: string, words: readonly [string, string, string], look: OpenOptions) {
  const page: Page = await openApp({}, { bypassCSP: true, ...look });
  const [open, byHand, begin] = words;
  await press(page, open);
  await page.locator('dialog').getByText(ruleset).first().click();
  await page.locator('dialog').getByText(byHand).click();
  await press(page, begin);
  await page.locator('.panel.ask .muted').waitFor();
  return page;
}

describe.skipIf(!appExists)('the setup', () => {
  useBrowser();

  test.each(some(['De Bellis Multitudinis', 'De Bellis Magistrorum Militum'], 2))(
    'of %s says why it asks, what it costs, and which troops each command has',
    async (ruleset) => {
      const page = await setUp(ruleset, ['New battle', 'All by hand', 'Begin the battle'], {});
      expect(await page.locator('.panel.ask').innerText()).toMatch(/season.*\nWhy: .* costs nothing/s);
      const commands = page.locator('.own-commands li');
      await eventually(() => commands.count()).toBeGreaterThan(1);
      expect(await commands.first().innerText()).toMatch(/Command 1: 1 .*general\)/);
      expect(await commands.nth(1).locator('.command-mark rect').count()).toBe(2);
      expect(await axeFinds(page)).toEqual([]);
      await press(page, 'Summer');
      await eventually(() => page.locator('.panel.lay, .panel.ask').allInnerTexts()).not.toEqual([]);
    },
  );

  test('says it in French on a phone', async () => {
    const words = ['Nouvelle bataille', 'Tout à la main', 'Commencer la bataille'] as const;
    const page = await setUp('De Bellis Multitudinis', words, { ...PHONE, locale: 'fr-FR' });
    expect(await page.locator('.panel.ask').innerText()).toMatch(/Pourquoi\s: .* ne coûte rien/s);
    await page.locator('.sheet-handle button').tap();
    await eventually(() => page.locator('.own-commands').innerText()).toMatch(/Corps 1\s:/);
    expect(await axeFinds(page)).toEqual([]);
  });
});
