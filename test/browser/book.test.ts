import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, openApp } from './app.ts';
import { axeFinds } from './axe.ts';
import { appExists, type OpenOptions, testAlso, useBrowser } from './harness.ts';

async function openBook(ruleset: string, options: OpenOptions = {}): Promise<Page> {
  const page = await openApp({}, { path: `#/clauses/${ruleset}/all`, ...options });
  await page.locator('.clause-list li').first().waitFor();
  return page;
}

describe.skipIf(!appExists)('the page of a rulebook', () => {
  useBrowser();

  test('has its contents by topic, what is played first, and the book itself last', async () => {
    const page = await openBook('bnb', { bypassCSP: true });
    const topics = await page.locator('.book-contents button').allInnerTexts();
    expect(topics[0]).toMatch(/^Troops\s+\d+$/);
    expect(topics.at(-1)).toMatch(/^About the book\s+\d+$/);
    await page.getByRole('button', { name: /^Zones of control/ }).click();
    const focused = page.locator('h2:focus');
    await eventually(() => focused.innerText()).toBe('Zones of control');
    await eventually(() => focused.evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(
      200,
    );
    const last = page.locator('main > :last-child');
    expect(await last.innerText()).toContain('Jean-Pierre Rivière');
    await page.getByRole('searchbox').fill('bnb.zoc');
    await eventually(() => page.locator('.book-contents button').count()).toBe(1);
    expect(await axeFinds(page)).toEqual([]);
  });

  test('is searched, and the contents follow', async () => {
    const page = await openBook('hott');
    const all = await page.locator('.book-contents button').count();
    await page.getByRole('searchbox').fill('magician ensorcel');
    await eventually(() => page.locator('.clause-list li').count()).toBeLessThan(40);
    expect(await page.locator('.book-contents button').count()).toBeLessThan(all);
    expect(await page.locator('.clause-list li').count()).toBeGreaterThan(0);
  });

  test('shows rulings with their switches, and figures beside the clauses', async () => {
    const page = await openBook('bnb');
    const ruling = page.locator('.ruling-beside').first();
    await ruling.locator('summary').click();
    expect(await ruling.locator('p').first().innerText()).not.toBe('');
    await eventually(() =>
      page.locator('.ruling-beside', { hasText: 'A switch of a new battle' }).count(),
    ).toBeGreaterThan(0);
    await page.getByRole('searchbox').fill('zoc');
    await eventually(() => page.locator('.figures-beside .figure-card').count()).toBeGreaterThan(0);
    await page.getByRole('checkbox', { name: 'Figures beside the clauses' }).uncheck();
    await eventually(() => page.locator('.figures-beside').count()).toBe(0);
    await page.reload();
    await page.locator('.clause-list li').first().waitFor();
    expect(await page.getByRole('checkbox', { name: 'Figures beside the clauses' }).isChecked()).toBe(false);
  });

  testAlso('shows both languages side by side on wish', async () => {
    const page = await openBook('dbm');
    await page.getByRole('searchbox').fill('dbm.unit.8');
    await page.getByRole('checkbox', { name: 'English and French side by side' }).check();
    const texts = page.locator('.clause-list li').first().locator('.bilingual p');
    await eventually(() => texts.allInnerTexts()).toEqual([
      expect.stringMatching(/^Within a distance means/),
      expect.stringMatching(/une distance veut dire/),
    ]);
    expect(await texts.nth(1).getAttribute('lang')).toBe('fr');
    const [left, right] = await texts.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().top),
    );
    expect(left).toBe(right);
  });
});

describe.skipIf(!appExists)('the articles of a rulebook', () => {
  useBrowser();

  test('are read in order, with figures, clauses and their places', async () => {
    const page = await openApp({}, { path: '#/clauses/hott' });
    await page.locator('.article-contents a', { hasText: 'The ground before an enemy' }).click();
    await eventually(() => page.locator('.rules-article h2').first().innerText()).toContain(
      'The ground before an enemy',
    );
    await page.locator('.rules-article .figure-small svg').first().waitFor();
    await page.locator('.rules-article .clause').first().click();
    await page.locator('dialog .clause-text').waitFor();
    await page.getByRole('link', { name: 'Read it in the book' }).click();
    await page.waitForURL(/#\/clauses\/hott\/hott\..*\/told$/);
    await eventually(() => page.locator('dialog').count()).toBe(0);
    await page.getByRole('link', { name: 'Open the figure' }).first().click();
    await page.locator('.one-figure .figure-large svg').waitFor();
  });

  test('are searched, and stand in both languages side by side', async () => {
    const page = await openApp({}, { path: '#/clauses/bnb/bnb-zones' });
    await page.getByRole('checkbox', { name: 'English and French side by side' }).check();
    await page.locator('.rules-article .bilingual [lang=fr] p').first().waitFor();
    expect(await page.locator('.rules-article [style]').count()).toBe(0);
    await page.getByRole('searchbox').fill('zocced');
    await page.getByRole('heading', { name: 'Articles' }).waitFor();
    await eventually(() => page.locator('.article-contents a').count()).toBeGreaterThan(0);
    await eventually(() => page.locator('.clause-list li').count()).toBeGreaterThan(0);
  });
});
