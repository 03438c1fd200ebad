import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { battleOf, commandsOf, eventually, openApp, openBattle, pipsOf, placeOf, press } from './app.ts';
import { clickBase, dragBase, spotOfBase } from './hands.ts';
import { appExists, testAlso, useBrowser } from './harness.ts';

/** A ragged pack, and mounted infantry. */
const PACK = {
  format: 'acies-scenario/1',
  ruleset: 'bnb',
  title: 'A ragged pack',
  table: { width: 900, depth: 900 },
  sides: { red: { edge: 'south' }, blue: { edge: 'north' } },
  bases: [
    { id: 'A', side: 'red', troop: 'Reg Cv (O)', at: [400, 260], facing: 0, flags: ['c-in-c'] },
    { id: 'B', side: 'red', troop: 'Reg Bd (O)', at: [410, 350], facing: 0 },
    { id: 'C', side: 'red', troop: 'Reg Bd (O)', at: [450, 343], facing: 0 },
    { id: 'D', side: 'red', troop: 'Reg Ax (O)', at: [490, 338], facing: 0 },
    { id: 'E', side: 'red', troop: 'Reg Bd (O)', at: [402, 335], facing: 0 },
    { id: 'M', side: 'red', troop: 'Reg mtd Ax (O)', at: [600, 350], facing: 0 },
    { id: 'Z', side: 'blue', troop: 'Reg Cv (O)', at: [600, 800], facing: 180, flags: ['c-in-c'] },
  ],
  turn: { round: 2, active: 'red', phase: 'voluntary-moves', pips: 8 },
} as const;

/** Saves a picture of the page, if ACIES_SHOTS names a folder. */
const shot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.ACIES_SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

describe.skipIf(!appExists)('packs and mounted infantry', () => {
  useBrowser();

  test('an order to a pack is shown with its price, and then given', async () => {
    const page = await openApp();
    await openBattle(page, PACK);
    await clickBase(page, 'B');
    await press(page, /form a group on B/);
    const card = page.locator('.ghost-card.allowed');
    await card.waitFor();
    await eventually(() => card.innerText()).toContain('4\u00a0PIGs');
    await eventually(() => page.locator('.ghost').count()).toBe(4);
    await shot(page, 'pack-group');
    await press(page, 'Give the order');
    await eventually(() => placeOf(page, 'D')).toEqual([490, 350]);
    expect(await placeOf(page, 'E')).toEqual([410, 335]);
    expect(await pipsOf(page)).toBe(4);
    expect(await commandsOf(page)).toEqual(['pack']);
    await shot(page, 'pack-done');
  });

  testAlso('keys step through the orders to a pack, Escape drops an order, and Enter gives it', async () => {
    const page = await openApp();
    await openBattle(page, PACK);
    await clickBase(page, 'C');
    await page.keyboard.press('k');
    await page.locator('.ghost-card.allowed').waitFor();
    await eventually(() => page.locator('.ghost-card').innerText()).toContain('2\u00a0PIGs');
    await page.keyboard.press('Escape');
    await eventually(() => page.locator('.ghost').count()).toBe(0);
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await eventually(() => placeOf(page, 'D')).toEqual([490, 428]);
    expect(await placeOf(page, 'B')).toEqual([410, 410]);
  });

  test('an order to a pack without enough points is refused, and shown where the pack would stand', async () => {
    const page = await openApp();
    await openBattle(page, { ...PACK, turn: { ...PACK.turn, pips: 1 } });
    await clickBase(page, 'B');
    await press(page, /full speed ahead/);
    const card = page.locator('.ghost-card.refused');
    await card.waitFor();
    await eventually(() => card.innerText()).toMatch(/2/);
    await page.keyboard.press('Enter');
    expect(await commandsOf(page)).toEqual([]);
    // Points are short for each way of a pack: no other place is looked for.
    expect(await page.getByRole('button', { name: /nearest/i }).count()).toBe(0);
  });

  testAlso('a finger can order a pack', async () => {
    const page = await openApp({}, { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });
    await openBattle(page, PACK);
    const { x, y } = await spotOfBase(page, 'B');
    await page.touchscreen.tap(x, y);
    await eventually(() => page.locator('.base.picked').count()).toBe(1);
    await shot(page, 'pack-phone-picked');
    await page.locator('.sheet-handle button').tap();
    const order = page.getByRole('button', { name: /full speed ahead/ });
    await order.scrollIntoViewIfNeeded();
    await order.tap();
    await page.locator('.ghost-card').waitFor();
    await shot(page, 'pack-phone');
    await page.getByRole('button', { name: 'Give the order' }).tap();
    await eventually(() => commandsOf(page)).toEqual(['pack']);
  });

  test('mounted infantry shows its vehicles, and dismounts', async () => {
    const page = await openApp();
    await openBattle(page, PACK);
    await clickBase(page, 'M');
    await eventually(() => page.locator('.bases-layer .base[data-id="M"] .cart').count()).toBe(1);
    await page.locator('.chip', { hasText: 'on vehicles' }).waitFor();
    await shot(page, 'mounted');
    await press(page, /Dismount/);
    await dragBase(page, 'M', { by: [0, 60], key: 'Control' });
    await eventually(() => placeOf(page, 'M')).toEqual([600, 410]);
    expect((await battleOf(page)).bases.find(({ id }) => id === 'M')).toMatchObject({
      troop: 'Reg Ax (O)',
      depth: 20,
    });
    await eventually(() => page.locator('.bases-layer .base[data-id="M"] .cart').count()).toBe(0);
  });
});
