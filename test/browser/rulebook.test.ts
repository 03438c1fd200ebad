import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, LINES, openApp, openBattle, press } from './app.ts';
import { axeFinds } from './axe.ts';
import { clickBase, dragBase } from './hands.ts';
import { appExists, useBrowser } from './harness.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const book = (page: Page) => page.locator('.book-beside');

async function openBook(page: Page, menu = 'Menu', item = 'The rulebook'): Promise<void> {
  await press(page, menu);
  await press(page, item);
  await book(page).locator('.rules-article').waitFor();
}

/** Orders a move that is refused, and asks why. */
async function askWhy(page: Page): Promise<void> {
  await clickBase(page, 'C');
  await dragBase(page, 'C', { by: [0, 400] });
  await page.locator('.ghost-card .reasons .why').first().click();
}

describe.skipIf(!appExists)('the rulebook beside the table', () => {
  useBrowser();

  test('stays open while orders are given, and a clause that is asked for opens in it', async () => {
    const page = await openApp({}, { viewport: { width: 1440, height: 900 }, bypassCSP: true });
    await openBattle(page, LINES);
    const width = await page.locator('.stage').evaluate((stage) => stage.clientWidth);
    await openBook(page);
    await eventually(() => page.locator('.stage').evaluate((stage) => stage.clientWidth)).toBeLessThan(
      width - 250,
    );
    expect(await axeFinds(page)).toEqual([]);
    await askWhy(page);
    await eventually(() => page.locator('.rules-article :focus').count()).toBe(1);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.locator('.rules-article :focus .clause').first().click();
    await page.locator('dialog[open] .clause-text').waitFor();
    await page.goBack();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.goBack();
    await book(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toMatch(/^#\/battle\//);
  });

  test('opens from the words of a clause, turns its pages by links, and is reached and closed by keys', async () => {
    const page = await openApp({}, { viewport: { width: 1440, height: 900 } });
    await openBattle(page, LINES);
    await askWhy(page);
    await page.locator('dialog[open] .clause-text').waitFor();
    await page.getByRole('link', { name: 'Read it in the book' }).click();
    await eventually(() => page.locator('.book-beside .rules-article :focus').count()).toBe(1);
    await book(page).locator('.article-list summary').click();
    await book(page)
      .getByRole('link', { name: /Zones, gaps and engaging/ })
      .first()
      .click();
    await eventually(() => page.locator('.rules-article > h2').first().innerText()).toMatch(
      /Zones, gaps and engaging/,
    );
    await page.locator('.bases-layer .base').first().focus();
    for (const pane of ['.side', '.book-beside', '.table']) {
      await page.keyboard.press('F6');
      await eventually(() => page.locator(`${pane} :focus`).count()).toBe(1);
    }
    await page.locator('.book-beside .book-text').focus();
    await page.keyboard.press('Escape');
    await book(page).waitFor({ state: 'detached' });
    await eventually(() => page.locator('.table :focus').count()).toBe(1);
  });

  test('is a sheet on a phone, in French', async () => {
    const page = await openApp({}, { ...PHONE, locale: 'fr-FR', bypassCSP: true });
    await openBattle(page, LINES);
    await openBook(page, 'Menu', 'Le livre de règles');
    const box = await book(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
    expect(box?.y).toBeGreaterThan(200);
    expect(await axeFinds(page)).toEqual([]);
    await page.getByRole('searchbox').fill('zone');
    await book(page).locator('.article-contents a').first().tap();
    await eventually(() => book(page).locator('.rules-article').count()).toBe(1);
    await press(page, 'Fermer le livre de règles');
    await book(page).waitFor({ state: 'detached' });
  });
});
