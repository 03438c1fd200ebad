import { describe, expect, test } from 'vitest';
import { battleOf, eventually, goTo, LINES, openApp, openBattle, press } from './app.ts';
import { appExists, testAlso, useBrowser } from './harness.ts';

describe.skipIf(!appExists)('the workshop', () => {
  useBrowser();

  test('an army is made, told of its excess, kept over a reload, saved, opened and played', async () => {
    const page = await openApp();
    await press(page, /army builder/);
    await page.getByRole('link', { name: 'Hordes of the Things' }).click();
    await press(page, 'New army');
    await page.locator('.workshop-sum.legal').waitFor();
    expect(await page.locator('.workshop-sum').innerText()).toMatch(/2 of 24 AP.*22 AP are left to spend/s);
    await page.getByLabel('Name', { exact: true }).first().fill('The Mirror Court');
    await press(page, 'Add a base');
    await page.locator('.workshop-line').nth(1).getByLabel('Base', { exact: true }).selectOption('Dragon');
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
    await page.locator('.workshop-line').nth(1).getByLabel('Base', { exact: true }).selectOption('Warband');
    await page.locator('.workshop-sum.legal').waitFor();
    await press(page, 'Use it in a new battle');
    await press(page, 'Begin the battle');
    await page.locator('.bases-layer .base').first().waitFor();
    expect((await battleOf(page)).sides[0]?.army).toBe('The Mirror Court');
  });

  test('an army that is not ready for a mass battle is told by name, and the choices stay', async () => {
    const page = await openApp({}, { path: '#/workshop/hott' });
    await press(page, 'New army');
    await page.getByLabel('Name', { exact: true }).first().fill('The Few');
    await page.getByLabel('Size').selectOption('72');
    await press(page, 'One more: Blades');
    await press(page, 'Use it in a new battle');
    const dialog = page.locator('dialog');
    expect(await dialog.locator('.armies-sizes').count()).toBe(0);
    await dialog.getByLabel('Name', { exact: true }).fill('Against all odds');
    await press(page, 'Begin the battle');
    await eventually(() => dialog.getByRole('alert').innerText()).toContain('cannot begin');
    expect(await dialog.locator('.faults li').allInnerTexts()).toEqual([
      'The Few: Blades belong to no command.',
      'The Few: One general is commander-in-chief, not 0.',
    ]);
    expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('Against all odds');
    await dialog.getByLabel('Second army').selectOption({ label: 'The Brass Republic' });
    await eventually(() => dialog.locator('.armies-sizes').innerText()).toMatch(/different sizes.*72.*24/);
    await eventually(() => dialog.locator('.faults li').count()).toBe(0);
  });

  testAlso('a size that no stronghold can have is told, and may be typed digit by digit', async () => {
    const page = await openApp({}, { path: '#/workshop/hott' });
    await press(page, 'New army');
    const field = page.getByLabel('Along the edge, paces');
    const told = page.locator('.stronghold-part small.bad').first();
    for (const wrong of ['99999', '-3', '']) {
      await field.fill(wrong);
      await eventually(() => told.innerText()).toBe(
        'Write a number of paces, from 200 to 600. It stays 400.',
      );
      expect(await field.inputValue()).toBe(wrong);
    }
    await field.pressSequentially('350');
    await eventually(() => told.innerText()).toBe('');
    expect(await field.inputValue()).toBe('350');
  });

  test('the focused element never lies under the sum', async () => {
    const page = await openApp({}, { path: '#/workshop/hott' });
    await press(page, 'New army');
    await page.getByLabel('Size').selectOption('72');
    for (let line = 0; line < 4; line++) await press(page, 'Add a base');
    await page.getByRole('button', { name: 'Delete this army' }).focus();
    for (let tabs = 0; tabs < 30; tabs++) {
      await page.keyboard.press('Shift+Tab');
      const hidden = await page.evaluate(() => {
        const sum = document.querySelector('.workshop-sum');
        const focused = document.activeElement;
        if (!sum || !focused?.closest('.workshop-part')) return null;
        return focused.getBoundingClientRect().top < sum.getBoundingClientRect().bottom;
      });
      expect(hidden, `after ${tabs + 1} tabs back`).not.toBe(true);
    }
  });

  test('the choices for a battle are kept while an army is made for it', async () => {
    const page = await openApp();
    await press(page, 'New battle');
    const dialog = page.locator('dialog');
    await dialog.getByLabel('Hordes of the Things').check();
    await dialog.getByLabel('Second army').selectOption({ label: 'The Brass Republic' });
    await dialog.getByLabel('Two people').check();
    await dialog.getByLabel('Name', { exact: true }).fill('The long way round');
    await dialog.getByRole('button', { name: /^Army builder/ }).click();
    await press(page, /^Copy it/);
    await press(page, 'Use it in a new battle');
    const army = (at: string) => dialog.getByLabel(at).locator('option:checked').innerText();
    await eventually(() => army('First army')).toContain('changed');
    expect(await army('Second army')).toContain('The Brass Republic');
    expect(await dialog.getByLabel('Two people').isChecked()).toBe(true);
    expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('The long way round');
  });

  testAlso('the choices for a battle are forgotten after another battle is played', async () => {
    const page = await openApp();
    await press(page, 'New battle');
    const dialog = page.locator('dialog');
    await dialog.getByLabel('Hordes of the Things').check();
    await dialog.getByLabel('Name', { exact: true }).fill('Never fought');
    await dialog.getByRole('button', { name: /^Army builder/ }).click();
    await page.locator('.workshop').waitFor();
    await page.goBack();
    await press(page, 'Settings');
    await dialog.getByLabel('one by one').check();
    await page.keyboard.press('Escape');
    await press(page, 'New battle');
    expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('Never fought');
    expect(await dialog.getByLabel('one by one').isChecked(), 'the dice of the settings').toBe(true);
    await dialog.getByRole('button', { name: /^Army builder/ }).click();
    await page.locator('.workshop').waitFor();
    await page.goBack();
    await openBattle(page, LINES);
    await page.getByRole('link', { name: 'Start page' }).click();
    await press(page, 'New battle');
    expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('');
  });

  testAlso(
    'an army can meet itself, and the second army stays after the first is deleted in the workshop',
    async () => {
      const page = await openApp({}, { path: '#/workshop/hott' });
      await press(page, 'New army');
      await page.getByLabel('Name', { exact: true }).first().fill('The Gone');
      await press(page, 'Use it in a new battle');
      const dialog = page.locator('dialog');
      const army = (at: string) => dialog.getByLabel(at).locator('option:checked').innerText();
      const chooseSecond = async (name: string) => {
        const second = dialog.getByLabel('Second army');
        await second.selectOption(
          await second.locator('option', { hasText: name }).first().getAttribute('value'),
        );
      };
      const thereAndBack = async (meanwhile?: () => Promise<void>) => {
        await dialog.getByRole('button', { name: /^Army builder/ }).click();
        await page.locator('dialog').waitFor({ state: 'detached' });
        await meanwhile?.();
        await goTo(page, '#/');
        await press(page, 'New battle');
      };
      await chooseSecond('The Gone');
      await thereAndBack();
      expect([await army('First army'), await army('Second army')]).toEqual(
        Array(2).fill(expect.stringContaining('The Gone')),
      );
      await chooseSecond('The Brass Republic');
      await thereAndBack(async () => {
        await page.getByRole('link', { name: /The Gone/ }).click();
        await press(page, 'Delete this army');
        await press(page, 'Delete it for good');
      });
      expect(await army('Second army')).toContain('The Brass Republic');
      expect(await army('First army')).not.toMatch(/The Gone|The Brass Republic/);
    },
  );
});
