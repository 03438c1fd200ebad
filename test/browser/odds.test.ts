import { describe, expect, test } from 'vitest';
import { openAgainstBot } from './against-bot.ts';
import { commandsOf, eventually, LINES, openApp, press } from './app.ts';
import { clickBase, dragBase } from './hands.ts';
import { appExists, testAlso, useBrowser } from './harness.ts';
import { BASE, turn } from './hott-lines.ts';

/** Skirmishers just below cavalry that would ride them down. */
const WEAK = {
  ...LINES,
  bases: [
    { id: 'A', side: 'red', troop: 'Reg Cv (O)', at: [300, 260], facing: 0, flags: ['c-in-c'] },
    { id: 'B', side: 'red', troop: 'Irr Ps (O)', at: [450, 400], facing: 0 },
    { id: 'X', side: 'blue', troop: 'Reg Cv (O)', at: [450, 450], facing: 180 },
    { id: 'Z', side: 'blue', troop: 'Reg Cv (O)', at: [600, 760], facing: 180, flags: ['c-in-c'] },
  ],
} as const;

/** Land lurkers may spring on blades in a wood. */
const LURKERS = {
  ...BASE,
  title: 'Lurkers',
  terrain: [
    {
      id: 'W',
      kind: 'wood',
      area: [
        [200, 300],
        [400, 300],
        [400, 500],
        [200, 500],
      ],
    },
  ],
  bases: [
    { id: 'A', side: 'red', troop: 'Hero', at: [300, 100], facing: 0, flags: ['general'] },
    { id: 'LA1', side: 'red', troop: 'Land Lurkers', in: 'reserve' },
    { id: 'Y', side: 'blue', troop: 'Warband', at: [300, 400], facing: 180 },
    { id: 'Z', side: 'blue', troop: 'Knights', at: [100, 560], facing: 180, flags: ['general'] },
  ],
  turn: turn('special'),
} as const;

describe.skipIf(!appExists)('the odds of a fight', () => {
  useBrowser();

  test('are told in words before a bad attack is given, and the card asks first', async () => {
    const page = await openApp();
    await openAgainstBot(page, WEAK);
    await clickBase(page, 'B');
    await dragBase(page, 'B', { by: [0, 50] });
    const card = page.locator('.ghost-card.allowed');
    await eventually(() => card.innerText()).toMatch(/think twice/);
    expect(await card.locator('.edge').innerText()).toBe('Bad for you');
    await eventually(() => card.locator('.fate-words b').allInnerTexts()).toEqual(['Psiloi B', 'Cavalry X']);
    expect(await commandsOf(page)).toEqual([]);
    await press(page, 'Give the order');
    await eventually(() => commandsOf(page)).toEqual(['move']);
  });

  testAlso('are shown at the place of a base that arrives in contact', async () => {
    const page = await openApp();
    await openAgainstBot(page, LURKERS);
    await press(page, /Land Lurkers/);
    const places = page.locator('.places');
    await eventually(() => places.locator('.fate').count()).toBe(2);
    expect(await places.locator('.edge').innerText()).toMatch(/for you|even fight/i);
  });
});
