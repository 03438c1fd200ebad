import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chooseFile, eventually, LINES, openApp, openBattle, press } from './app.ts';
import { keptBattles } from './hands.ts';
import { appExists, some, testAlso, useBrowser } from './harness.ts';

const BATTLES = new URL('../../content/battles/', import.meta.url);

const PHONES = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const;

/** The buttons that lie outside the window, or under another element. */
const hidden = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !inside || !each.contains(found);
      })
      .map((each) => each.getAttribute('aria-label') ?? each.textContent),
  );

describe.skipIf(!appExists)('small screens', () => {
  useBrowser();

  test.each(some(PHONES))(
    'on $width x $height every tool and the end of the phase can be pressed',
    async (viewport) => {
      const page = await openApp({}, { viewport, hasTouch: true, isMobile: true });
      await openBattle(page, LINES);
      await press(page, 'More tools');
      await eventually(() => hidden(page, '.table-tools button')).toEqual([]);
      await press(page, 'Turn the table');
      await page.locator('.north-mark').waitFor();
      await eventually(() => hidden(page, '.table-tools button, .end-phase')).toEqual([]);
    },
  );

  test.each(some(PHONES))('on $width x $height a refusal shows its first reason', async (viewport) => {
    const page = await openApp({}, { viewport, hasTouch: true, isMobile: true, locale: 'fr-FR' });
    await openBattle(page, LINES);
    await page.locator('.base[data-id="C"]').focus();
    await page.keyboard.press('Enter');
    for (let steps = 0; steps < 8; steps++) await page.keyboard.press('Shift+ArrowUp');
    const card = page.locator('.ghost-card.refused');
    await card.locator('.choices').waitFor();
    const [reason, room] = await card.evaluate((found) => {
      const words = document.createRange();
      words.selectNode(found.querySelector('.reasons li')?.firstChild ?? found);
      const told = found.querySelector('.told') ?? found;
      return [words, told].map((each) => each.getBoundingClientRect().bottom);
    });
    expect(reason).toBeLessThanOrEqual((room ?? 0) + 1);
    expect(await card.locator('.cost').innerText()).toContain('bon terrain');
  });
});

describe.skipIf(!appExists)('pages and dialogs', () => {
  useBrowser();

  test('the window has the name of the battle, but only on its page', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    await eventually(() => page.title()).toBe('Two lines – Acies');
    await page.goBack();
    await page.locator('dialog').getByRole('button', { name: 'Leave the battle' }).click();
    await eventually(() => page.title()).toBe('Acies');
  });

  test('going back closes what was opened last, and asks before it leaves a battle', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
    await page.goBack();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toMatch(/^#\/battle\//);
    await page.goBack();
    await page.locator('dialog[open]').getByText('Leave the battle?').waitFor();
    await page.goBack();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await page.locator('.bases-layer .base').count()).toBeGreaterThan(0);
    await page.goBack();
    await page.locator('dialog').getByRole('button', { name: 'Leave the battle' }).click();
    await page.locator('main.home').waitFor();
  });

  test('a scenario without play is told as such and drawn, and not kept as a battle', async () => {
    const page = await openApp();
    const { turn: _, ...position } = LINES;
    await chooseFile(page, JSON.stringify(position), 'position.json');
    await eventually(() => page.locator('dialog').innerText()).toMatch(
      /Two lines\s[\s\S]*Nothing is played here/,
    );
    const drawing = page.getByRole('dialog').getByRole('img', { name: 'Two lines' });
    await drawing.waitFor();
    expect((await drawing.boundingBox())?.height).toBeGreaterThan(200);
    await page.getByText('What stands where').click();
    expect(await page.locator('.figure-standing li').count()).toBe(LINES.bases.length);
    await press(page, 'Close');
    expect(await keptBattles(page)).toEqual([]);
  });

  testAlso('a scenario without play is shown with its clause', async () => {
    const page = await openApp({}, { path: '#/clauses/hott/hott.base.4' });
    await press(page, 'Look for scenarios');
    const shown = page.locator('.position').first();
    await shown.locator('summary').click();
    await eventually(() => shown.innerText()).toMatch(/Nothing is played here/);
    expect(await shown.locator('svg').count(), 'an empty table').toBe(0);
  });

  testAlso('several scenarios without play are shown one after the other', async () => {
    const page = await openApp();
    const { turn: _, ...position } = LINES;
    const file = ['The first', 'The second'].map((title) => ({ ...position, title }));
    await chooseFile(page, JSON.stringify(file), 'positions.json');
    for (const { title } of file) {
      await press(page, title);
      await page.getByRole('img', { name: title }).waitFor();
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'The first' }).waitFor();
  });

  test('a double click on a scenario of a file begins one battle', async () => {
    const page = await openApp();
    const file = ['The first', 'The second'].map((title) => ({ ...LINES, title }));
    await chooseFile(page, JSON.stringify(file), 'battles.json');
    await page.getByRole('button', { name: 'The first' }).dblclick();
    await page.locator('.bases-layer .base').first().waitFor();
    expect(await keptBattles(page)).toHaveLength(1);
  });

  test('very long names widen neither the page nor the panels', async () => {
    const page = await openApp({}, { viewport: { width: 390, height: 844 } });
    const army = 'W'.repeat(200);
    const record = JSON.parse(readFileSync(new URL('hott-resigned.json', BATTLES), 'utf8'));
    record.header.title = army;
    for (const side of record.opening.sides) side.army = army;
    await openBattle(page, record);
    const tooWide = (selector: string) =>
      page.locator(selector).evaluate((each) => Math.max(0, each.scrollWidth - each.clientWidth));
    for (const tab of ['Orders', 'Log']) {
      await page.getByRole('tab', { name: tab }).click();
      await eventually(() => tooWide('.panels')).toBe(0);
    }
    await page.getByRole('link', { name: 'Start page' }).click();
    await page.locator('.kept-open').waitFor();
    expect(await tooWide('html')).toBe(0);
  });
});
