import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  chooseFile,
  endPhase,
  goTo,
  LINES,
  NEAR_END,
  openApp,
  openBattle,
  playUntil,
  press,
  typeFaces,
} from './app.ts';
import { openNew } from './at-distance.ts';
import { axeFinds } from './axe.ts';
import { clickBase, dragBase } from './hands.ts';
import { appExists, isThorough, type OpenOptions, some, useBrowser } from './harness.ts';
import { LINES as HOTT_LINES } from './hott-lines.ts';
import { SHOOTING, TRAY } from './states.ts';

const AT_FIGHTS = { ...NEAR_END, turn: { ...NEAR_END.turn, phase: 'close-combat' } };

/** Foot in reserve that comes in the first bound. */
const LURKING = {
  ...HOTT_LINES,
  bases: [...HOTT_LINES.bases, { id: 'LA1', side: 'red', troop: 'Land Lurkers', in: 'reserve' }],
};

const LOOKS: readonly (readonly [string, OpenOptions])[] = [
  ['on a wide screen', { viewport: { width: 1440, height: 900 } }],
  ['on a phone in the dark', { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' }],
];

/** Addresses of pages, and what is on them once they are shown. */
const PAGES: readonly (readonly [hash: string, shown: string])[] = [
  ['#/', 'main.home'],
  ['#/nowhere', 'main.message'],
  ['#/learn', 'main h2'],
  ['#/learn/bnb/01-move-a-base', '.bases-layer .base'],
  ['#/clauses/bnb/all', '.clause-list li'],
  ['#/clauses/hott/hott.result.4', '.rules-article table'],
  ...(isThorough
    ? ([
        ['#/clauses/bnb/same-thing', '.rules-article table'],
        ['#/figures/bnb', '.figure-small svg'],
      ] as const)
    : []),
  ['#/figures/bnb/zoc/zocced-03', '.figure-large svg'],
  ['#/workshop/hott', '.workshop'],
  ['#/workshop/dbm', '.builder .army-card'],
  ['#/distance', 'main h1'],
  ['#/battle/nothing', 'main'],
];

describe.skipIf(!appExists).each(some(LOOKS))('axe finds nothing %s', (_, look) => {
  useBrowser();

  const open = (liking = {}): Promise<Page> => openApp(liking, { ...look, bypassCSP: true });
  const check = async (page: Page, state: string): Promise<void> =>
    expect.soft(await axeFinds(page), state).toEqual([]);

  test('on any page', async () => {
    const page = await open();
    for (const [hash, shown] of PAGES) {
      await goTo(page, hash, shown);
      await check(page, hash);
    }
    await goTo(page, '#/workshop/hott');
    await press(page, 'New army');
    await page.locator('.workshop-line').first().waitFor();
    await check(page, 'an army');
    await check(await openNew('bnb', { ...look, bypassCSP: true }), 'a new battle at a distance');
  });

  test('in any dialog', async () => {
    const page = await open();
    const checkDialog = async (name: string): Promise<void> => {
      const dialog = page.locator('dialog[open]:not(:has(.loading))');
      await dialog.waitFor();
      await check(page, name);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    };
    for (const name of ['New battle', 'Settings', 'Help']) {
      await press(page, name);
      await checkDialog(name);
    }
    await chooseFile(page, '{"format": ');
    await checkDialog('a broken file');
    await chooseFile(page, JSON.stringify([LINES, NEAR_END]));
    await checkDialog('a list of scenarios');
    await openBattle(page, LINES);
    for (const name of ['Rename', 'Resign', 'Offer a draw']) {
      await press(page, 'Menu');
      const item = page.getByRole('menuitem', { name }).or(page.getByRole('button', { name })).first();
      await item.waitFor();
      await item.click();
      await checkDialog(name);
    }
    await goTo(page, '#/');
    await page
      .locator('.kept')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await checkDialog('delete');
  });

  test('while orders are given', async () => {
    const page = await open();
    await openBattle(page, LINES);
    await check(page, 'before an order');
    await press(page, 'Menu');
    await check(page, 'the menu');
    await page.keyboard.press('Escape');
    await clickBase(page, 'C');
    await check(page, 'a base is picked');
    await page.keyboard.press('Shift+ArrowUp');
    await page.locator('.ghost-card.allowed').waitFor();
    await check(page, 'an order that is allowed');
    for (let times = 0; times < 4; times++) await page.keyboard.press('Shift+ArrowUp');
    await page.locator('.ghost-card.refused').waitFor();
    await check(page, 'an order that is refused');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await clickBase(page, 'C');
    await dragBase(page, 'C', { by: [0, 40] });
    await endPhase(page);
    await press(page, 'Menu');
    await page.keyboard.press('Escape');
    await check(page, 'after an order');
    await page.keyboard.press('Alt+ArrowLeft');
    await check(page, 'an earlier moment');
  });

  test('while bases are deployed, shoot, fight and arrive', async () => {
    const page = await open({ dice: 'typed' });
    const begin = async (scenario: unknown): Promise<void> => {
      await goTo(page, '#/', 'main.home');
      await chooseFile(page, JSON.stringify(scenario));
      await page.locator('main:not(.home)').waitFor();
    };
    await begin(TRAY);
    await page.getByRole('button', { name: /^I am/ }).waitFor();
    await check(page, 'the curtain');
    await page.getByRole('button', { name: /^I am/ }).click();
    await page.locator('.panel.deploy').waitFor();
    await check(page, 'the tray');
    await begin(SHOOTING);
    await page.locator('.open-fight').first().waitFor();
    await check(page, 'shots');
    await press(page, 'Shoot');
    await page.locator('.typed-dice input').first().waitFor();
    await check(page, 'typed dice');
    await begin(LURKING);
    await press(page, 'I am Red');
    await page.locator('.beside').waitFor({ state: 'attached' });
    await check(page, 'elements still to come');
    await begin(AT_FIGHTS);
    await page.locator('.open-fight summary').first().click();
    await check(page, 'a fight and its odds');
  });

  test('at the end of a battle', async () => {
    const page = await open({ dice: 'typed' });
    await openBattle(page, AT_FIGHTS);
    await press(page, 'Fight');
    await typeFaces(page, [6, 1]);
    await playUntil(page, async () => (await page.locator('.verdict').count()) > 0);
    await check(page, 'the end');
  });
});
