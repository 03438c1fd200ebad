import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { commandsOf, eventually, LINES, openApp, openBattle, press } from './app.ts';
import { baseElement, clickBase, dragBase, spotOf } from './hands.ts';
import { appExists, useBrowser } from './harness.ts';

const picked = (page: Page): Promise<readonly (string | undefined)[]> =>
  page
    .locator('.base.picked')
    .evaluateAll((all) => all.map((each) => (each as SVGElement).dataset.id).toSorted());

/** Drags over the ground from one place of the table to another. */
async function dragOver(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const [start, end] = [
    await spotOf(page, { x: from[0], y: from[1] }, 900),
    await spotOf(page, { x: to[0], y: to[1] }, 900),
  ];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x, end.y);
}

describe.skipIf(!appExists)('the handling of bases', () => {
  useBrowser();

  test('a box drawn with Shift picks the own bases in it, and no enemies', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    await page.keyboard.down('Shift');
    await dragOver(page, [380, 330], [520, 250]);
    await page.locator('.pick-box').waitFor();
    await page.mouse.up();
    await page.keyboard.up('Shift');
    await eventually(() => picked(page)).toEqual(['B', 'C', 'D']);
    expect(await page.locator('.pick-box').count()).toBe(0);
  });

  test('a tool lets a finger draw the box, once', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    await press(page, 'Pick by a box');
    await dragOver(page, [260, 540], [470, 230]);
    await page.mouse.up();
    await eventually(() => picked(page)).toEqual(['A', 'B', 'C']);
    expect(await page.getByRole('button', { name: 'Pick by a box' }).getAttribute('aria-pressed')).toBe(
      'false',
    );
  });

  test('two measured bases are shown larger, with their gap and angle', async () => {
    const page = await openApp();
    const bases = LINES.bases.map((base) =>
      base.id === 'W' ? { ...base, at: [410, 310.4], facing: 183 } : base,
    );
    await openBattle(page, { ...LINES, bases });
    await press(page, 'Measure');
    await baseElement(page, 'B').click();
    await baseElement(page, 'W').click();
    const told = page.locator('.loupe figcaption');
    await eventually(() => told.innerText()).toMatch(/^gap \d+(\.\d+)? mm, 3° askew$/);
    await baseElement(page, 'B').click();
    await told.waitFor({ state: 'detached' });
    await baseElement(page, 'C').click();
    await eventually(() => told.innerText()).toBe('touching, parallel');
  });

  test('typed dice are pressed as faces', async () => {
    const page = await openApp({ dice: 'typed' });
    await openBattle(page, { ...LINES, turn: { round: 2, active: 'red', phase: 'pips' } });
    const die = page.locator('.typed-die');
    await die.first().waitFor();
    expect(await die.first().getByRole('button').allInnerTexts()).toEqual(['2', '3', '4', '5']);
    for (const each of await die.all()) await each.getByRole('button', { name: '5' }).click();
    await press(page, 'These fell');
    await eventually(() => commandsOf(page)).toContain('roll');
  });

  test('dark colours are chosen whatever the device prefers', async () => {
    const page = await openApp();
    const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
    const light = await ink();
    await press(page, 'Settings');
    await page.getByText('dark', { exact: true }).click();
    await eventually(ink).not.toBe(light);
    await page.getByText('light', { exact: true }).click();
    await eventually(ink).toBe(light);
  });

  test('sound is off until it is wanted, and then heard at an order', async () => {
    const page = await openApp();
    await page.evaluate(() => {
      const heard = { strokes: 0 };
      Object.assign(window, { heard });
      const start = AudioScheduledSourceNode.prototype.start;
      AudioScheduledSourceNode.prototype.start = function (when?: number) {
        heard.strokes += 1;
        start.call(this, when);
      };
      const started = AudioBufferSourceNode.prototype.start;
      AudioBufferSourceNode.prototype.start = function (when?: number) {
        heard.strokes += 1;
        started.call(this, when);
      };
    });
    const heard = () =>
      page.evaluate(() => (window as unknown as { heard: { strokes: number } }).heard.strokes);
    await openBattle(page, LINES);
    await clickBase(page, 'A');
    await dragBase(page, 'A', { by: [0, 30] });
    await eventually(() => commandsOf(page)).toEqual(['move']);
    expect(await heard()).toBe(0);
    await press(page, 'Menu');
    await press(page, 'Settings');
    await page.getByText('Sound of dice, steps and blows').click();
    await page.keyboard.press('Escape');
    await page.waitForLoadState('networkidle');
    await clickBase(page, 'B');
    await dragBase(page, 'B', { by: [0, 20] });
    await eventually(() => commandsOf(page)).toEqual(['move', 'move']);
    await eventually(heard).toBeGreaterThan(0);
  });
});
