import { describe, expect, test } from 'vitest';
import {
  commandsOf,
  endPhase,
  eventually,
  LINES,
  openApp,
  openBattle,
  pipsOf,
  placeOf,
  press,
} from './app.ts';
import { baseElement, clickBase, dragBase } from './hands.ts';
import { appExists, testAlso, useBrowser } from './harness.ts';

async function openLines(liking = {}) {
  const page = await openApp(liking);
  await openBattle(page, LINES);
  return page;
}

describe.skipIf(!appExists)('orders by mouse', () => {
  useBrowser();

  test('a base that is dragged to a legal place goes there and is paid for', async () => {
    const page = await openLines();
    await dragBase(page, 'C', { by: [0, 50], key: 'Control' });
    await eventually(() => placeOf(page, 'C')).toEqual([450, 350]);
    expect(await pipsOf(page)).toBe(3);
    await eventually(() => page.locator('.pips').innerText()).toContain('3\u00a0PIGs left');
  });

  testAlso('a base that is dragged too far stays, and every reason is told with its clause', async () => {
    const page = await openLines();
    await dragBase(page, 'C', { by: [0, 150], key: 'Control' });
    const card = page.locator('.ghost-card.refused');
    await card.waitFor();
    await eventually(() => card.locator('.reasons li').count()).toBeGreaterThan(0);
    await eventually(() => card.innerText()).toMatch(/MU long; 2\u00a0MU are allowed/);
    await card.locator('.why').first().click();
    const clause = page.locator('dialog[open]');
    await clause.waitFor();
    await eventually(() => clause.innerText()).toMatch(/bnb\.[a-z]+\.\d+/);
    await page.keyboard.press('Escape');
    expect(await placeOf(page, 'C')).toEqual([450, 300]);
    await page.getByRole('button', { name: /nearest allowed move/ }).click();
    await eventually(() => commandsOf(page)).toEqual(['move']);
    expect(await placeOf(page, 'C')).not.toEqual([450, 300]);
  });

  test('a second click picks the group, which moves as one', async () => {
    const page = await openLines();
    await clickBase(page, 'C');
    await clickBase(page, 'C');
    await eventually(() => page.locator('.base.picked').count()).toBe(3);
    await dragBase(page, 'C', { by: [0, 40], key: 'Control' });
    await eventually(() => placeOf(page, 'B')).toEqual([410, 340]);
    expect(await placeOf(page, 'D')).toEqual([490, 340]);
    expect(await pipsOf(page)).toBe(3);
  });

  test('orders are undone and redone, also back to the start of the bound', async () => {
    const page = await openLines();
    await dragBase(page, 'A', { by: [0, 60], key: 'Control' });
    await eventually(() => placeOf(page, 'A')).toEqual([300, 320]);
    await dragBase(page, 'C', { by: [0, 50], key: 'Control' });
    await eventually(() => placeOf(page, 'C')).toEqual([450, 350]);
    await press(page, 'Undo');
    await eventually(() => placeOf(page, 'C')).toEqual([450, 300]);
    expect(await placeOf(page, 'A')).toEqual([300, 320]);
    await press(page, 'Redo');
    await eventually(() => placeOf(page, 'C')).toEqual([450, 350]);
    await press(page, 'Menu');
    await press(page, 'Back to the start of the bound');
    await eventually(() => placeOf(page, 'A')).toEqual([300, 260]);
    expect(await pipsOf(page)).toBe(4);
  });

  test('a throw is undone only with the consent of the other side', async () => {
    const page = await openLines();
    await endPhase(page);
    await eventually(() => commandsOf(page)).toContain('roll');
    await page.keyboard.press('Control+z');
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    await dialog.locator('.options button').first().click();
    await press(page, 'Refuse');
    await eventually(() => commandsOf(page)).toContain('refuse-undo');
  });

  test('the table is zoomed and fitted, and shows gaps and distances', async () => {
    const page = await openLines();
    const box = () => page.locator('svg.bases-layer').getAttribute('viewBox');
    const armies = await box();
    await press(page, 'Whole table');
    await eventually(box).not.toBe(armies);
    const whole = await box();
    await press(page, 'Zoom in');
    await eventually(box).not.toBe(whole);
    await press(page, 'Whole table');
    await eventually(box).toBe(whole);
    await press(page, 'Gaps');
    await press(page, 'Measure');
    await baseElement(page, 'C').click();
    await baseElement(page, 'X').click();
    await eventually(() => page.locator('[role=status]').first().innerText()).toMatch(
      /distance is 6\u00a0MU/,
    );
  });
});
