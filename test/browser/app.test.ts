import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { beginSmallBattle, chooseFile, openBattle, press, pressFirst } from './app.ts';
import { appExists, openPage, testAlso, useBrowser } from './harness.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Two lines in contact; red gives orders. */
const LINES = {
  format: 'acies-scenario/1',
  ruleset: 'bnb',
  title: 'Lines in contact',
  table: { width: 900, depth: 900 },
  sides: { red: { edge: 'south', army: 'The south' }, blue: { edge: 'north', army: 'The north' } },
  bases: [
    { id: 'A', side: 'red', troop: 'Reg Bd (O)', at: [400, 400, 0] },
    { id: 'B', side: 'red', troop: 'Reg Bd (O)', at: [440, 400, 0] },
    { id: 'G', side: 'red', troop: 'Reg LCh (S)', at: [420, 300, 0], flags: ['c-in-c'] },
    { id: 'X', side: 'blue', troop: 'Reg Sp (I)', at: [400, 400, 180] },
    { id: 'Y', side: 'blue', troop: 'Irr Wb (S)', at: [440, 400, 180] },
    { id: 'K', side: 'blue', troop: 'Reg HCh (I)', at: [420, 560, 180], flags: ['c-in-c'] },
  ],
  turn: { round: 2, active: 'red', phase: 'voluntary-moves', pips: 4 },
};

const steps = (page: Page) => page.locator('.steps output');

async function endPhase(page: Page): Promise<void> {
  await press(page, 'End phase');
  const anyway = page.getByRole('button', { name: 'End it anyway' });
  // Waits for the warning or for the next phase, because either may come.
  await anyway.or(page.locator('.open-fight').first()).first().waitFor();
  if (await anyway.isVisible()) await anyway.click();
}

/** Moves G one MU ahead with the keyboard, and gives the order. */
async function orderByKeyboard(page: Page): Promise<void> {
  await page.locator('.base[data-id="G"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowUp');
  await page.waitForSelector('.ghost-card.allowed');
  await page.keyboard.press('Enter');
  await expect.poll(() => steps(page).textContent()).toBe('1/1');
}

