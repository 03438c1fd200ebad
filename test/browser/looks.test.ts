import { describe, expect, test } from 'vitest';
import { openApp, openBattle } from './app.ts';
import { appExists, useBrowser } from './harness.ts';

const BATTLE = {
  format: 'acies-scenario/1',
  ruleset: 'bnb',
  table: { width: 600, depth: 600 },
  terrain: [
    {
      id: 'wood',
      kind: 'Wd',
      area: [
        [100, 300],
        [200, 300],
        [200, 380],
        [100, 380],
      ],
    },
  ],
  bases: [
    { id: 'A1', side: 'red', troop: 'Reg Sp (O)', at: [300, 200], facing: 0, flags: ['c-in-c'] },
    { id: 'Z1', side: 'blue', troop: 'Irr Wb (O)', at: [300, 320], facing: 180, flags: ['c-in-c'] },
  ],
  turn: { round: 1, active: 'red', phase: 'voluntary-moves', pips: 4 },
};

describe.skipIf(!appExists)('the looks of the table', () => {
  useBrowser();

  test('bases have figures, or letters if the player prefers them, also after a reload', async () => {
    const page = await openApp();
    await openBattle(page, BATTLE);
    const count = (of: string) => page.locator(`.bases-layer .base ${of}`).count();
    await expect.poll(() => count('.figure')).toBe(2);
    expect(await count('.leader')).toBe(2);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByText('the rulebook’s letters').click();
    await expect.poll(() => count('.pentagon')).toBe(2);
    expect(await count('.figure')).toBe(0);
    await page.reload();
    await expect.poll(() => count('.pentagon')).toBe(2);
  });

  test('the ground turns dark together with the screen', async () => {
    const page = await openApp({}, { colorScheme: 'light' });
    await openBattle(page, BATTLE);
    const grass = () => page.locator('.ground > rect').first().getAttribute('fill');
    const light = await grass();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(grass).not.toBe(light);
  });

  test('the exact outline is visible from near, and not from afar', async () => {
    const page = await openApp();
    await openBattle(page, BATTLE);
    const seen = () => page.locator('.terrain .exact').evaluate((line) => getComputedStyle(line).display);
    expect(await seen()).toBe('none');
    const nearer = page.getByRole('button', { name: 'Zoom in' });
    for (let click = 0; click < 4; click++) await nearer.click();
    await expect.poll(seen).toBe('inline');
  });
});
