import { describe, expect, test } from 'vitest';
import { battleOf, chooseFile, eventually, openApp, press, typeFaces } from './app.ts';
import { spotOf } from './hands.ts';
import { appExists, useBrowser } from './harness.ts';

useBrowser();

const TERRAIN = { mandatory: ['Rv', 'Wd'], optional: ['UR', 'H(S)'] };

/** Two people before the choice of terrain. */
const BATTLEFIELD = {
  format: 'acies-scenario/1',
  ruleset: 'bnb',
  name: 'a battlefield by hand',
  table: { width: 900, depth: 600 },
  sides: {
    red: { edge: 'south', role: 'defender', aggression: 0, terrain: TERRAIN },
    blue: { edge: 'north', role: 'invader', aggression: 0 },
  },
  bases: [],
  turn: { round: 1, active: 'red', phase: 'battlefield' },
};

describe.skipIf(!appExists)('a battlefield made by hand', () => {
  test('is chosen, thrown for, and laid with drags, keys and buttons', async () => {
    const page = await openApp({ dice: 'typed' });
    const pieces = async () => (await battleOf(page)).terrain;
    await chooseFile(page, JSON.stringify(BATTLEFIELD));
    const take = page.locator('.panel.lay .buttons button').first();
    await eventually(() => take.innerText()).toBe('Take none');
    expect(await take.isDisabled()).toBe(true);
    expect(await take.getAttribute('class')).not.toContain('primary');
    await press(page, 'One more: river, medium');
    await eventually(() => page.locator('.panel.lay .reasons').innerText()).toContain('mandatory');
    expect(await take.isDisabled()).toBe(true);
    await press(page, 'One more: wood, small');
    await eventually(() => take.getAttribute('class')).toBe('primary');
    await press(page, 'Take these 2 pieces');
    await eventually(() => page.locator('.panel.lay').innerText()).toContain(
      'a river (medium) and a wood (small)',
    );
    await press(page, 'Choose for me');
    await press(page, 'The west side');
    await typeFaces(page, [4, 9 - 4]);
    // A key moves the river within its band, and Enter lays it.
    await page.locator('.place-shown').waitFor();
    await page.locator('.stage').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await eventually(async () => (await pieces()).map(({ kind }) => kind)).toEqual(['Rv']);
    // Outside of its sector the wood is refused with the clause. Back inside it is laid.
    await press(page, 'The east side');
    await typeFaces(page, [1]);
    const wood = page.locator('.place-shown');
    await wood.waitFor();
    const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      const [start, end] = [await spotOf(page, from, 600), await spotOf(page, to, 600)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
      await page.mouse.move(end.x, end.y, { steps: 4 });
      await page.mouse.up();
    };
    const middle = await wood.evaluate((element) => {
      const { x, y, width, height } = (element as SVGGraphicsElement).getBBox();
      return { x: x + width / 2, y: 600 - (y + height / 2) };
    });
    await drag(middle, { x: 450, y: 500 });
    await page.locator('.place-refused').waitFor();
    await eventually(() => page.locator('.panel.lay .reasons').innerText()).toContain('terrain.28');
    await eventually(() => page.getByRole('button', { name: 'Lay it here' }).isDisabled()).toBe(true);
    await drag({ x: 450, y: 500 }, { x: 780, y: 300 });
    await press(page, 'Lay it here');
    await eventually(async () => (await pieces()).filter(({ kind }) => kind === 'Wd').length).toBe(1);
  });
});
