import { describe, expect, test } from 'vitest';
import { eventually, openApp, press } from './app.ts';
import { axeFinds } from './axe.ts';
import {
  answer,
  attackBlue,
  be,
  begin,
  declareWar,
  playToYear2,
  throwForSiege,
  titleOf as title,
  turnOfRed,
} from './campaign-hands.ts';
import { appExists, testAlso, useBrowser } from './harness.ts';

/** The nations of a person and two bots. */
const LED = [
  ['Red', 'a person'],
  ['Blue', 'a steady bot'],
  ['Green', 'a rash bot'],
] as const;

describe.skipIf(!appExists)('a campaign round one screen', () => {
  useBrowser();

  testAlso(
    'three players play a year with a battle typed in, one played by bots and a siege, and it is kept',
    async () => {
      const page = await openApp({}, { bypassCSP: true });
      await begin(page);
      await declareWar(page);

      await be(page, 'Red');
      await attackBlue(page, 'Blue A');
      await be(page, 'Blue');
      await press(page, 'Give battle');
      await page.getByText('Type the result').click();
      await page.getByLabel('Who won').selectOption('Red');
      const lost = page.getByRole('group', { name: 'Destroyed of Blue' });
      await lost
        .getByRole('button', { name: /^One more/ })
        .first()
        .click();
      expect(await page.locator('.campaign-preview').innerText()).toMatch(/Red gains [1-9]\d* prestige/);
      await press(page, 'Report this');
      await be(page, 'Red');
      await press(page, 'The report is right');
      await eventually(async () => {
        if (!/Red has the turn/.test(await title(page).innerText())) await answer(page);
        return title(page).innerText();
      }).toContain('Red has the turn');
      await eventually(() => page.locator('.campaign-chronicle').innerText()).toContain('Red takes Blue A.');

      // The second battle is fought by bots, and the third attack meets a siege.
      await turnOfRed(page, 'summer');
      await attackBlue(page, 'Blue B');
      await be(page, 'Blue');
      await press(page, 'Give battle');
      await page.getByLabel('Level of bots').selectOption('beginner');
      await press(page, 'Let bots play it');
      await page.locator('.campaign-preview').waitFor({ timeout: 120_000 });
      await press(page, 'Report this');
      await turnOfRed(page, 'autumn');
      await page.getByLabel('The field army', { exact: true }).selectOption('attack');
      await press(page, 'Attack');
      await throwForSiege(page);
      await eventually(() => page.locator('.campaign-chronicle').innerText()).toMatch(
        /Red throws 1 for the siege/,
      );
      await playToYear2(page);
      await page.reload();
      await eventually(() => page.locator('.campaign-when').innerText()).toMatch(/Year 2/);
    },
    240_000,
  );

  test('a battle is fought by bots or begun on the table, and reports itself', async () => {
    const page = await openApp({}, { bypassCSP: true });
    await begin(page);
    await declareWar(page);
    await be(page, 'Red');
    await attackBlue(page, 'Blue A');
    await be(page, 'Blue');
    await press(page, 'Give battle');

    await press(page, 'Play it here');
    await page.getByText('The battle is not over yet.').waitFor({ timeout: 120_000 });
    await page.getByRole('link', { name: 'Go to the battle' }).click();
    await eventually(async () => page.url()).toMatch(/#\/battle\//);
    await eventually(() => page.evaluate(() => history.state)).toBe('acies.catch');
    await page.goBack();
    await page.locator('dialog').getByRole('button', { name: 'Leave the battle' }).click();
    await press(page, 'Fight it another way');

    await page.getByLabel('Level of bots').selectOption('beginner');
    await press(page, 'Let bots play it');
    await page.locator('.campaign-preview').waitFor({ timeout: 120_000 });
    await press(page, 'Report this');
    await eventually(() => title(page).innerText()).toMatch(/report of|Hand the screen/);
    expect(await axeFinds(page)).toEqual([]);
  }, 240_000);

  test('one person plays with two bots, which go on by themselves until the person is asked', async () => {
    const page = await openApp({}, { bypassCSP: true });
    await press(page, 'Campaign');
    for (const [at, [name, leader]] of LED.entries()) {
      await page.getByLabel(`Name of nation ${at + 1}`).fill(name);
      await page.getByLabel(`Leader of nation ${at + 1}`).selectOption({ label: leader });
    }
    await press(page, 'Begin the campaign');
    const chronicle = page.locator('.campaign-chronicle');

    // Both bots have written, in secret; the screen is not handed over, as only one person plays.
    await eventually(() => title(page).innerText()).toContain('Red: where is the field army');
    expect(await chronicle.innerText()).not.toContain('Why:');
    await page.getByLabel('The field army is in').selectOption({ label: 'Red B' });
    await press(page, 'Write it down');

    // The dice decide in which season a bot first gives an order whose reason all may know; past seasons are folded.
    await eventually(async () => {
      await answer(page);
      return chronicle.textContent();
    }).toMatch(/\(Why: |(Blue|Green): /);
    await eventually(async () => {
      await answer(page);
      return page.locator('.campaign-when').innerText();
    }).toMatch(/summer|autumn|Year 2/);
    expect(await page.getByRole('button', { name: /^I am / }).count()).toBe(0);

    await page.reload();
    await eventually(() => page.locator('.campaign-when').innerText()).toMatch(/summer|autumn|Year 2/);
    expect(await axeFinds(page)).toEqual([]);
  }, 120_000);

  test('a map of one’s own is read, a nation gets another leader, and all agree to an early end', async () => {
    const page = await openApp({}, { bypassCSP: true });
    await press(page, 'Campaign');
    const [file] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByText('A map of your own', { exact: true }).click(),
    ]);
    await file.setFiles('content/maps/four-islands.json');
    await eventually(() => page.locator('.campaign-own-map').innerText()).toContain('for 4 nations');
    for (const [at, name] of ['Red', 'Blue', 'Green', 'Gold'].entries())
      await page.getByLabel(`Name of nation ${at + 1}`).fill(name);
    for (const at of [2, 3]) await page.getByLabel(`Leader of nation ${at}`).selectOption('steady');
    await press(page, 'Begin the campaign');
    await page.getByText('Who leads the nations').click();
    await page.getByLabel('Leader of Blue').selectOption('person');
    await page.getByLabel('Leader of Gold').selectOption('rash');
    await eventually(() => page.getByLabel('Leader of Gold').inputValue()).toBe('rash');
    expect(await page.locator('.campaign-slips').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.campaign-slip').allInnerTexts()).toHaveLength(4);
    expect(await page.locator('.campaign-slip').first().innerText()).toMatch(/Red, year 1[\s\S]*Blue/);
    await page.emulateMedia({ media: 'screen' });

    await eventually(async () => {
      const when = await page.locator('.campaign-when').innerText();
      const writing = page.getByRole('button', { name: 'Write it down' }).first();
      if (await writing.isVisible()) await writing.click();
      // In its turn a bot may ask the persons something.
      else if (!/turn of (Red|Blue)/.test(when)) await answer(page);
      return when;
    }).toMatch(/: turn of (Red|Blue)/);
    const mine = page.getByRole('button', { name: /^I am/ });
    if (await mine.isVisible()) await mine.click();
    const agree = page.getByRole('button', { name: 'Agree to end the campaign with this season' });
    // It is open already where a bot has offered something.
    if (!(await agree.isVisible())) await page.locator('.campaign-bonds summary').click();
    await agree.click();
    // The other person takes the screen to speak of bonds, though it is not his turn.
    await page.getByRole('button', { name: /^hand over to/ }).click();
    await page.getByRole('button', { name: /^I am/ }).click();
    await agree.click();
    await press(page, 'Give the screen back');
    expect(await axeFinds(page)).toEqual([]);
    await eventually(async () => {
      if (!(await page.locator('.campaign-ended').isVisible())) await answer(page);
      return page.locator('.campaign-ended').count();
    }).toBe(1);
  }, 120_000);

  test('it fits a narrow screen, and speaks French', async () => {
    const page = await openApp({}, { viewport: { width: 390, height: 780 }, locale: 'fr-FR' });
    await press(page, 'Campagne');
    await press(page, 'Commencer la campagne');
    await page.locator('.campaign-map svg').waitFor();
    await eventually(() => title(page).innerText()).toMatch(/^Passez l’écran à Nation/);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
  });
});
