import { describe, expect, test } from 'vitest';
import { battleOf, goTo, openApp } from './app.ts';
import { keptBattles } from './hands.ts';
import { appExists, testAlso, useBrowser } from './harness.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe.skipIf(!appExists)('the page of figures', () => {
  useBrowser();

  test('is reached by category and can be searched, and each figure has its own address', async () => {
    const page = await openApp();
    const fetched = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect((await fetched()).filter((name) => /figure/i.test(name))).toEqual([]);
    await goTo(page, '#/figures/bnb/zoc');
    await page.getByRole('heading', { name: 'The figures of Blood and Blades' }).waitFor();
    expect(await page.title()).toBe('The figures of Blood and Blades – Acies');
    const cards = page.locator('.figure-card');
    await cards.first().waitFor();
    expect((await fetched()).some((name) => /figure/i.test(name))).toBe(true);
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(9);
    await page.getByRole('searchbox').fill('simultaneously');
    await expect.poll(() => cards.count()).toBe(2);
    await page.locator('.figure-small svg').first().waitFor();
    await cards.first().click();
    await page.locator('.figure-large svg').waitFor();
    await page.waitForURL(/#\/figures\/bnb\/zoc\/getting-out-of-zoc-simultaneously-01$/);
    const caption = await page.getByRole('heading', { level: 1 }).textContent();
    expect(await page.title()).toBe(`${caption} – Acies`);
    await goTo(page, '#/');
    await expect.poll(() => page.title()).toBe('Acies');
  });

  test('goes to neighbours with keys, to clauses and back, and into the position', async () => {
    const page = await openApp();
    await goTo(page, '#/figures/bnb/recoil/recoil-and-push-back');
    const caption = page.locator('.one-figure h1');
    await caption.waitFor();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => caption.textContent()).toMatch(/out of table/);
    // Keys work as soon as the figure is shown.
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await expect.poll(() => caption.textContent()).toMatch(/^Recoil and push back:/);
    await page.getByRole('button', { name: 'push.1' }).click();
    await page.locator('dialog .figure-card').first().waitFor();
    await page.getByRole('button', { name: 'Look for scenarios' }).click();
    await page.locator('dialog .options button').first().waitFor();
    await page.keyboard.press('Escape');
    // Several clicks begin only one battle.
    await page.getByRole('button', { name: 'Play on from here' }).dblclick();
    await page.locator('.bases-layer .base').first().waitFor();
    expect((await battleOf(page)).bases.map(({ id }) => id).toSorted()).toEqual(['A', 'Y', 'Z']);
    expect(await keptBattles(page)).toHaveLength(1);
  });

  testAlso('shows the figures of Hordes of the Things, and fits a phone', async () => {
    const page = await openApp({}, PHONE);
    await goTo(page, '#/figures/hott', '.figure-small svg');
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(wide).toBeLessThanOrEqual(390);
  });
});
