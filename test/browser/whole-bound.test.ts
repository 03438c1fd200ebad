import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { battleOf, commandsOf, eventually, openApp, openBattle } from './app.ts';
import { scaleOf, spotOfBase } from './hands.ts';
import { appExists, protocol, testAlso, useBrowser } from './harness.ts';
import { FORM, SIDES } from './states.ts';
import { swipe } from './touching.ts';

/** A base that can come into contact, and an archer with a target. Red gives orders. */
const BOUND = {
  ...FORM,
  title: 'A whole bound',
  sides: SIDES,
  bases: [
    { id: 'A', side: 'red', troop: 'Reg Cv (O)', at: [300, 200], facing: 0, flags: ['c-in-c'] },
    { id: 'B', side: 'red', troop: 'Reg Bd (O)', at: [410, 300], facing: 0 },
    { id: 'S', side: 'red', troop: 'Reg Bw (O)', at: [600, 300], facing: 0 },
    { id: 'W', side: 'blue', troop: 'Reg Sp (O)', at: [410, 339], facing: 180 },
    { id: 'X', side: 'blue', troop: 'Reg Sp (O)', at: [600, 370], facing: 180 },
    { id: 'Z', side: 'blue', troop: 'Reg Cv (O)', at: [700, 700], facing: 180, flags: ['c-in-c'] },
  ],
  turn: { round: 2, active: 'red', phase: 'voluntary-moves', pips: 4 },
} as const;

/** What is pressed to go on, the first that is there. */
const ON = [
  'dialog[open] .primary',
  '.panel.ask .options button',
  '.open-fight button.primary, .open-fight .buttons button',
  '.end-phase:not(:disabled)',
] as const;

const isRedsBound = async (page: Page): Promise<boolean> => (await battleOf(page)).turn.active === 'red';

/** The first of these selectors that something visible has; null while there is none. */
async function wayOn(page: Page): Promise<string | null> {
  for (const selector of ON)
    for (const each of await page.locator(selector).all()) if (await each.isVisible()) return selector;
  return null;
}

/** Goes on until the other side's bound, in one way of pressing. */
async function playOn(page: Page, press: (selector: string) => Promise<void>): Promise<void> {
  for (let times = 0; times < 25 && (await isRedsBound(page)); times++) {
    const selector = await wayOn(page);
    if (selector) await press(selector);
    await page.waitForTimeout(150);
  }
  const commands = await commandsOf(page);
  expect(commands).toEqual(expect.arrayContaining(['move', 'shoot', 'fight', 'end-phase']));
  expect((await battleOf(page)).turn.active).toBe('blue');
}

/** Presses Tab until the focus is on what has this selector, then Enter. */
async function pressByKeys(page: Page, selector: string): Promise<void> {
  for (let times = 0; times < 80; times++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${selector}`);
}

/** B attacks W: too far a move is drawn, and the nearest that is allowed given. */
async function attackByKeys(page: Page): Promise<void> {
  await pressByKeys(page, '.base[data-id="B"]');
  for (const key of ['Shift+ArrowUp', 'Shift+ArrowUp', 'c']) await page.keyboard.press(key);
  await page.locator('.ghost-card.allowed').waitFor();
  await page.keyboard.press('Enter');
  await eventually(() => commandsOf(page)).toEqual(['move']);
}

describe.skipIf(!appExists)('a whole bound', () => {
  useBrowser();

  test('is played by keys alone', async () => {
    const page = await openApp();
    await openBattle(page, BOUND);
    await attackByKeys(page);
    await playOn(page, (selector) => pressByKeys(page, selector));
  });

  test('is played by touch alone', async () => {
    const page = await openApp(
      {},
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 },
    );
    await openBattle(page, BOUND);
    const { x, y } = await spotOfBase(page, 'B');
    await page.touchscreen.tap(x, y);
    await eventually(() => page.locator('.base.picked').count()).toBe(1);
    // What is told of it moves the table a little.
    await page.locator('.picked-tag').waitFor();
    const held = await spotOfBase(page, 'B');
    await swipe(await protocol(page), held, { x: held.x, y: held.y - 39 * (await scaleOf(page)) });
    // An attack by finger waits with its odds.
    await page.locator('.ghost-card.allowed .fates').first().waitFor();
    expect(await commandsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Give the order' }).tap();
    await eventually(() => commandsOf(page)).toEqual(['move']);
    await playOn(page, (selector) => page.locator(selector).first().tap());
  });

  testAlso('is played at twice the size of text and buttons', async () => {
    // A browser at 200 % gives the page half of the window.
    const page = await openApp({}, { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
    await openBattle(page, BOUND);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wide()).toBeLessThanOrEqual(0);
    await attackByKeys(page);
    await playOn(page, (selector) => page.locator(selector).first().click());
    expect(await wide()).toBeLessThanOrEqual(0);
  });
});
