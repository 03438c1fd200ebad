import { describe, test } from 'vitest';
import { battleOf, eventually, openApp, openBattle, press } from './app.ts';
import { clickBase, dragBase } from './hands.ts';
import { appExists, useBrowser } from './harness.ts';
import { LINES } from './hott-lines.ts';

describe.skipIf(!appExists)('aerials of Hordes of the Things, and elements that leave', () => {
  useBrowser();

  test('an aerial that comes down on ground troops shows its odds there, and fights', async () => {
    const page = await openApp();
    await openBattle(page, {
      ...LINES,
      bases: [
        ...LINES.bases.filter(({ id }) => id !== 'B'),
        { id: 'F', side: 'red', troop: 'Flyers', at: [420, 330], facing: 0 },
      ],
    });
    await dragBase(page, 'F', { by: [0, 68], key: 'Shift' });
    await page.locator('.ghost-card .engage').waitFor();
    await eventually(() => page.locator('.panel.odds').innerText()).toMatch(/it would have there/);
    await press(page, 'Give the order');
    await page.locator('.engaged-knot').waitFor();
    await eventually(async () => (await battleOf(page)).own.engaged).toEqual([['F', 'Y']]);
  });

  test('an aerial is drawn in one way in flight and in another way in a fight', async () => {
    const page = await openApp();
    await openBattle(page, {
      ...LINES,
      bases: [
        ...LINES.bases,
        { id: 'F', side: 'red', troop: 'Flyers', at: [420, 400], facing: 0 },
        { id: 'E', side: 'red', troop: 'Flyers', at: [100, 100], facing: 0 },
      ].filter(({ id }) => id !== 'B'),
    });
    const dashes = (id: string) =>
      page.locator(`.base[data-id="${id}"] .stand`).first().getAttribute('stroke-dasharray');
    await eventually(() => dashes('F')).not.toBeNull();
    await clickBase(page, 'F');
    await press(page, 'Fight those it touches');
    await page.locator('.engaged-knot').waitFor();
    await eventually(() => dashes('F')).toBeNull();
    await eventually(() => dashes('E')).not.toBeNull();
  });

  test('an element that would go over the edge may leave the battlefield with a button', async () => {
    const page = await openApp();
    await openBattle(page, {
      ...LINES,
      bases: LINES.bases.map((base) => (base.id === 'B' ? { ...base, at: [420, 560] } : base)),
    });
    await clickBase(page, 'B');
    for (let step = 0; step < 2; step++) await page.keyboard.press('Shift+ArrowUp');
    await page.locator('.ghost-card.refused').waitFor();
    await press(page, /Leave the battlefield/);
    await eventually(async () => (await battleOf(page)).bases.find(({ id }) => id === 'B')?.place).toBe(
      'lost',
    );
  });
});
