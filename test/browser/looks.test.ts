import { describe, expect, test } from 'vitest';
import { endPhase, eventually, NEAR_END, openApp, openBattle } from './app.ts';
import { appExists, testAlso, useBrowser } from './harness.ts';

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

  testAlso('the dice of a fight fall on the table with their true faces, and go', async () => {
    const page = await openApp({ animate: true, dice: 'typed' });
    await openBattle(page, NEAR_END);
    await endPhase(page);
    await page.getByRole('button', { name: 'Fight', exact: true }).first().click();
    const fields = page.locator('.typed-dice input');
    await fields.nth(0).fill('2');
    await fields.nth(1).fill('3');
    // All that falls is written down, so that the test sees it even if it is slow.
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        for (const die of document.querySelectorAll<HTMLElement>('.falling-die'))
          if (!seen.includes(die.dataset.face ?? '')) seen.push(die.dataset.face ?? '');
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('button', { name: 'These fell' }).click();
    await eventually(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
      '2',
      '3',
    ]);
    await eventually(() => page.locator('.falling-die').count()).toBe(0);
  });

  testAlso('no dice fall where nothing is to move', async () => {
    const page = await openApp({ animate: false });
    await openBattle(page, NEAR_END);
    await endPhase(page);
    await page.getByRole('button', { name: 'Fight', exact: true }).first().click();
    await page.locator('.panel.result .die').first().waitFor();
    expect(await page.locator('.falling-die').count()).toBe(0);
  });
});
