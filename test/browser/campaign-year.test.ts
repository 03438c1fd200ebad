import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { battleOf, commandsOf, eventually, openApp, press } from './app.ts';
import { axeFinds } from './axe.ts';
import {
  attackBlue,
  be,
  begin,
  destroy,
  playOn,
  playToYear2,
  throwForSiege,
  titleOf,
  turnOfRed,
  write,
} from './campaign-hands.ts';
import { appExists, testAlso, useBrowser } from './harness.ts';

/** Tab goes on until the focus is where it is wanted; gives up after as many steps as a page has. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  const name = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      const label = at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? at.labels?.[0] : null;
      return (at?.getAttribute('aria-label') ?? label?.textContent ?? at?.textContent ?? '').trim();
    });
  const seen: string[] = [];
  for (let steps = 0; steps < 150; steps++) {
    const now = await name();
    if (wanted.test(now)) return;
    seen.push(now);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${wanted}, but to ${[...new Set(seen)].join(', ')}`);
}

/** Goes with Tab to a button or a box, and presses it. */
async function hit(page: Page, wanted: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

/** Goes with Tab to a list, and takes the option that begins so. */
async function take(page: Page, list: RegExp, option: string): Promise<void> {
  await tabTo(page, list);
  await page.keyboard.type(option);
}

/** Writes down with keys where the field army is, and against whom the nation goes to war. */
async function writeByKeys(page: Page, nation: string, at: string, war?: string): Promise<void> {
  await eventually(() => titleOf(page).innerText()).toContain(nation);
  if (await page.getByRole('button', { name: `I am ${nation}` }).isVisible())
    await hit(page, new RegExp(`^I am ${nation}`));
  await take(page, /^The field army is in/, at);
  if (war !== undefined) await hit(page, new RegExp(`^${war}$`), 'Space');
  await hit(page, /^Write it down/);
}

describe.skipIf(!appExists)('a year of a campaign round one screen', () => {
  useBrowser();

  testAlso(
    'three players type a battle in, play one on the table by orders, and besiege a capital',
    async () => {
      const page = await openApp({ dice: 'typed' }, { bypassCSP: true });
      await begin(page, ['The Grey Wolves of Aske', 'The Spear League of Tamris']);
      expect(await axeFinds(page)).toEqual([]);
      await page.getByLabel('Red', { exact: true }).selectOption('6');
      await press(page, 'These were thrown');
      await write(page, 'Red', 'Red B', ['Blue']);
      await write(page, 'Blue', 'Blue A', []);
      await write(page, 'Green', 'Green K', []);

      await attackBlue(page, 'Blue A');
      await be(page, 'Blue');
      await press(page, 'Give battle');
      await page.getByText('Type the result').click();
      await page.getByLabel('Who won').selectOption('Red');
      await destroy(page, 'Blue', { Behemoth: 1, Spears: 6, Shooters: 2 });
      expect(await axeFinds(page)).toEqual([]);
      await press(page, 'Report this');
      await be(page, 'Red');
      await press(page, 'The report is right');

      await turnOfRed(page, 'summer');
      await attackBlue(page, 'Blue B');
      await be(page, 'Blue');
      await press(page, 'Give battle');
      await press(page, 'Play it here');
      await page.getByText('The battle is not over yet.').waitFor({ timeout: 120_000 });
      const campaign = page.url();
      await page.getByRole('link', { name: 'Go to the battle' }).click();
      await page.locator('.end-phase, .place-offered').first().waitFor();
      expect(await axeFinds(page)).toEqual([]);
      for (let steps = 0; steps < 200 && !(await battleOf(page)).result; steps++) await playOn(page, 'Red');
      expect((await battleOf(page)).result).toMatchObject({ winner: 'red' });
      const types = await commandsOf(page);
      expect(types.filter((type) => type === 'move').length).toBeGreaterThan(4);
      expect(types).not.toContain('resign');
      await page.goto(campaign);
      await page.locator('.campaign-preview').waitFor();
      await press(page, 'Report this');

      await turnOfRed(page, 'autumn');
      await attackBlue(page, 'Blue K');
      await throwForSiege(page);
      await playToYear2(page);
    },
    300_000,
  );

  test('a season is played with keys alone', async () => {
    const page = await openApp();
    await begin(page);
    await take(page, /^Red$/, '6');
    await hit(page, /^These were thrown/);
    await writeByKeys(page, 'Red', 'Red B', 'Blue');
    await writeByKeys(page, 'Blue', 'Blue A');
    await writeByKeys(page, 'Green', 'Green K');
    // The map is told as a list, too.
    await hit(page, /^The map in words/);
    expect(await page.locator('.campaign-map li').first().isVisible()).toBe(true);
    await take(page, /^The field army$/, 'attack');
    await take(page, /^Where to/, 'Blue A');
    await hit(page, /^Attack/);
    await eventually(() => titleOf(page).innerText()).toContain('Blue');
    if (await page.getByRole('button', { name: 'I am Blue' }).isVisible()) await hit(page, /^I am Blue/);
    await hit(page, /^Give battle/);
    await hit(page, /^Type the result/);
    await take(page, /^Who won/, 'Red');
    await hit(page, /^One more: Blades/);
    await eventually(() => page.locator('.campaign-preview').innerText()).toMatch(/Red gains [1-9]/);
    await hit(page, /^Report this/);
    await eventually(() => titleOf(page).innerText()).toContain('Red');
    if (await page.getByRole('button', { name: 'I am Red' }).isVisible()) await hit(page, /^I am Red/);
    await hit(page, /^The report is right/);
    for (let steps = 0; steps < 12; steps++) {
      if ((await page.locator('.campaign-when').innerText()).includes('summer')) break;
      const before = await page.locator('.campaign').innerText();
      await hit(page, /^(I am |Go there|End the turn|Give them up)/);
      await eventually(() => page.locator('.campaign').innerText()).not.toBe(before);
    }
    expect(await page.locator('.campaign-when').innerText()).toContain('summer');
    expect(await page.locator('.campaign-chronicle').innerText()).toContain('Red takes Blue A.');
  }, 120_000);
});
