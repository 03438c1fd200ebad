import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { commandsOf, eventually, openApp, openBattle, pipsOf, placeOf, press } from './app.ts';
import { clickBase, dragBase, scaleOf, settledSpotOfBase, spotOfBase } from './hands.ts';
import { appExists, protocol, testAlso, useBrowser } from './harness.ts';
import { swipe } from './touching.ts';

/** A line of three, a column of three, and two bases one behind the other in a zone of control. */
const COLUMNS = {
  format: 'acies-scenario/1',
  ruleset: 'bnb',
  title: 'Columns',
  table: { width: 900, depth: 600 },
  sides: { red: { edge: 'south' }, blue: { edge: 'north' } },
  bases: [
    { id: 'A', side: 'red', troop: 'Reg Sp (O)', at: [160, 200], facing: 0 },
    { id: 'B', side: 'red', troop: 'Reg Sp (O)', at: [200, 200], facing: 0 },
    { id: 'C', side: 'red', troop: 'Reg Sp (O)', at: [240, 200], facing: 0 },
    { id: 'E', side: 'red', troop: 'Reg LH (O)', at: [450, 260], facing: 0 },
    { id: 'F', side: 'red', troop: 'Reg LH (O)', at: [450, 230], facing: 0 },
    { id: 'G', side: 'red', troop: 'Reg LH (O)', at: [450, 200], facing: 0 },
    { id: 'P', side: 'red', troop: 'Reg Sp (O)', at: [700, 300], facing: 0 },
    { id: 'Q', side: 'red', troop: 'Reg Sp (O)', at: [700, 285], facing: 0 },
    { id: 'Z', side: 'blue', troop: 'Reg Sp (O)', at: [700, 338], facing: 180 },
  ],
  turn: { round: 2, active: 'red', phase: 'voluntary-moves', pips: 12 },
} as const;

/** A column of De Bellis Multitudinis far from the enemy. */
const MARCHERS = {
  format: 'acies-scenario/1',
  ruleset: 'dbm',
  title: 'Marchers',
  table: { width: 1800, depth: 1200 },
  sides: { red: { edge: 'south', role: 'invader' }, blue: { edge: 'north', role: 'defender' } },
  bases: [
    { id: 'G', side: 'red', troop: 'Reg Cv (O)', flags: ['c-in-c'], command: '1', at: [640, 300], facing: 0 },
    { id: 'A', side: 'red', troop: 'Reg Bd (O)', command: '1', at: [500, 360], facing: 0 },
    { id: 'B', side: 'red', troop: 'Reg Bd (O)', command: '1', at: [500, 345], facing: 0 },
    { id: 'C', side: 'red', troop: 'Reg Bd (O)', command: '1', at: [500, 330], facing: 0 },
    { id: 'Z', side: 'blue', troop: 'Reg Bd (O)', flags: ['c-in-c'], at: [900, 1100], facing: 180 },
  ],
  turn: { round: 1, active: 'red', phase: 'moves', pips: { '1': 6 } },
} as const;

