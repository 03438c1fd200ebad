import { describe, expect, test } from 'vitest';
import { commandsOf, eventually, LINES, openApp, openBattle, placeOf, press } from './app.ts';
import { scaleOf, spotOf, spotOfBase } from './hands.ts';
import { appExists, protocol, useBrowser } from './harness.ts';
import { swipe } from './touching.ts';

const PHONE = { viewport: { width: 412, height: 860 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

describe.skipIf(!appExists)('a phone', () => {
  useBrowser();

  test('pans with a finger on the ground, and orders the base under a finger, picked or not', async () => {
    const page = await openApp({}, PHONE);
    const session = await protocol(page);
    await openBattle(page, LINES);
    // The first words, which come late, would cover the base.
    await page.locator('.dock .brief').getByRole('button', { name: 'Close' }).tap();
    await press(page, 'Zoom in');
    await press(page, 'Zoom in');
    const box = () => page.locator('svg.bases-layer').getAttribute('viewBox');
    const before = await box();
    const ground = await spotOf(page, { x: 450, y: 400 }, 900);
    await swipe(session, ground, { x: ground.x + 60, y: ground.y - 50 });
    await eventually(box).not.toBe(before);
    const panned = await box();
    // A finger on an enemy moves the table.
    const enemy = await spotOfBase(page, 'X');
    await swipe(session, enemy, { x: enemy.x, y: enemy.y - 30 });
    await eventually(box).not.toBe(panned);
    expect(await commandsOf(page)).toEqual([]);
    const { x, y } = await spotOfBase(page, 'C');
    await page.touchscreen.tap(x, y);
    await eventually(() => page.locator('.base.picked').count()).toBe(1);
    const scale = await scaleOf(page);
    const held = await spotOfBase(page, 'C');
    await swipe(session, held, { x: held.x, y: held.y - 50 * scale });
    await eventually(() => commandsOf(page)).toEqual(['move']);
    const [east, north] = (await placeOf(page, 'C')) ?? [0, 0];
    expect(east).toBe(450);
    expect(north).toBeGreaterThan(330);
  });

  test('puts the panels up by a tap that clicks no button which comes to lie under the finger', async () => {
    const page = await openApp({}, PHONE);
    await openBattle(page, LINES);
    const handle = page.locator('.sheet-handle button');
    await handle.evaluate((button) => {
      document.addEventListener('click', () => button.setAttribute('data-clicked', ''), { capture: true });
    });
    await handle.tap();
    await eventually(() => handle.getAttribute('aria-expanded')).toBe('true');
    await page.waitForTimeout(300);
    expect(await handle.getAttribute('data-clicked')).toBeNull();
    await handle.press('Enter');
    await eventually(() => handle.getAttribute('aria-expanded')).toBe('false');
    // The key clicks: so clicks are noted.
    expect(await handle.getAttribute('data-clicked')).toBe('');
  });

  test('zooms in when two fingers move apart', async () => {
    const page = await openApp({}, PHONE);
    const session = await protocol(page);
    await openBattle(page, LINES);
    const before = await scaleOf(page);
    const { x, y } = await spotOf(page, { x: 450, y: 450 }, 900);
    const at = (apart: number) => [
      { x: x - apart, y, id: 1 },
      { x: x + apart, y, id: 2 },
    ];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(20) });
    for (const apart of [30, 45, 60, 80])
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(apart) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await eventually(() => scaleOf(page)).toBeGreaterThan(before * 1.5);
  });

  test('has buttons for fine steps', async () => {
    const page = await openApp({}, PHONE);
    await openBattle(page, LINES);
    const { x, y } = await spotOfBase(page, 'C');
    await page.touchscreen.tap(x, y);
    const drawUp = page.getByRole('button', { name: 'Draw the panels up' });
    if (await drawUp.isVisible()) await drawUp.tap();
    await page.locator('.pad summary').tap();
    for (const name of ['1 mm', 'Ahead', 'Ahead', 'Give the order']) {
      const button = page.getByRole('button', { name, exact: true }).first();
      await button.scrollIntoViewIfNeeded();
      await button.tap();
    }
    await eventually(() => placeOf(page, 'C')).toEqual([450, 302]);
  });
});
