import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chooseFile, commandsOf, eventually, LINES, openApp, openBattle, press, pressFirst } from './app.ts';
import { baseElement, clickBase, dragBase, spotOf, spotOfBase } from './hands.ts';
import { appExists, testAlso, useBrowser } from './harness.ts';
import { TRAY } from './states.ts';

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

  testAlso('a tool lets a finger draw the box, once', async () => {
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

  test('a base is dragged out of the tray onto the table', async () => {
    const page = await openApp();
    await chooseFile(page, JSON.stringify(TRAY));
    const row = page.locator('.troop-name').first();
    const ways = [
      page.getByRole('button', { name: /^I am/ }),
      page.locator('.panel.ask .options button').first(),
    ];
    while ((await row.count()) === 0) await pressFirst(ways);
    const from = await row.boundingBox();
    const to = await spotOf(page, { x: 400, y: 100 }, 900);
    await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8);
    await page.mouse.down();
    await page.mouse.move(to.x + 30, to.y);
    await page.mouse.move(to.x, to.y);
    await page.locator('.setup-hover polygon').waitFor();
    await page.mouse.up();
    await eventually(() => commandsOf(page)).toContain('deploy-group');
    await eventually(() => page.locator('.bases-layer .base').count()).toBe(1);
  });

  test('a name that the player gives a base is shown, told, and kept', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    await clickBase(page, 'C');
    await page.getByLabel('Your name for it').fill('Old Guard');
    await page.keyboard.press('Enter');
    await eventually(() => page.locator('#picked-title').innerText()).toBe('Blades Old Guard');
    await eventually(() => baseElement(page, 'C').getAttribute('aria-label')).toContain('Old Guard');
    await page.reload();
    await eventually(() => baseElement(page, 'C').getAttribute('aria-label')).toContain('Old Guard');
    await clickBase(page, 'C');
    await page.getByLabel('Your name for it').fill('');
    await page.keyboard.press('Enter');
    await eventually(() => page.locator('#picked-title').innerText()).toBe('Blades C');
  });

  testAlso('dark colours are chosen whatever the device prefers', async () => {
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

  test('a base that is dragged back to where it was grabbed gets no order', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    await dragBase(page, 'A', { by: [0, 30], drop: false });
    await eventually(() => page.locator('.ghost').count()).toBeGreaterThan(0);
    const { x, y } = await spotOfBase(page, 'A');
    await page.mouse.move(x + 2, y + 2, { steps: 4 });
    await page.mouse.up();
    await eventually(() => page.locator('.ghost').count()).toBe(0);
    expect(await commandsOf(page)).toEqual([]);
    await dragBase(page, 'A', { by: [0, 30] });
    await eventually(() => commandsOf(page)).toEqual(['move']);
  });
});
