import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, openApp, openBattle, press, typeFaces } from './app.ts';
import { clickBase } from './hands.ts';
import { appExists, testAlso, useBrowser } from './harness.ts';
import { BASE, turn } from './hott-lines.ts';

/** A Magician of red with two enemies in reach of its spells, and one beyond. */
const MAGIC = {
  ...BASE,
  bases: [
    { id: 'A', side: 'red', troop: 'Hero', at: [300, 200], facing: 0, flags: ['general'] },
    { id: 'M', side: 'red', troop: 'Magician', at: [360, 240], facing: 0 },
    { id: 'Y', side: 'blue', troop: 'Warband', at: [420, 350], facing: 180 },
    { id: 'X', side: 'blue', troop: 'Blades', at: [340, 350], facing: 180 },
    { id: 'Z', side: 'blue', troop: 'Knights', at: [200, 560], facing: 180, flags: ['general'] },
  ],
} as const;

/** Blades of red in combat, with a friend across their way back. */
const BLOCKED = {
  ...BASE,
  bases: [
    { id: 'A', side: 'red', troop: 'Hero', at: [500, 100], facing: 0, flags: ['general'] },
    { id: 'B', side: 'red', troop: 'Blades', at: [300, 300], facing: 0 },
    { id: 'C', side: 'red', troop: 'Spears', at: [308, 262], facing: 90 },
    { id: 'Y', side: 'blue', troop: 'Blades', at: [300, 300], facing: 180 },
    { id: 'Z', side: 'blue', troop: 'Knights', at: [100, 560], facing: 180, flags: ['general'] },
  ],
} as const;

const recordText = (name: string): string =>
  readFileSync(new URL(`../../content/battles/${name}.json`, import.meta.url), 'utf8');

const picked = (page: Page) => page.locator('.panel.picked').innerText();

describe.skipIf(!appExists)('what is explained where it stands', () => {
  useBrowser();

  test('the card of a magician tells what spells do, and the table shows their reach', async () => {
    const page = await openApp();
    await openBattle(page, { ...MAGIC, turn: turn('tactical-moves') });
    await clickBase(page, 'M');
    await eventually(() => picked(page)).toMatch(/within 600.paces[\s\S]*2.PIPs/);
    await eventually(() => picked(page)).toMatch(/In range now: Blades.X and Warband.Y\./);
    await eventually(() => picked(page)).toMatch(/If it is lost: 4 of the 4 .+ that break its army/);
    expect(await page.locator('.magic-reach').count()).toBe(0);
    await page.getByRole('button', { name: 'Ranges and command' }).click();
    await eventually(() => page.locator('.magic-reach').count()).toBe(1);
    await eventually(() => page.locator('.shot-line').count()).toBe(2);
    await eventually(() => picked(page)).toMatch(/Dotted ring: the reach of magic/);
  });

  test('one spell at two targets is counted as one, and its price is told', async () => {
    const page = await openApp();
    await openBattle(page, { ...MAGIC, turn: turn('shooting') });
    await eventually(() => page.locator('#fights-title').innerText()).toBe(
      '1 spell possible: choose among 2 targets',
    );
    expect(await page.locator('.to-do').innerText()).toMatch(/^1 shot or spell possible/);
    await press(page, 'What can I do now?');
    await eventually(() => page.locator('.hints').innerText()).toMatch(/a spell costs 2 of the PIPs/);
  });

  test('a link beside a result asks why; the name of the clause stands in its title and its text', async () => {
    const page = await openApp();
    await openBattle(page, { ...MAGIC, turn: turn('shooting') });
    await press(page, 'Bespell');
    const link = page.locator('.panel.result .clause').first();
    await eventually(() => link.getAttribute('title')).toMatch(/^Read clause hott\./);
    expect((await link.innerText()).split(/\s/)[0]).toBe('why?');
    await link.click();
    await page.locator('dialog .clause-text').waitFor();
    expect(await page.locator('dialog h2').innerText()).toMatch(/^Resolving combat/);
  });

  test('the end tells the fall of a stronghold, whose it was, luck or choice, and what the score means', async () => {
    const page = await openApp();
    await openBattle(page, recordText('hott-stronghold-captured'));
    const end = page.locator('.panel.end');
    await eventually(() => end.innerText()).toMatch(/the stronghold of Blue was taken \(chance 42/);
    expect(await end.innerText()).toMatch(/The score: 1 for the winner and 0 for the loser/);
  });

  testAlso(
    'the end tells a general by rank, luck by its chance, and what each lost base counts',
    async () => {
      const page = await openApp();
      await openBattle(page, recordText('against-the-bot'));
      const end = page.locator('.panel.end');
      await eventually(() => end.innerText()).toMatch(
        /your .+A1 \(the general\) was lost \(chance [\d.]+%: attacked at bad odds\)/,
      );
      const told = await end.innerText();
      expect(told).toMatch(/Round 3, against the odds: .*X1 of “The outpost” was lost \(chance 3%/);
      expect(told).toMatch(/each 4\)/);
      expect(told).toMatch(/5 for the winner and 1 for the loser/);
    },
  );

  test('a result says by how much a base is beaten, and what kept it from going back', async () => {
    const page = await openApp({ dice: 'typed' });
    await openBattle(page, { ...BLOCKED, turn: turn('close-combat') });
    await press(page, 'Fight');
    await typeFaces(page, [1, 3]);
    const result = page.locator('.panel.result');
    await eventually(() => result.innerText()).toMatch(/Beaten \d to \d\. Less than double: that alone/);
    expect(await result.innerText()).toMatch(/cannot recoil, stopped by [^.]+, and is destroyed/);
  });
});
