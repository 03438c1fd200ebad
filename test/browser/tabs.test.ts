import { describe, expect, test } from 'vitest';
import { commandsOf, endPhase, eventually, LINES, openApp, openBattle, press } from './app.ts';
import { appExists, useBrowser } from './harness.ts';

describe.skipIf(!appExists)('a battle in two tabs', () => {
  useBrowser();

  test('is played in one of them, which the other says; taking it over loses no order', async () => {
    const first = await openApp();
    await openBattle(first, LINES);
    await endPhase(first);
    const second = await first.context().newPage();
    await second.goto(first.url());
    await second.getByText('open in another tab').waitFor();
    expect(await second.locator('.bases-layer .base').count()).toBe(0);
    const before = await commandsOf(first);
    await press(second, 'Play here');
    await second.locator('.bases-layer .base').first().waitFor();
    await first.getByText('open in another tab').waitFor();
    expect(await commandsOf(second)).toEqual(before);
    await press(first, 'Play here');
    await first.locator('.bases-layer .base').first().waitFor();
    await second.getByText('open in another tab').waitFor();
  });

  test('that is closed leaves the battle to the other, and a reload keeps it', async () => {
    const first = await openApp();
    await openBattle(first, LINES);
    await first.reload();
    await first.locator('.bases-layer .base').first().waitFor();
    const second = await first.context().newPage();
    const url = first.url();
    await first.close();
    await second.goto(url);
    await second.locator('.bases-layer .base').first().waitFor();
    await eventually(() => commandsOf(second)).toEqual([]);
  });
});
