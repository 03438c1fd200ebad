import { describe, expect, test } from 'vitest';
import { battleOf, eventually, openApp, openBattle, press } from './app.ts';
import { appExists, useBrowser } from './harness.ts';

const SKY = {
  format: 'acies-scenario/1',
  ruleset: 'bnb',
  title: { en: 'Rain and wind' },
  options: { weather: true, time: true },
  own: { rain: true, wind: 135, roundsBeforeDusk: 3 },
  sides: { red: { edge: 'south', role: 'invader' }, blue: { edge: 'north', role: 'defender' } },
  bases: [
    { id: 'A', side: 'red', troop: 'Reg Bw (O)', at: [600, 300], facing: 0 },
    { id: 'Z', side: 'blue', troop: 'Reg Bd (O)', at: [600, 380], facing: 180 },
  ],
  turn: { round: 3, active: 'blue', phase: 'voluntary-moves', pips: 4 },
};

describe.skipIf(!appExists)('weather and light', () => {
  useBrowser();

  test('are shown on the table and in words, and change with the rounds', async () => {
    const page = await openApp();
    await openBattle(page, SKY);
    const signs = page.getByRole('list', { name: 'Weather and light' });
    await eventually(() => signs.locator('li').allInnerTexts()).toEqual([
      'Rain',
      'Wind from the south-east',
      'Dusk comes next round',
    ]);
    const ground = page.locator('.ground-layer');
    await eventually(() => ground.locator('.rain').count()).toBe(1);
    await eventually(() => ground.locator('.wind').first().getAttribute('transform')).toContain(
      'rotate(135)',
    );
    await eventually(() => page.locator('.phases li').count()).toBe(8);
    // Only the round differs, so dusk follows from it.
    const later = { ...SKY, own: { roundsBeforeDusk: 3 }, turn: { ...SKY.turn, round: 4 } };
    await page.goto('about:blank');
    const evening = await openApp();
    await openBattle(evening, later);
    await evening.getByText('Dusk', { exact: true }).waitFor();
    await eventually(() => evening.locator('.ground-layer .dusk').count()).toBe(1);
  });

  test('are options of a new battle, and thrown for in its setup', async () => {
    const page = await openApp();
    await press(page, 'New battle');
    await page.locator('input[name=ruleset]').first().check();
    await press(page, 'Two that suit each other');
    await page.getByLabel(/^Weather/).check();
    await page.getByLabel(/^Time of day/).check();
    await page.getByText(/places that tables play differently/).click();
    await page.getByLabel(/^Rounds that dusk lasts/).fill('3');
    await page.locator('input[name=opponent]').nth(2).check();
    await press(page, 'Begin the battle');
    await page.waitForURL(/#\/battle\//);
    await page.locator('.bases-layer .base, .curtain').first().waitFor();
    const { options } = await battleOf(page);
    expect(options).toMatchObject({ weather: true, time: true, duskRounds: 3, ambush: false });
    const own = async (name: string) => (await battleOf(page)).own[name];
    await eventually(() => own('roundsBeforeDusk')).toBeGreaterThanOrEqual(2);
    await eventually(() => own('weather')).toMatch(/^(fine|wind|risk-of-rain)$/);
    await eventually(async () => typeof (await own('sun'))).toBe('number');
  });
});
