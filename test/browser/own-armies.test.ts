import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { battleOf, eventually, openApp, press } from './app.ts';
import { appExists, testAlso, useBrowser } from './harness.ts';

const text = (path: string): string =>
  readFileSync(new URL(`../../content/armies/bnb/small/${path}`, import.meta.url), 'utf8');

/** An army of a list of the program, with more chariots than the list allows. */
const ARMY = text('egypt-outpost.txt')
  .replace(/^order:.*$/m, 'order: My sortie')
  .replace(/^order fr:.*\n/m, '')
  .replace('2 Chariotry', '9 Chariotry');

const LIST = text('egypt-list.txt').replace(/^id:.*$/m, 'id: my-land');

const choose = (page: Page, file: string): Promise<void> =>
  page
    .locator('dialog input[type=file]')
    .setInputFiles({ name: 'army.txt', mimeType: 'text/plain', buffer: Buffer.from(file) });

async function shots(page: Page, name: string): Promise<void> {
  const folder = process.env.ACIES_SHOTS;
  if (!folder) return;
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(200);
    await page.screenshot({ path: `${folder}/${name}-${width}.png` });
  }
}

const DBM_ARMY = readFileSync(
  new URL('../../content/armies/dbm/rome/two-consuls.txt', import.meta.url),
  'utf8',
)
  .replace(/^dbm order:.*$/m, 'dbm order: My consuls')
  .replace(/^dbm order fr:.*\n/m, '');

describe.skipIf(!appExists)('own armies of Blood and Blades', () => {
  useBrowser();

  test('are opened from files, show how they depart from their list, are kept, and fight', async () => {
    const page = await openApp();
    await press(page, 'New battle');
    await choose(page, ARMY);
    const first = page.locator('.army-choice').first();
    await eventually(() => first.locator('option:checked').innerText()).toContain('My sortie');
    await first.locator('summary').click();
    await eventually(() => first.locator('.warnings').innerText()).toMatch(/too many Chariotry: 9/);
    await shots(page, 'own-army');
    await page.reload();
    await press(page, 'New battle');
    await page.locator('.army-choice select').first().selectOption('own/my-sortie');
    await press(page, 'Begin the battle');
    await page.locator('.bases-layer .base').first().waitFor();
    expect((await battleOf(page)).sides.map(({ army }) => army)).toContain('My sortie');
  });

  test('may use a list of the player, and a file with faults is told line by line', async () => {
    const page = await openApp();
    await press(page, 'New battle');
    const told = page.locator('dialog').last();
    await choose(page, ARMY.replace('9 Chariotry', 'nine Chariotry'));
    await eventually(() => told.innerText()).toMatch(/line \d+: "nine Chariotry"/);
    await page.keyboard.press('Escape');
    await choose(page, LIST);
    await eventually(() => told.innerText()).toContain('is kept');
    await page.keyboard.press('Escape');
    await choose(page, ARMY.replace('egypt-outpost', 'my-land').replace('9 Chariotry', '2 Chariotry'));
    const first = page.locator('.army-choice').first();
    await eventually(() => first.locator('option:checked').innerText()).toContain('My sortie');
    await first.locator('summary').click();
    await press(page, 'Remove it from this browser');
    await eventually(() => first.locator('option:checked').innerText()).not.toContain('My sortie');
  });

  testAlso('are opened without a change to the other choices', async () => {
    const page = await openApp();
    await press(page, 'New battle');
    const dialog = page.locator('dialog').first();
    const second = dialog.locator('.army-choice select').last();
    await second.selectOption({ index: 4 });
    const enemy = await second.inputValue();
    await dialog.getByLabel('Two people').check();
    await dialog.getByLabel('Deploy by hand').check();
    await dialog.getByLabel('Name', { exact: true }).fill('Kept in mind');
    const chosen = async () => [
      await second.inputValue(),
      await dialog.getByLabel('Two people').isChecked(),
      await dialog.getByLabel('Deploy by hand').isChecked(),
      await dialog.getByLabel('Name', { exact: true }).inputValue(),
    ];
    await choose(page, 'order: Nobody\n');
    await page.locator('.faults li').first().waitFor();
    await page.keyboard.press('Escape');
    await eventually(chosen).toEqual([enemy, true, true, 'Kept in mind']);
    await choose(page, ARMY);
    const first = dialog.locator('.army-choice').first();
    await eventually(() => first.locator('option:checked').innerText()).toContain('My sortie');
    expect(await chosen()).toEqual([enemy, true, true, 'Kept in mind']);
    await press(page, 'Cancel');
    await press(page, 'New battle');
    await eventually(chosen).not.toContain('Kept in mind');
  });
});

describe.skipIf(!appExists)('own armies of DBM', () => {
  useBrowser();

  test('are opened from files, and kept by the browser', async () => {
    const page = await openApp();
    await press(page, 'New battle');
    await page.locator('input[name=ruleset]').nth(2).check();
    await choose(page, DBM_ARMY);
    const first = page.locator('.army-choice').first();
    await eventually(() => first.locator('option:checked').innerText()).toContain('My consuls');
    await page.reload();
    await press(page, 'New battle');
    await page.locator('input[name=ruleset]').nth(2).check();
    await first.locator('select').first().selectOption('own/my-consuls');
    await eventually(() => first.locator('option:checked').innerText()).toContain('My consuls');
  });
});
