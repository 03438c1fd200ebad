import { describe, expect, test } from 'vitest';
import { battleOf, eventually, openApp, press } from './app.ts';
import { appExists, useBrowser } from './harness.ts';

describe.skipIf(!appExists)('armies drawn from lists', () => {
  useBrowser();

  test('are made from a list of De Bellis Multitudinis, told of what is wrong, kept, and fight', async () => {
    const page = await openApp({}, { path: '#/workshop/dbm' });
    await press(page, 'New army');
    const sum = page.locator('.workshop-sum');
    await page.getByLabel('Name', { exact: true }).fill('My Romans');
    await page.keyboard.press('Tab');
    await page.getByLabel('Army list').selectOption({ label: 'The Roman Republic' });
    await page.locator('.builder-command .field select').first().selectOption('C-in-C Reg Cv (O)');
    await eventually(() => sum.innerText()).toMatch(/Front-line legionaries/);
    const command = page.locator('.builder-command');
    await press(page, 'Add: Front-line legionaries');
    await press(page, 'Add: Front-line legionaries');
    await eventually(() => command.locator('output').innerText()).toBe('11');
    await command.getByLabel('Another line').fill('2 Strangers Irr Wb (F)');
    await page.keyboard.press('Enter');
    await eventually(() => sum.innerText()).toContain('Strangers');
    await press(page, 'Take this line out: Strangers Irr Wb (F)');
    await page.getByLabel('A further command').selectOption('sub-general Reg Cv (O)');
    await eventually(() => command.count()).toBe(2);
    await page.reload();
    await eventually(() => command.count()).toBe(2);
    await press(page, 'Take command 2 out');
    await eventually(() => command.count()).toBe(1);
    await page.getByText('As text', { exact: true }).click();
    const text = page.getByLabel('Write or paste here');
    expect(await text.inputValue()).toBe(
      'dbm order: My Romans\nlist: rome\n\ncommand: C-in-C Reg Cv (O)\n11 Front-line legionaries\n',
    );
    await text.fill('dbm order: My Romans\nlist: rome\n');
    await eventually(() => sum.innerText()).toContain('What cannot be read');
    await text.fill(
      'dbm order: My Romans\nlist: rome\ncommand: C-in-C Reg Cv (O)\n16 Front-line legionaries\n',
    );
    await press(page, 'Use it in a new battle');
    await eventually(() => page.getByLabel('In the south').inputValue()).toMatch(/^own\//);
  });

  test('are copied from those of Blood and Blades, and play', async () => {
    const page = await openApp({}, { path: '#/workshop/bnb' });
    await press(page, 'Copy it: The blow across the ford');
    await page.locator('.workshop-sum.legal').waitFor();
    await press(page, 'One fewer: Kaska hillmen Irr Ax (O)');
    await press(page, 'Use it in a new battle');
    await press(page, 'Begin the battle');
    await page.locator('.bases-layer .base').first().waitFor();
    expect((await battleOf(page)).sides[0]?.army).toBe('The blow across the ford, changed');
  });

  test('are pasted as players write them, with what was understood beside each part', async () => {
    const page = await openApp({}, { path: '#/workshop/dbm' });
    await page.getByText('Paste an army').click();
    await page
      .getByLabel(/as players write it/)
      .fill('CinC Reg Cv (O)\n6 x Legionaries Reg Bd (O)\n4 Reg Bd');
    const paste = page.locator('.builder-paste');
    await eventually(() => paste.innerText()).toMatch(/3 parts|2 parts read, 1 not read/);
    expect(await paste.innerText()).toContain('which grade, such as (O)?');
    await press(page, 'Make an army of it');
    await eventually(() => page.locator('.builder-command output').innerText()).toBe('6');
    await page.getByText('As text', { exact: true }).click();
    expect(await page.getByLabel('Write or paste here').inputValue()).toContain('# 4 Reg Bd');
  });

  test('come from a file with faults too, which are told beside their lines', async () => {
    const page = await openApp({}, { path: '#/workshop/dbm' });
    await page.getByRole('button', { name: 'New army' }).waitFor();
    const file = {
      name: 'a.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('dbm order: Odd\nlist: rome\n4 Nobody\n'),
    };
    await page.locator('input[type=file]').setInputFiles(file);
    await eventually(() => page.locator('.workshop-sum .warnings').innerText()).toMatch(/line 3/);
    expect(await page.getByLabel('Write or paste here').inputValue()).toContain('4 Nobody');
  });
});
