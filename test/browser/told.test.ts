import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { battleOf, chooseFile, eventually, LINES, openApp, openBattle, press } from './app.ts';
import { clickBase, dragBase } from './hands.ts';
import { appExists, testAlso, useBrowser } from './harness.ts';
import { FORM, SHOOTING, SIDES, TRAY } from './states.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** Saves pictures of the page at a wide and a narrow size, if ACIES_SHOTS names a folder. */
async function shots(page: Page, name: string): Promise<void> {
  const folder = process.env.ACIES_SHOTS;
  if (!folder) return;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${folder}/${name}-${size.width}.png` });
  }
  await page.setViewportSize(SIZES[0] as (typeof SIZES)[number]);
}

/** Two irregulars side by side, far from the enemy. */
const FAR = {
  ...FORM,
  title: 'Far',
  sides: SIDES,
  bases: [
    { id: 'A', side: 'red', troop: 'Reg Cv (O)', at: [300, 260], facing: 0, flags: ['c-in-c'] },
    { id: 'B', side: 'red', troop: 'Irr Bd (O)', at: [410, 300], facing: 0 },
    { id: 'C', side: 'red', troop: 'Irr Bd (O)', at: [450, 300], facing: 0 },
    { id: 'Z', side: 'blue', troop: 'Reg Cv (O)', at: [600, 860], facing: 180, flags: ['c-in-c'] },
  ],
  turn: { round: 2, active: 'red', phase: 'voluntary-moves', pips: 6 },
};

describe.skipIf(!appExists)('the screen', () => {
  useBrowser();

  test('says on the card which kind of move it is, and how its price adds up', async () => {
    const page = await openApp();
    await openBattle(page, FAR);
    await clickBase(page, 'B');
    await dragBase(page, 'B', { by: [0, 30], key: 'Shift' });
    const card = page.locator('.ghost-card.allowed');
    await eventually(() => card.innerText()).toMatch(/far[\s\S]*a part of a group|far[\s\S]*a move/);
    await eventually(() => card.locator('.price li').count()).toBeGreaterThan(1);
    await shots(page, 'card');
    await card.locator('.price .why').first().click();
    await page.locator('.clause-text').waitFor();
    await page.keyboard.press('Escape');
    await openNear(page);
    await eventually(() => page.locator('.ghost-card').innerText()).toContain('normal move');
  });

  testAlso('offers no order to a pack after a base of it has moved', async () => {
    const page = await openApp();
    await openBattle(page, FAR);
    await clickBase(page, 'B');
    await page.getByRole('button', { name: /full speed ahead/ }).waitFor();
    await dragBase(page, 'B', { by: [0, 30], key: 'Shift' });
    await press(page, 'Give the order');
    await clickBase(page, 'C');
    await page.getByRole('button', { name: 'Halt', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /full speed ahead/ }).count()).toBe(0);
  });

  test('shows the shots of two archers at one enemy as one, and the player chooses which archer leads', async () => {
    const page = await openApp({ dice: 'typed' });
    await openBattle(page, SHOOTING);
    const shot = page.locator('.open-fight');
    await eventually(() => shot.count()).toBe(1);
    await shots(page, 'shots');
    // The odds of the target are seen without a click.
    expect(await shot.locator('.fate-words').innerText()).toMatch(/stands \d+%/);
    await shot.locator('.lead select').selectOption('B');
    await press(page, 'Shoot');
    await page.locator('.typed-dice input').first().waitFor();
    const frames = JSON.stringify((await battleOf(page)).flow.stack);
    expect(frames).toContain('"bases":["B","Y"]');
  });

  test('shows the commander in the tray on a separate line', async () => {
    const page = await openApp();
    await chooseFile(page, JSON.stringify(TRAY));
    await page.locator('.battle, .curtain').first().waitFor();
    for (let at = 0; at < 8 && (await page.locator('.panel.deploy .troop-row').count()) === 0; at++) {
      const curtain = page.getByRole('button', { name: /^I am/ });
      const option = page.locator('.panel.ask .options button').first();
      if (await curtain.isVisible()) await curtain.click();
      else if (await option.isVisible()) await option.click();
      await page.waitForTimeout(150);
    }
    await eventually(() => page.locator('.panel.deploy .troop-row').count()).toBeGreaterThan(0);
    await eventually(() => page.locator('.panel.deploy').innerText()).toContain('(C-in-C)');
    const heights = await page
      .locator('.troop-row')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(heights[0]).toBe(heights[1]);
    await shots(page, 'tray');
  });
});

async function openNear(page: Page): Promise<void> {
  await page.goto(page.url().replace(/#.*$/, ''));
  await openBattle(page, LINES);
  await clickBase(page, 'B');
  await dragBase(page, 'B', { by: [0, 15], key: 'Shift' });
}