describe.skipIf(!appExists)('a battle in the browser', () => {
  useBrowser();

  test('one click starts a small battle that is ready to play', async () => {
    const page = await openPage();
    await beginSmallBattle(page);
    await expect.poll(() => page.locator('.whose .round').textContent()).toBe('Round 1');
    await expect.poll(() => page.locator('.base').count()).toBeGreaterThan(20);
    // The names of the armies stand in the head once.
    const title = await page.locator('h1.battle-name').boundingBox();
    expect(title?.width).toBeLessThanOrEqual(1);
  });

  test('orders are given with the keyboard, undone and redone, and survive a reload', async () => {
    const page = await openPage();
    await openBattle(page, LINES);
    const place = () => page.locator('.base[data-id="G"]').getAttribute('aria-label');
    await expect.poll(place).toContain('and 10\u00a0MU from the south edge');
    await orderByKeyboard(page);
    await expect.poll(place).toContain('and 11\u00a0MU from the south edge');
    await page.keyboard.press('Control+z');
    await expect.poll(() => steps(page).count()).toBe(0);
    await expect.poll(place).toContain('and 10\u00a0MU from the south edge');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => steps(page).textContent()).toBe('1/1');
    await page.reload();
    await expect.poll(place).toContain('and 11\u00a0MU from the south edge');
    await expect.poll(() => steps(page).textContent()).toBe('1/1');
  });

  test('a player may say once that points left over are no question in this battle', async () => {
    const page = await openPage();
    await openBattle(page, LINES);
    await press(page, 'End phase');
    await page.getByLabel(/Do not ask about points/).check();
    await press(page, 'Back to the orders');
    await press(page, 'End phase');
    await page.locator('.open-fight').first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('the odds are shown before the dice, and the outcome after them', async () => {
    const page = await openPage();
    await openBattle(page, LINES);
    await endPhase(page);
    await expect.poll(() => page.locator('.open-fight').count()).toBe(2);
    await page.locator('.open-fight summary').first().click();
    await expect.poll(() => page.locator('.open-fight .ways').first().textContent()).toMatch(/of 36/);
    await page.getByRole('button', { name: 'Fight', exact: true }).first().click();
    await page.waitForSelector('.panel.result .die');
    // The dice decide which outcomes name a clause; the factors always do.
    await page.locator('.panel.result summary').first().click();
    await page.locator('.panel.result .clause:visible').first().click();
    await expect.poll(() => page.locator('.clause-text').textContent()).not.toBe('');
    await expect.poll(() => page.locator('.dialog').textContent()).toContain('Jean-Pierre Rivière');
  });

  testAlso('dice can be typed in, but only with faces that they have', async () => {
    const page = await openPage();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByText('I roll my own dice and type them in').click();
    await page.keyboard.press('Escape');
    await openBattle(page, LINES);
    await endPhase(page);
    await page.getByRole('button', { name: 'Fight', exact: true }).first().click();
    const fields = page.locator('.typed-dice input');
    await fields.nth(0).fill('7');
    await fields.nth(1).fill('1');
    await expect.poll(() => page.getByRole('button', { name: 'These fell' }).isDisabled()).toBe(true);
    await fields.nth(0).fill('6');
    await press(page, 'These fell');
    await page.waitForSelector('.panel.result');
    await expect.poll(() => page.locator('.panel.result .die').first().getAttribute('aria-label')).toBe('6');
  });

  testAlso('a bad file is told with its faults, and the kept battle stays', async () => {
    const page = await openPage();
    await openBattle(page, LINES);
    await page.goto(page.url().replace(/#.*/, '#/'));
    await page.waitForSelector('.kept');
    const wrong: readonly (readonly [text: string, first: RegExp])[] = [
      ['{"format": ', /The file is damaged/],
      ['{"header": {}, "entries": []}', /This is a saved battle, but parts of it are missing or wrong/],
      [JSON.stringify({ ...LINES, bases: [LINES.bases[0], { ...LINES.bases[0], id: 'B2' }] }), /overlap/],
      [JSON.stringify({ ...LINES, bases: [{ ...LINES.bases[0], troop: 'Reg Xy (O)' }] }), /Xy/],
    ];
    const details = page.locator('dialog summary');
    for (const [text, first] of wrong) {
      await chooseFile(page, text);
      await expect.poll(() => page.locator('.dialog-content').innerText()).toMatch(first);
      if (await details.count()) await details.click();
      await page.locator('.faults li').first().waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('dialog').count()).toBe(0);
    }
    await expect.poll(() => page.locator('.kept').count()).toBe(1);
  });

  testAlso('a battle saved to a file opens in the same state', async () => {
    const page = await openPage();
    await openBattle(page, LINES);
    await orderByKeyboard(page);
    await press(page, 'Menu');
    const download = page.waitForEvent('download');
    await press(page, 'Save to a file');
    const text = readFileSync(await (await download).path(), 'utf8');
    await page.goto(page.url().replace(/#.*/, '#/'));
    await chooseFile(page, text, 'saved.record.json');
    await expect.poll(() => steps(page).textContent()).toBe('1/1');
  });

  testAlso(
    'two people deploy by hand, and neither sees the bases that the other has not deployed',
    async () => {
      const page = await openPage();
      await press(page, 'New battle');
      await page.getByText('Two people').click();
      await page.getByText('Deploy by hand').click();
      await press(page, 'Begin the battle');
      const ways = [
        page.locator('.curtain button'),
        page.getByRole('button', { name: /^Deploy second/ }),
        page.getByRole('button', { name: 'Deploy the rest for me' }),
        page.locator('.end-phase'),
      ];
      while ((await page.locator('.phases').count()) === 0) {
        const seen = () => [document.querySelector('.curtain'), document.querySelector('.base')];
        expect((await page.evaluate(seen)).every((each) => each !== null)).toBe(false);
        await pressFirst(ways);
        await page.waitForTimeout(60);
      }
      await expect.poll(() => page.locator('.base').count()).toBeGreaterThan(60);
    },
  );

  testAlso('a resigned battle is shown with its score', async () => {
    const page = await openPage();
    await openBattle(page, LINES);
    await press(page, 'Menu');
    await press(page, 'Resign');
    await page.locator('dialog').getByRole('button', { name: 'Resign' }).click();
    await expect.poll(() => page.locator('.verdict').textContent()).toContain('The north');
    await expect.poll(() => page.locator('.summary tbody td').first().textContent()).toBe('1');
  });

  test('a phone shows the table and the panels without scrolling sideways', async () => {
    const page = await openPage(PHONE);
    await openBattle(page, LINES);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Draw the panels up' }).tap();
    await page.getByRole('tab', { name: 'Log' }).tap();
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await page.getByRole('tab', { name: 'Orders' }).tap();
    await page.locator('.panel.ask').waitFor();
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  });
});
