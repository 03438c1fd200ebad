import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openAgainstBot } from './against-bot.ts';
import { endPhase, openApp, press } from './app.ts';
import { keptBattles } from './hands.ts';
import { appExists, useBrowser } from './harness.ts';

/** Red ends its bound, and then the bot of blue plans its own. */
const POSITION = {
  format: 'acies-scenario/1',
  ruleset: 'hott',
  title: 'A plan',
  bases: [
    { id: 'A', side: 'red', troop: 'Blades', at: [300, 100, 0], flags: ['general'] },
    { id: 'B', side: 'red', troop: 'Blades', at: [340, 100, 0] },
    ...[260, 300, 340].map((x) => ({ id: `S${x}`, side: 'blue', troop: 'Spears', at: [x, 420, 180] })),
    { id: 'Z', side: 'blue', troop: 'Knights', at: [300, 470, 180], flags: ['general'] },
  ],
  turn: { round: 3, active: 'red', phase: 'tactical-moves', pips: 3 },
} as const;

/** Lets the strongest bot play on in the battle that is kept. */
async function withMaster(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('acies');
        asked.onsuccess = () => {
          const kept = asked.result.transaction('battles', 'readwrite').objectStore('battles');
          const all = kept.openCursor();
          all.onsuccess = () => {
            const at = all.result;
            if (!at) return resolve();
            at.update({ ...at.value, bot: 'master' });
            at.continue();
          };
          all.onerror = () => reject(all.error);
        };
      }),
  );
  await page.reload();
  await page.locator('.end-phase').waitFor();
}

describe.skipIf(!appExists)('a bot with a plan', () => {
  useBrowser();

  test('tells on wish what it was after in its bound', async () => {
    const page = await openApp();
    await openAgainstBot(page, POSITION);
    await withMaster(page);
    await endPhase(page);
    const after = page.locator('details.after');
    await after.waitFor({ timeout: 60_000 });
    expect(await after.locator('li').first().isVisible()).toBe(false);
    await after.locator('summary').press('Enter');
    expect(await after.locator('li').first().innerText()).toMatch(/^(It|\d+ bases|Spears|Knights) /);
  });

  test('or a character plays as it was chosen, and its menu tells which', async () => {
    const page = await openApp();
    await press(page, 'New battle');
    const dialog = page.locator('dialog');
    const rash = dialog.getByText('comes at you, and fights at even odds');
    await dialog.getByText('Beginner: marches straight at you').click();
    expect(await rash.count()).toBe(0);
    await dialog.getByText('Easy: fast').click();
    await rash.click();
    await press(page, 'Begin the battle');
    await press(page, 'Menu');
    await page.getByText('Easy: fast, overlooks more (Rash)').waitFor();
    expect((await keptBattles(page)).map(({ bot }) => bot)).toContain('light-rash');
  });
});
