import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { eventually, LINES, NEAR_END, openApp, openBattle, playUntil, press, typeFaces } from './app.ts';
import { appExists, testAlso, useBrowser } from './harness.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** A battle against the bot up to a number of entries: its person gives orders then. */
function battleUntil(entries: number): string {
  const url = new URL('../../content/battles/hott-against-the-bot.json', import.meta.url);
  const record = JSON.parse(readFileSync(url, 'utf8'));
  return JSON.stringify({ ...record, entries: record.entries.slice(0, entries) });
}
/** After these, the bot's bound has cost a base of each side; has brought a fight without a loss. */
const AFTER_LOSSES = 165;
const AFTER_FIGHT = 141;

describe.skipIf(!appExists)('the news on a phone', () => {
  useBrowser();

  test('the losses and fights of the other bound come first, with the way to each', async () => {
    const page = await openApp({}, PHONE);
    await openBattle(page, battleUntil(AFTER_LOSSES));
    const news = page.locator('.dock .brief');
    await eventually(() => news.innerText()).toMatch(/^\s*You lost: Warband.E[\s\S]*lost: Cleric.Y/);
    await news.getByRole('button', { name: 'How?' }).first().click();
    await eventually(() => page.locator('.panel.past').count()).toBe(1);
  });

  test('a fight that cost nobody is told too, and leads to all that the other side has done', async () => {
    const page = await openApp({}, PHONE);
    await openBattle(page, battleUntil(AFTER_FIGHT));
    const news = page.locator('.dock .brief');
    await eventually(() => news.innerText()).toMatch(/Cleric.Y 9, Hero.A 10\. [\s\S]*How\?/);
    await news.getByRole('button', { name: 'How?' }).last().click();
    await eventually(() => page.locator('.panel.past').count()).toBe(1);
    await press(page, 'Back to the present');
    await news.getByRole('button', { name: /^What .+ has done$/ }).click();
    await eventually(() =>
      page.locator('#recent-title').evaluate((it) => it === document.activeElement),
    ).toBe(true);
  });

  testAlso('a suggestion that is cancelled leaves no base picked', async () => {
    const page = await openApp({}, PHONE);
    await openBattle(page, LINES);
    await press(page, 'Suggest an order');
    await page.locator('.ghost-card').waitFor();
    await press(page, 'Cancel');
    await page.locator('.ghost-card').waitFor({ state: 'detached' });
    expect(await page.locator('.bases-layer .base.picked').count()).toBe(0);
  });

  testAlso('the end opens at its top, with the reason first', async () => {
    const page = await openApp({ dice: 'typed' }, PHONE);
    await openBattle(page, { ...NEAR_END, turn: { ...NEAR_END.turn, phase: 'close-combat' } });
    await page.locator('.open-fight .primary').tap();
    await page.locator('.typed-dice input').first().waitFor();
    const panels = page.locator('.panels');
    await page.locator('.sheet-handle button').tap();
    await panels.evaluate((each) => each.scrollTo(0, each.scrollHeight));
    await typeFaces(page, [6, 1]);
    await playUntil(page, async () => (await page.locator('.verdict').count()) > 0);
    await page.locator('.panel.end .causes').first().waitFor();
    await eventually(() => panels.evaluate((each) => each.scrollTop)).toBe(0);
    const top = (selector: string) =>
      page
        .locator(`.panel.end ${selector}`)
        .first()
        .evaluate((each) => each.getBoundingClientRect().top);
    expect(await top('.causes')).toBeLessThan(await top('.buttons'));
  });
});
