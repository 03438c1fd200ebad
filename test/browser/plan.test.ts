import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { commandsOf, eventually, LINES, openApp, openBattle, placeOf, press } from './app.ts';
import { clickBase, dragBase } from './hands.ts';
import { appExists, testAlso, useBrowser } from './harness.ts';

/** Red stands just before blue: a drag of a few millimetres brings a fight. */
const CLOSE = {
  ...LINES,
  title: 'Close lines',
  bases: LINES.bases.map((base) =>
    base.side === 'blue' && base.id !== 'Z' ? { ...base, at: [base.at[0], 345] } : base,
  ),
};

async function beginPlan(page: Page): Promise<void> {
  await openBattle(page, CLOSE);
  await press(page, 'Try out orders');
  await page.locator('.panel.plan').waitFor();
}

async function planAttack(page: Page): Promise<void> {
  await clickBase(page, 'B');
  await dragBase(page, 'B', { by: [0, 44] });
  await page.locator('.plan-orders li').waitFor();
}

const panel = (page: Page) => page.locator('.panel.plan');

describe.skipIf(!appExists)('a plan of the bound', () => {
  useBrowser();

  test('tells the fights that would follow, and where their losers would go', async () => {
    const page = await openApp();
    await beginPlan(page);
    await planAttack(page);
    await eventually(() => panel(page).innerText()).toMatch(/Blades B.*Spearmen W/s);
    await eventually(() => panel(page).innerText()).toMatch(/Spearmen W: recoils \d.*%/);
    await eventually(() => page.locator('.goings > g').count()).toBeGreaterThan(0);
    expect(await page.locator('.phase-bar').innerText(), 'points are counted').toMatch(/3\sPIGs left/);
  });

  test('changes nothing until its orders are taken over', async () => {
    const page = await openApp();
    await beginPlan(page);
    await planAttack(page);
    expect(await placeOf(page, 'B')).toEqual([410, 300]);
    await press(page, 'Back, without these orders');
    await panel(page).waitFor({ state: 'detached' });
    expect(await commandsOf(page)).toEqual([]);
    expect(await page.locator('.goings > g').count()).toBe(0);
  });

  testAlso('hands over all of its orders, or some', async () => {
    const page = await openApp({}, { locale: 'fr-FR' });
    await openBattle(page, CLOSE);
    await press(page, 'Essayer des ordres');
    await panel(page).waitFor();
    await planAttack(page);
    await clickBase(page, 'D');
    await dragBase(page, 'D', { by: [0, 20] });
    await eventually(() => page.locator('.plan-orders li').count()).toBe(2);
    await page.locator('.plan-orders input').nth(1).uncheck();
    await press(page, 'Donner cet ordre');
    await eventually(() => commandsOf(page)).toEqual(['move']);
    expect((await placeOf(page, 'B'))?.[1]).toBeGreaterThan(320);
    expect(await placeOf(page, 'D')).toEqual([490, 300]);
  });

  test('is made by keys alone', async () => {
    const page = await openApp();
    await beginPlan(page);
    await page.locator('.base[data-id="A"]').focus();
    for (const key of ['Enter', 'Shift+ArrowUp', 'Enter']) await page.keyboard.press(key);
    await page.locator('.plan-orders li').waitFor();
    await page.getByRole('button', { name: 'Give this order' }).focus();
    await page.keyboard.press('Enter');
    await eventually(() => commandsOf(page)).toEqual(['move']);
  });
});
