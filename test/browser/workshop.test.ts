import { describe, expect, test } from 'vitest';
import { battleOf, eventually, openApp, press } from './app.ts';
import { appExists, useBrowser } from './harness.ts';

describe.skipIf(!appExists)('the workshop', () => {
  useBrowser();

  test('an army is made, told what is over, kept over a reload, saved, opened and played', async () => {
    const page = await openApp();
    await press(page, /The workshop/);
    await press(page, 'New army');
    await page.locator('.workshop-sum.legal').waitFor();
    await page.getByLabel('Name', { exact: true }).first().fill('The Mirror Court');
    await press(page, 'Add an element');
    await page.locator('.workshop-line').nth(1).getByLabel('Element').selectOption('Dragon');
    for (let more = 0; more < 6; more++)
      await page.locator('.workshop-line').nth(1).getByRole('button', { name: 'One more' }).click();
    const sum = page.locator('.workshop-sum');
    await eventually(() => sum.innerText()).toMatch(/30 of 24 AP/);
    await eventually(() => sum.locator('.warnings li').count()).toBeGreaterThan(1);
    await page.reload();
    await page.locator('.workshop-line').nth(1).waitFor();
    const name = page.getByLabel('Name', { exact: true }).first();
    await eventually(() => name.inputValue()).toBe('The Mirror Court');
    const saving = page.waitForEvent('download');
    await press(page, 'Save to a file');
    const path = await (await saving).path();
    await press(page, 'Delete this army');
    await press(page, 'Delete it for good');
    await page.locator('input[type=file]').setInputFiles(path);
    await page.locator('.workshop-line').nth(1).waitFor();
    for (let fewer = 0; fewer < 6; fewer++)
      await page.locator('.workshop-line').nth(1).getByRole('button', { name: 'One fewer' }).click();
    await page.locator('.workshop-line').nth(1).getByLabel('Element').selectOption('Warband');
    await page.locator('.workshop-sum.legal').waitFor();
    await press(page, 'Use it in a new battle');
    await press(page, 'Begin the battle');
    await page.locator('.bases-layer .base').first().waitFor();
    expect((await battleOf(page)).sides[0]?.army).toBe('The Mirror Court');
  });
});
