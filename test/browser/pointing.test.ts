import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { commandsOf, eventually, LINES, openApp, openBattle, press, typeFaces } from './app.ts';
import { baseElement, clickBase, dragBase, settledSpotOfBase, spotOfBase } from './hands.ts';
import { appExists, protocol, useBrowser } from './harness.ts';
import { BASE, turn } from './hott-lines.ts';

const PHONE = { viewport: { width: 412, height: 860 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

/** Blades of red and of blue in combat, in the bound of blue. */
const THEIR_BOUND = {
  ...LINES,
  bases: [
    { id: 'A', side: 'red', troop: 'Reg Cv (O)', at: [300, 160], facing: 0, flags: ['c-in-c'] },
    { id: 'B', side: 'red', troop: 'Reg Bd (O)', at: [450, 450], facing: 0 },
    { id: 'Y', side: 'blue', troop: 'Reg Bd (O)', at: [450, 450], facing: 180 },
    { id: 'Z', side: 'blue', troop: 'Reg Cv (O)', at: [100, 700], facing: 180, flags: ['c-in-c'] },
  ],
  turn: { round: 3, active: 'blue', phase: 'close-combat' },
} as const;

/** Beasts of red before a Behemoth, which is likely to destroy them. */
const BAD_FIGHT = {
  ...BASE,
  bases: [
    { id: 'A', side: 'red', troop: 'Hero', at: [500, 100], facing: 0, flags: ['general'] },
    { id: 'B', side: 'red', troop: 'Beasts', at: [300, 250], facing: 0 },
    { id: 'X', side: 'blue', troop: 'Behemoth', at: [300, 310], facing: 180 },
    { id: 'Z', side: 'blue', troop: 'Knights', at: [100, 560], facing: 180, flags: ['general'] },
  ],
  turn: turn('tactical-moves'),
} as const;

const marked = (page: Page) => page.locator('polygon.marked').count();

/** A base picked, and dragged straight ahead and let go. */
async function pull(page: Page, id: string, mm: number): Promise<void> {
  await clickBase(page, id);
  await dragBase(page, id, { by: [0, mm] });
}

describe.skipIf(!appExists)('pointing', () => {
  useBrowser();

  test('at a base names it, and beside it nothing is named', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    const { x, y } = await spotOfBase(page, 'X');
    await page.mouse.move(x, y);
    await eventually(() => page.locator('.hover-tag').innerText()).toMatch(/X\s+Regular ordinary Spearmen/);
    expect(await page.locator('.order-price').count()).toBe(0);
    await page.mouse.move(x, y + 120);
    await eventually(() => page.locator('.hover-tag').count()).toBe(0);
    const mine = await spotOfBase(page, 'B');
    await page.mouse.move(mine.x, mine.y);
    await eventually(() => page.locator('.hover-tag .order-price').innerText()).toMatch(
      /^Price of an order: \d\sPIG/,
    );
  });

  test('at the row of a fight marks its bases on the table, those of the first from the start', async () => {
    const page = await openApp();
    await openBattle(page, THEIR_BOUND);
    await page.locator('.open-fight').waitFor();
    await eventually(() => marked(page)).toBe(2);
    await page.locator('.open-fight').hover();
    await page.locator('.battle-name').hover();
    await eventually(() => marked(page)).toBe(0);
    await page.locator('.open-fight').hover();
    await eventually(() => marked(page)).toBe(2);
  });

  test('with a finger that rests on a base adds it to the picked ones; before, it only names the base', async () => {
    const page = await openApp({}, PHONE);
    await openBattle(page, LINES);
    const session = await protocol(page);
    const rest = async (id: string): Promise<void> => {
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [await settledSpotOfBase(page, id)],
      });
      await page.locator('.hover-tag').waitFor();
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await rest('B');
    await eventually(() => page.locator('.hover-tag').count()).toBe(0);
    expect(await page.locator('.base.picked').count()).toBe(0);
    const { x, y } = await spotOfBase(page, 'B');
    await page.touchscreen.tap(x, y);
    await eventually(() => page.locator('.base.picked').count()).toBe(1);
    await rest('C');
    await eventually(() => page.locator('.base.picked').count()).toBe(2);
    expect(await baseElement(page, 'C').getAttribute('class')).toContain('picked');
    // An enemy is only named.
    await rest('X');
    await eventually(() => page.locator('.hover-tag').count()).toBe(0);
    expect(await page.locator('.base.picked').count()).toBe(2);
  });

  test('and letting go gives an order, but asks first where it is probably bad', async () => {
    const page = await openApp();
    await openBattle(page, BAD_FIGHT);
    await pull(page, 'B', 60);
    const card = page.locator('.ghost-card');
    await eventually(() => card.locator('h3').innerText()).toMatch(/Not given yet: think twice/);
    expect(await commandsOf(page)).toEqual([]);
    await press(page, 'Cancel');
    await pull(page, 'B', 20);
    await eventually(() => commandsOf(page)).toEqual(['move']);
  });

  test('a question stands first, and the result that led to it below', async () => {
    const page = await openApp({ dice: 'typed' });
    await openBattle(page, THEIR_BOUND);
    await press(page, 'Fight');
    await typeFaces(page, [1, 6]);
    await eventually(() => page.locator('#ask-title').innerText()).toMatch(/Red: does .*B pursue\?/);
    // What pursuing means, what the bot would do, and one unit for its length.
    await press(page, 'What can I do now?');
    await eventually(() => page.locator('.hints').innerText()).toMatch(/may follow it, or stay/);
    await press(page, 'Suggest a choice');
    await eventually(() => page.locator('.hints').innerText()).toMatch(/Better: “(Pursue .+|Stay.*)”/);
    await page.locator('.panel.result').waitFor();
    const classes = await page
      .locator('.side .panel')
      .evaluateAll((all) => all.map(({ className }) => className));
    expect(classes[0]).toContain('ask');
    expect(classes.findIndex((each) => each.includes('result'))).toBeGreaterThan(0);
  });

  test('the sign of north points to the north of a table that is turned', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    /** Where north is on the screen: for the table, and for the arrow of the sign. */
    const norths = () =>
      page.evaluate(() => {
        const up = (selector: string) => {
          const matrix = document.querySelector<SVGGraphicsElement>(selector)?.getScreenCTM();
          const { c = 0, d = 0 } = matrix ?? {};
          const length = Math.hypot(c, d) || 1;
          return [Math.round(-c / length) + 0, Math.round(-d / length) + 0];
        };
        return { table: up('svg.bases-layer .turned'), sign: up('.north-mark g > path') };
      });
    for (const north of [
      [1, 0],
      [0, 1],
      [-1, 0],
    ]) {
      await page.getByRole('button', { name: 'Turn the table' }).click();
      await eventually(norths).toEqual({ table: north, sign: north });
    }
  });
});
