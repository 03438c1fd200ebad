import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { battleOf, chooseFile, commandsOf, eventually, openApp, placeOf, press, pressFirst } from './app.ts';
import { clickBase, dragBase } from './hands.ts';
import { appExists, testAlso, useBrowser } from './harness.ts';

const WOOD = {
  id: 'wood',
  kind: 'Wd',
  area: [
    [200, 220],
    [460, 200],
    [480, 400],
    [200, 400],
  ],
};
const SIDES = { red: { edge: 'south', role: 'defender' }, blue: { edge: 'north', role: 'invader' } };
const FORM = { format: 'acies-scenario/1', ruleset: 'bnb', options: { ambush: true }, terrain: [WOOD] };

/** A battle in which both sides may lay an ambush. */
const LAYING = {
  ...FORM,
  title: 'Laying',
  sides: SIDES,
  bases: [
    { id: 'A?1', side: 'red', troop: 'Reg Ax (O)', in: 'reserve' },
    { id: 'A?2', side: 'red', troop: 'Reg Ax (O)', in: 'reserve' },
    { id: 'Z?1', side: 'blue', troop: 'Reg Bd (O)', in: 'reserve' },
  ],
  turn: { round: 1, active: 'red', phase: 'ambush' },
};

/** A battle in which red lies in the wood and blue stands in front of it. */
const LYING = {
  ...FORM,
  title: 'Lying',
  sides: SIDES,
  bases: [
    { id: 'A?1', side: 'red', troop: 'Reg Ax (O)', at: [320, 380], facing: 0, in: 'ambush' },
    { id: 'A?2', side: 'red', troop: 'Reg Ax (O)', at: [360, 380], facing: 0, in: 'ambush' },
    { id: 'G', side: 'red', troop: 'Reg Cv (O)', at: [900, 200], facing: 0, flags: ['c-in-c'] },
    { id: 'Z', side: 'blue', troop: 'Reg Bd (O)', at: [340, 470], facing: 180 },
    { id: 'Y', side: 'blue', troop: 'Reg Bd (O)', at: [900, 600], facing: 180, flags: ['c-in-c'] },
  ],
  turn: { round: 1, active: 'red', phase: 'voluntary-moves', pips: 5 },
};

/**
 * A battle in which archers of red lie at the border of the wood and could shoot in blue's bound. Blue cannot shoot.
 */
const COULD_SHOOT = {
  ...FORM,
  title: 'Could shoot',
  terrain: [
    {
      ...WOOD,
      area: [
        [400, 300],
        [800, 300],
        [800, 500],
        [400, 500],
      ],
    },
  ],
  sides: SIDES,
  bases: [
    { id: 'A?1', side: 'red', troop: 'Reg Bw (O)', at: [600, 305], facing: 180, in: 'ambush' },
    { id: 'G', side: 'red', troop: 'Reg Cv (O)', at: [100, 200], facing: 0, flags: ['c-in-c'] },
    { id: 'Z', side: 'blue', troop: 'Reg Bd (O)', at: [600, 240], facing: 0, flags: ['c-in-c'] },
  ],
  turn: { round: 2, active: 'blue', phase: 'shooting' },
};

/** Saves a picture of the page, if ACIES_SHOTS names a folder. */
const shot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.ACIES_SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

const lurking = (page: Page) => page.locator('.base.lurking');

describe.skipIf(!appExists)('ambushes', () => {
  useBrowser();

  test('an ambush is laid behind the curtain, and the other side sees nothing of it', async () => {
    const page = await openApp();
    await chooseFile(page, JSON.stringify(LAYING));
    await press(page, 'I am Red');
    await page.locator('.hiding-places polygon').first().waitFor();
    await press(page, 'Lay one for me');
    await eventually(() => lurking(page).count()).toBe(2);
    await page.locator('.ambush-record').waitFor();
    await eventually(() => page.locator('.ambush-distances line').count()).toBe(2);
    await shot(page, 'ambush-laid');
    await press(page, 'Done with the ambush');
    await press(page, 'I am Blue');
    await page.locator('.bases-layer').waitFor();
    expect(await lurking(page).count()).toBe(0);
    expect(await page.locator('.ambush-record').count()).toBe(0);
    expect(await page.locator('.bases-layer .base').count()).toBe(0);
    await eventually(() => commandsOf(page)).toEqual(['deploy-group', 'end-phase']);
  });

  testAlso('a side that stays hidden says so once, and is not asked again', async () => {
    const page = await openApp();
    await chooseFile(page, JSON.stringify(COULD_SHOOT));
    await press(page, 'I am Red');
    const stay = page.getByRole('checkbox', { name: /Stay hidden/ });
    await stay.waitFor();
    await shot(page, 'ambush-asked');
    await stay.click();
    // Ends each phase through red's bound and blue's next one. Red's archers are not asked again.
    const choices = async () => (await commandsOf(page)).filter((type) => type === 'choose').length;
    for (let at = 0; at < 40 && (await choices()) < 2; at++) {
      expect(await page.getByText('does anybody shoot from an ambush').count()).toBe(0);
      await pressFirst([
        page.getByRole('button', { name: /^I am/ }),
        page.getByRole('button', { name: 'End it anyway' }),
        page.locator('.end-phase'),
      ]);
      await page.waitForTimeout(60);
    }
    expect(await choices()).toBe(2);
    expect((await battleOf(page)).bases.some(({ place }) => place === 'ambush')).toBe(true);
  });

  test('the owner sees its ambush, which comes out when it moves', async () => {
    const page = await openApp();
    await chooseFile(page, JSON.stringify(LYING));
    await press(page, 'I am Red');
    await eventually(() => lurking(page).count()).toBe(2);
    await clickBase(page, 'A?1');
    await shot(page, 'ambush-lying');
    await dragBase(page, 'A?1', { by: [0, 20], key: 'Shift' });
    await page.locator('.ghost-card.allowed').waitFor();
    await press(page, 'Give the order');
    await eventually(() => placeOf(page, 'A1')).toEqual([320, 400]);
    await eventually(() => lurking(page).count()).toBe(0);
    expect((await battleOf(page)).bases.map(({ id }) => id)).toEqual(['A1', 'A2', 'G', 'Y', 'Z']);
    await shot(page, 'ambush-out');
  });
});