/** Saves a picture of the page, if ACIES_SHOTS names a folder. */
const shot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.ACIES_SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe.skipIf(!appExists)('columns', () => {
  useBrowser();

  test('a button shows a group as a column, and the order is given', async () => {
    const page = await openApp();
    await openBattle(page, COLUMNS);
    await clickBase(page, 'B');
    await clickBase(page, 'B');
    await page.locator('.pad summary').click();
    await press(page, 'Form a column ahead');
    await page.locator('.ghost-card.allowed').waitFor();
    await shot(page, 'column-ahead');
    await press(page, 'Give the order');
    await eventually(() => placeOf(page, 'B')).toEqual([200, 230]);
    expect(await placeOf(page, 'C')).toEqual([200, 200]);
    expect(await pipsOf(page)).toBe(11);
  });

  testAlso('keys step through the formations', async () => {
    const page = await openApp();
    await openBattle(page, COLUMNS);
    await clickBase(page, 'E');
    await clickBase(page, 'E');
    await page.keyboard.press('v');
    await page.keyboard.press('v');
    await page.locator('.ghost-card.allowed').waitFor();
    await shot(page, 'column-line');
    await page.keyboard.press('Enter');
    await eventually(() => placeOf(page, 'F')).toEqual([490, 260]);
    expect(await placeOf(page, 'E')).toEqual([450, 260]);
  });

  test('a column bends where its head turned during the drag', async () => {
    const page = await openApp();
    await openBattle(page, COLUMNS);
    await clickBase(page, 'E');
    await clickBase(page, 'E');
    await page.locator('.pad summary').click();
    await press(page, 'Bend here');
    await dragBase(page, 'E', { by: [0, 40] });
    await page.locator('.ghost').first().waitFor();
    await shot(page, 'column-drag');
    await page.keyboard.press('[');
    await page.keyboard.press('[');
    await page.keyboard.press('[');
    await page.keyboard.press('[');
    await page.keyboard.press('ArrowUp');
    await page.locator('.ghost-card.allowed').waitFor();
    await shot(page, 'column-bent');
    await page.keyboard.press('Enter');
    await eventually(() => commandsOf(page)).toEqual(['move']);
    expect((await placeOf(page, 'E'))?.[1]).toBeGreaterThan(280);
    await shot(page, 'column-bent-done');
  });

  test('two moves are kept and then made together', async () => {
    const page = await openApp();
    await openBattle(page, COLUMNS);
    for (const id of ['P', 'Q']) {
      await clickBase(page, id);
      for (let steps = 0; steps < 4; steps++) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('s');
    }
    await shot(page, 'together');
    await press(page, /Make them all/);
    await eventually(() => placeOf(page, 'P')).toEqual([700, 270]);
    expect(await commandsOf(page)).toEqual(['moves']);
  });

  test('a finger brings a column into line', async () => {
    const page = await openApp({}, PHONE);
    await openBattle(page, COLUMNS);
    const { x, y } = await spotOfBase(page, 'E');
    await page.touchscreen.tap(x, y);
    await eventually(() => page.locator('.base.picked').count()).toBe(1);
    await page.touchscreen.tap(x, y);
    await eventually(() => page.locator('.base.picked').count()).toBe(3);
    await page.locator('.sheet-handle button').tap();
    await page.locator('.pad summary').tap();
    await shot(page, 'column-phone');
    const order = page.getByRole('button', { name: 'Into line on the left', exact: true });
    await order.scrollIntoViewIfNeeded();
    await order.tap();
    await page.locator('.ghost-card').waitFor();
    await shot(page, 'column-phone-line');
    await page.getByRole('button', { name: 'Give the order' }).tap();
    await eventually(() => placeOf(page, 'F')).toEqual([410, 260]);
  });

  test('a column of DBM marches again and again, dragged and by keys', async () => {
    const page = await openApp();
    await openBattle(page, MARCHERS);
    await clickBase(page, 'A');
    await clickBase(page, 'A');
    const march = page.getByRole('button', { name: 'March by hand', exact: true });
    const ground = () => march.evaluate((button) => getComputedStyle(button).backgroundColor);
    const before = await ground();
    await march.click();
    await page.mouse.move(0, 0);
    // It is seen, not only said, that marches are given now.
    await eventually(ground).not.toBe(before);
    await dragBase(page, 'A', { by: [0, 50] });
    await eventually(() => placeOf(page, 'C')).toEqual([500, 380]);
    await dragBase(page, 'A', { by: [0, 50] });
    await eventually(() => placeOf(page, 'C')).toEqual([500, 430]);
    await page.keyboard.press('f');
    await eventually(() => page.locator('.ghost-card.allowed').innerText()).toContain('march');
    await page.keyboard.press('Enter');
    await eventually(() => placeOf(page, 'C')).toEqual([500, 480]);
    expect(await commandsOf(page)).toEqual(['move', 'move', 'move']);
  });

  test('a column of DBM marches by a finger on a phone', async () => {
    const page = await openApp({}, PHONE);
    await openBattle(page, MARCHERS);
    const tap = async (): Promise<void> => {
      const { x, y } = await settledSpotOfBase(page, 'A');
      await page.touchscreen.tap(x, y);
    };
    await tap();
    await tap();
    await eventually(() => page.locator('.base.picked').count()).toBe(3);
    await page.locator('.sheet-handle button').tap();
    await page.getByRole('button', { name: 'March by hand', exact: true }).tap();
    for (const y of [380, 430]) {
      const held = await settledSpotOfBase(page, 'A');
      await swipe(await protocol(page), held, { x: held.x, y: held.y - 50 * (await scaleOf(page)) });
      await eventually(() => placeOf(page, 'C')).toEqual([500, y]);
    }
    await shot(page, 'march-phone');
  });
});
