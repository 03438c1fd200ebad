import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { battleOf, eventually, openApp, openBattle, placeOf, typeFaces } from './app.ts';
import { axeFinds } from './axe.ts';
import { settledSpotOf } from './hands.ts';
import { appExists, useBrowser } from './harness.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, bypassCSP: true };

/** A battle of a campaign: the contingent of green comes over the west edge on a 6. */
const CONTINGENT = {
  format: 'acies-scenario/1',
  ruleset: 'hott',
  title: 'A contingent',
  bases: [
    { id: 'R', side: 'red', troop: 'Blades', at: [300, 60, 0], flags: ['general'] },
    { id: 'Z', side: 'blue', troop: 'Blades', at: [300, 540, 180], flags: ['general'] },
    { id: 'G1', side: 'red', troop: 'Blades', command: 'green', in: 'reserve', flags: ['general'] },
    { id: 'G2', side: 'red', troop: 'Blades', command: 'green', in: 'reserve' },
  ],
  own: { contingents: { green: { edges: ['west'] } } },
  turn: { round: 3, active: 'red', phase: 'tactical-moves', pips: 3 },
} as const;

const COMES = 'The contingent comes in, Blades G1 first';

/** Opens the battle and ends the phase of the main army; then the die of the contingent calls it. */
async function called(page: Page, end: () => Promise<void>): Promise<void> {
  await openBattle(page, CONTINGENT);
  await end();
  const anyway = page.getByRole('button', { name: 'End it anyway' });
  await anyway.or(page.locator('.typed-dice input')).first().waitFor();
  if (await anyway.isVisible()) await anyway.press('Enter');
  await typeFaces(page, [6]);
  await eventually(async () => (await battleOf(page)).flow.awaits[0]?.kind).toBe('arrivals');
}

describe.skipIf(!appExists)('a contingent in a battle of a campaign', () => {
  useBrowser();

  test('arrives where a finger points, on a narrow screen', async () => {
    const page = await openApp({ dice: 'typed' }, PHONE);
    await called(page, () => page.locator('.end-phase').tap());
    await page.getByRole('button', { name: COMES }).tap();
    await page.locator('.place-offered').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await axeFinds(page)).toEqual([]);
    const { x, y } = await settledSpotOf(page, { x: 30, y: 317 }, 600);
    await page.touchscreen.tap(x, y);
    await page.getByRole('button', { name: 'Put it there' }).tap();
    await eventually(() => placeOf(page, 'G2')).not.toBeNull();
    const [head, next] = [await placeOf(page, 'G1'), await placeOf(page, 'G2')];
    expect(head?.[0]).toBe((next?.[0] ?? 0) + 15);
    // A finger is as exact as a pixel of the narrow screen.
    expect(Math.abs((head?.[1] ?? 0) - 317)).toBeLessThan(4);
  });

  test('arrives with keys alone', async () => {
    const page = await openApp({ dice: 'typed' }, { bypassCSP: true });
    await called(page, () => page.keyboard.press('Alt+End'));
    await page.getByRole('button', { name: COMES }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.place-shown').waitFor();
    await page.locator('.bases-layer .base').first().focus();
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await eventually(() => placeOf(page, 'G2')).not.toBeNull();
    expect((await placeOf(page, 'G1'))?.[0]).toBe(((await placeOf(page, 'G2'))?.[0] ?? 0) + 15);
  });
});
