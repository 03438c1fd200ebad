import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, openApp, press } from './app.ts';
import { axeFinds } from './axe.ts';
import { appExists, takeErrors, useBrowser } from './harness.ts';

const PHONE = { viewport: { width: 390, height: 844 }, bypassCSP: true };
const title = (page: Page) => page.locator('.campaign-now h2').first();

/** Makes a campaign of two people and a bot on the server; answers with the link of the second. */
async function make(page: Page): Promise<string> {
  await press(page, 'Campaign');
  for (const [at, name] of ['Red', 'Blue', 'Green'].entries())
    await page.getByLabel(`Name of nation ${at + 1}`).fill(name);
  await page.getByLabel('Leader of nation 3').selectOption({ label: 'a steady bot' });
  await page.getByLabel('Played').selectOption({ label: 'at a distance, by links' });
  await press(page, 'Begin the campaign');
  await page.getByText('Links to the seats').click();
  return page.getByRole('textbox', { name: 'Link for Blue' }).inputValue();
}

async function write(page: Page, nation: string, at: string, wars: readonly string[]): Promise<void> {
  await eventually(() => title(page).innerText()).toContain(nation);
  await page.getByLabel('The field army is in').selectOption({ label: at });
  for (const war of wars) await page.getByLabel(war, { exact: true }).check();
  await press(page, 'Write it down');
}

/** Answers what is asked in the plainest way, until a page is asked for its turn with this nation. */
async function untilTurn(page: Page, others: readonly Page[], nation: string): Promise<void> {
  await eventually(async () => {
    for (const other of others)
      for (const name of ['End the turn', 'Send nothing', 'Stand a siege as things are']) {
        const button = other.locator('.campaign-now').getByRole('button', { name }).first();
        if (await button.isVisible()) await button.click();
      }
    return title(page).innerText();
  }).toContain(`${nation} has the turn`);
}

/** Red attacks Blue; answers with the button by which Blue gives battle. */
async function attackBlue(red: Page, blue: Page) {
  await untilTurn(red, [blue], 'Red');
  await red.getByLabel('The field army', { exact: true }).selectOption('attack');
  await red.getByLabel('Where to').selectOption({ label: 'Blue A' });
  await press(red, 'Attack');
  const battle = blue.getByRole('button', { name: 'Give battle' });
  await battle.waitFor({ timeout: 30_000 });
  return battle;
}

describe.skipIf(!appExists)('a campaign on the server', () => {
  useBrowser();

  test('two browsers write in secret, attack, and confirm a battle typed in', async () => {
    const red = await openApp({}, { bypassCSP: true });
    const link = await make(red);
    const blue = await openApp({}, PHONE);
    await blue.goto(link);
    await write(red, 'Red', 'Red B', ['Blue']);
    await eventually(() => title(red).innerText()).toContain('The campaign waits for');
    expect(await blue.locator('body').innerText()).not.toContain('Red B,');
    await write(blue, 'Blue', 'Blue A', []);
    const battle = await attackBlue(red, blue);
    await battle.focus();
    await blue.keyboard.press('Enter');
    await eventually(() => blue.getByRole('button', { name: 'Play it here' }).count()).toBe(1);
    expect(await blue.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await axeFinds(blue)).toEqual([]);
    await red.getByText('Type the result').click();
    await red.getByLabel('Who won').selectOption('Red');
    await press(red, 'Report this');
    await blue.getByRole('button', { name: 'The report is right' }).click({ timeout: 30_000 });
    await eventually(() => red.locator('.campaign-chronicle').innerText()).toMatch(
      /Red (wins|beats)|battle/i,
    );
    // The link has served: another browser gets nothing by it.
    const late = await openApp({}, { bypassCSP: true });
    await late.goto(link);
    await eventually(() => late.getByRole('alert').count()).toBe(1);
    // The refusal stands in the console, too.
    takeErrors();
    await blue.reload();
    await blue.locator('.campaign-when').waitFor();
  }, 240_000);

  test('a battle is played on the server to its end, and reports itself', async () => {
    const red = await openApp({}, { bypassCSP: true });
    const link = await make(red);
    const blue = await openApp({}, PHONE);
    await blue.goto(link);
    await write(red, 'Red', 'Red B', ['Blue']);
    await write(blue, 'Blue', 'Blue A', []);
    await (await attackBlue(red, blue)).click();
    for (const page of [red, blue]) await press(page, 'Play it here');
    await blue.getByRole('link', { name: 'Go to the battle' }).click({ timeout: 60_000 });
    await press(blue, 'Menu');
    await press(blue, 'Resign');
    await blue.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await eventually(() => red.locator('.campaign-chronicle').innerText()).toContain(
      'The battle of Blue A is over. Victory: Red.',
    );
  }, 240_000);
});
