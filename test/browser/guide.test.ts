import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openAgainstBot } from './against-bot.ts';
import {
  commandsOf,
  endPhase,
  eventually,
  LINES,
  openApp,
  openBattle,
  playOf,
  press,
  typeFaces,
} from './app.ts';
import { clickBase } from './hands.ts';
import { appExists, testAlso, useBrowser } from './harness.ts';

/** Warbands of blue that run at the enemy by themselves. */
const WARBANDS = {
  ...LINES,
  bases: [
    ...LINES.bases,
    { id: 'U', side: 'blue', troop: 'Irr Wb (O)', at: [200, 420], facing: 180 },
    { id: 'V', side: 'blue', troop: 'Irr Wb (O)', at: [700, 420], facing: 180 },
  ],
} as const;

const WOOD = [
  {
    id: 'wood',
    kind: 'Wd',
    area: [
      [100, 600],
      [200, 600],
      [200, 700],
      [100, 700],
    ],
  },
] as const;

const panels = (page: Page) => page.locator('.side').innerText();

describe.skipIf(!appExists)('what helps a player', () => {
  useBrowser();

  test('a player against the bot is told that it is his move', async () => {
    const page = await openApp();
    await openAgainstBot(page, LINES);
    await eventually(() => page.locator('#ask-title').innerText()).toMatch(/^\s*Your move: give orders$/);
    expect(await page.locator('.whose strong').innerText()).toBe('Your move');
  });

  testAlso('of two players at one screen each is named', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    await eventually(() => page.locator('#ask-title').innerText()).toMatch(/Red: give orders/);
  });

  test('the page says what wins and how far each side is from it', async () => {
    const page = await openApp();
    await openAgainstBot(page, LINES);
    await page.locator('.goal summary').click();
    await eventually(() => panels(page)).toMatch(/a third of the points of all its bases/);
    await eventually(() => page.locator('.goal li').allInnerTexts()).toEqual([
      expect.stringMatching(/Your army has lost 0 of the [\d.]+ points that break it/),
      expect.stringMatching(/Blue has lost 0 of/),
    ]);
  });

  test('what the other side did is told first and shown again', async () => {
    const page = await openApp({ pace: 0 });
    await openAgainstBot(page, WARBANDS);
    await endPhase(page);
    await eventually(() => page.locator('.recent h3').innerText()).toBe('What Blue has done');
    await eventually(() => page.locator('#ask-title').innerText()).toMatch(/Your move/);
    await eventually(() => page.locator('.recent li').count()).toBeGreaterThan(0);
    const first = await page.locator('.panels .panel').first().getAttribute('class');
    expect(first).toContain('recent');
    await press(page, 'Show it again');
    await eventually(() => page.locator('.panel.past').count()).toBe(1);
    await eventually(() => page.locator('.panel.past').count()).toBe(0);
    await eventually(() => page.locator('#ask-title').innerText()).toMatch(/Your move/);
  });

  test('a line over the table says whose army is mine and what to do, and what a point is', async () => {
    const page = await openApp();
    await openAgainstBot(page, LINES);
    const line = page.locator('.brief');
    await eventually(() => line.innerText()).toMatch(
      /You lead Red, the brown bases.+To win, .+Each order costs points \(PIGs\)/s,
    );
    // It hides no order, nor the card of one.
    await clickBase(page, 'C');
    await page.keyboard.press('Shift+ArrowUp');
    await page.locator('.ghost-card').waitFor();
    await eventually(() => line.isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await eventually(() => line.isVisible()).toBe(true);
    await line.getByRole('button', { name: 'Close' }).click();
    await eventually(() => line.count()).toBe(0);
    await page.locator('button.pips').click();
    await eventually(() => line.innerText()).toMatch(/Points for orders, called PIGs/);
  });

  test('a side that did nothing is told to have passed', async () => {
    const page = await openApp({ dice: 'typed' });
    await openBattle(page, LINES);
    await endPhase(page);
    await typeFaces(page, [1]);
    await eventually(() => page.locator('#ask-title').innerText()).toMatch(/Blue: give orders/);
    await endPhase(page);
    await typeFaces(page, [1]);
    await eventually(() => panels(page)).toMatch(/Blue has passed/);
  });

  test('the end says who won and why, and begins the battle again with the other army', async () => {
    const page = await openApp();
    await openAgainstBot(page, LINES);
    await press(page, 'Menu');
    await press(page, 'Resign');
    await page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).click();
    await eventually(() => page.locator('.verdict').innerText()).toBe('You lost');
    await eventually(() => panels(page)).toMatch(/You gave the battle up\./);
    await eventually(() => panels(page)).toMatch(/Blue lost: nothing\./);
    const before = page.url();
    await press(page, 'Swap sides');
    await eventually(async () => page.url() !== before).toBe(true);
    await eventually(() => page.locator('.spirit:has(.chip)').innerText()).toMatch(/Blue/);
  });

  test('the card of a base names its troop in full, its moves, and what it beats', async () => {
    const page = await openApp();
    await openBattle(page, { ...LINES, terrain: WOOD });
    await clickBase(page, 'C');
    const card = page.locator('.base-card');
    await eventually(() => card.innerText()).toMatch(/Regular ordinary Blades/);
    await eventually(() => card.innerText()).toMatch(/open ground 2\u00a0MU/);
    await eventually(() => card.innerText()).toMatch(/wood [\d.]+\u00a0MU/);
    await card.locator('summary').click();
    await eventually(() => card.innerText()).toMatch(/factors \d : \d/);
    await eventually(() => card.locator('.matches .fate').count()).toBe(4);
    await page.setViewportSize({ width: 390, height: 780 });
    await eventually(() => page.locator('.picked-tag').innerText()).toMatch(/Regular ordinary Blades/);
    await page.setViewportSize({ width: 1280, height: 800 });
    await card.locator('.term button').first().focus();
    await eventually(() => card.locator('.tip').first().isVisible()).toBe(true);
  });

  testAlso('the card of an enemy is shown too, also in French', async () => {
    const page = await openApp({}, { locale: 'fr-FR' });
    await openBattle(page, LINES);
    await clickBase(page, 'X');
    const card = page.locator('.base-card');
    await eventually(() => card.innerText()).toMatch(/Lanciers, réguliers, ordinaires/);
  });

  test('a ghost in contact shows the odds of both sides as bars, red where the fight is bad', async () => {
    const page = await openApp();
    await openBattle(page, {
      ...LINES,
      bases: [
        { id: 'A', side: 'red', troop: 'Reg Cv (O)', at: [300, 260], facing: 0, flags: ['c-in-c'] },
        { id: 'B', side: 'red', troop: 'Irr Ps (O)', at: [450, 420], facing: 0 },
        { id: 'X', side: 'blue', troop: 'Reg Cv (O)', at: [450, 450], facing: 180 },
        { id: 'Z', side: 'blue', troop: 'Reg Cv (O)', at: [600, 760], facing: 180, flags: ['c-in-c'] },
      ],
    });
    await clickBase(page, 'B');
    await page.keyboard.press('n');
    const fates = page.locator('.ghost-card .fate');
    await eventually(() => fates.count()).toBe(2);
    await eventually(() => page.locator('.ghost-card .bad-fight').innerText()).toMatch(
      /Probably a bad fight: .* is lost in \d+%/,
    );
  });

  test('an order is given by pointing at an enemy and choosing what to do about it', async () => {
    const height = 480;
    const page = await openApp({}, { viewport: { width: 1280, height } });
    await openBattle(page, LINES);
    await clickBase(page, 'A');
    await press(page, 'Order by pointing …');
    await clickBase(page, 'X');
    expect(await page.locator('.base.picked').getAttribute('data-id')).toBe('A');
    const asked = page.locator('.dock .pointing', { hasText: 'What shall they do about' });
    await eventually(async () => (await asked.boundingBox())?.y ?? height).toBeLessThan(height - 20);
    await press(page, 'Go towards it');
    await page.locator('.ghost-card.allowed').waitFor();
    await press(page, 'Give the order');
    await eventually(() => commandsOf(page)).toEqual(['move']);
    const { record } = await playOf(page);
    expect(record.entries[0]?.command.meant).toBe('towards X');
  });

  test('a player who asks is told what can be done now, and gets a suggestion with its reason', async () => {
    const page = await openApp();
    await openAgainstBot(page, LINES);
    await press(page, 'What can I do now?');
    await eventually(() => panels(page)).toMatch(/Each order moves one base/);
    await press(page, 'Suggest an order');
    await eventually(() => page.locator('.hints [role=status]').innerText()).toMatch(/PIG|end the phase/);
    expect(await commandsOf(page)).toEqual([]);
  });

  test('a key shows the ranges of shooters and the reach of the general, also from the place of a ghost', async () => {
    const page = await openApp();
    const bow = { id: 'Y', side: 'blue', troop: 'Reg Bw (O)', at: [500, 430], facing: 180 };
    await openBattle(page, { ...LINES, bases: [...LINES.bases, bow] });
    await clickBase(page, 'D');
    await page.keyboard.press('r');
    await eventually(() => page.locator('.arc.enemy').count()).toBe(1);
    await eventually(() => page.locator('.command-reach').count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Ranges and command' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    const zone = () => page.locator('.zone.own').first().getAttribute('points');
    const before = await zone();
    await page.keyboard.press('f');
    await page.locator('.ghost-card.allowed').waitFor();
    await eventually(zone).not.toBe(before);
    await page.keyboard.press('r');
    await eventually(() => page.locator('.arc').count()).toBe(0);
  });
});
