import { describe, expect, test } from 'vitest';
import {
  battleOf,
  beginSmallBattle,
  endPhase,
  eventually,
  goTo,
  LINES,
  openApp,
  openBattle,
  playOf,
  playUntil,
  press,
} from './app.ts';
import { faultsOf } from './controls.ts';
import { clickBase, dragBase } from './hands.ts';
import { appExists, takeErrors, testAlso, useBrowser } from './harness.ts';
import { LINES as HOTT_LINES } from './hott-lines.ts';

describe.skipIf(!appExists)('accessibility', () => {
  useBrowser();

  test('every control on every page and in every dialog has a name', async () => {
    const page = await openApp();
    expect(await faultsOf(page)).toEqual([]);
    for (const name of ['New battle', 'Settings', 'Help']) {
      await press(page, name);
      await page.locator('dialog[open]:not(:has(.loading))').waitFor();
      expect(await faultsOf(page), name).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    await openBattle(page, LINES);
    await clickBase(page, 'C');
    await dragBase(page, 'C', { by: [0, 150], key: 'Control' });
    await page.locator('.ghost-card').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await press(page, 'Menu');
    expect(await faultsOf(page)).toEqual([]);
    for (const [hash, shown] of [
      ['#/figures/bnb', '.figure-small svg'],
      ['#/figures/hott', '.figure-small svg'],
      ['#/figures/bnb/zoc/zocced-03', '.figure-large svg'],
      ['#/learn', '.position-picture svg'],
      ['#/learn/bnb/01-move-a-base', '.lesson-task'],
    ] as const) {
      await goTo(page, hash, shown);
      expect(await faultsOf(page), hash).toEqual([]);
    }
    await goTo(page, '#/workshop/hott');
    await press(page, 'New army');
    await page.locator('.workshop-line').first().waitFor();
    expect(await faultsOf(page), 'workshop').toEqual([]);
    await goTo(page, '#/clauses/hott/all', '.clause-list li');
    expect(await faultsOf(page)).toEqual([]);
  });

  test('the focus is visible, and returns when a dialog closes', async () => {
    const page = await openApp();
    const focus = () =>
      page.evaluate(() => {
        const element = document.activeElement;
        if (!element) return '';
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        const seen = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
        return `${element.textContent?.trim().slice(0, 20)}: ${seen ? 'seen' : 'not seen'}`;
      });
    const buttons = await page.locator('main button').allInnerTexts();
    for (let tabs = 0; tabs <= buttons.indexOf('New battle'); tabs++) await page.keyboard.press('Tab');
    await eventually(focus).toBe('New battle: seen');
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').waitFor();
    expect(
      await page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement)),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(focus).toBe('New battle: seen');
  });

  test('after a press on the card of an order the keys still go to the table', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    const onTable = () => page.evaluate(() => document.activeElement?.closest('.table .stage') !== null);
    for (const [by, base] of [
      ['click', 'B'],
      ['Enter', 'D'],
    ] as const) {
      await clickBase(page, base);
      await dragBase(page, base, { by: [0, 400], key: 'Shift' });
      const button = page.locator('.ghost-card.refused').getByRole('button', { name: /nearest/ });
      if (by === 'click') await button.click();
      else await button.press('Enter');
      await button.waitFor({ state: 'detached' });
      expect(await onTable(), by).toBe(true);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
  });

  test('a live region tells what happens and what is refused', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    const said = () => page.locator('[aria-live=polite]').first().innerText();
    await clickBase(page, 'C');
    await eventually(said).toMatch(/One base is picked/);
    await page.keyboard.press('Shift+ArrowUp');
    await eventually(said).toMatch(/This is allowed/);
    for (let step = 0; step < 4; step++) await page.keyboard.press('Shift+ArrowUp');
    await eventually(said).toMatch(/not allowed/);
    await page.keyboard.press('Escape');
    await endPhase(page);
    await eventually(said).not.toMatch(/not allowed|cancelled/);
    expect(await page.locator('.base[data-id="C"]').getAttribute('aria-label')).toMatch(
      /Blades.*from the west/,
    );
  });

  test('everything that a bot does in its bound is told to its end', async () => {
    const page = await openApp({ pace: 0 });
    await beginSmallBattle(page);
    const told = () => page.locator('[role=log] p').allInnerTexts();
    await playUntil(page, async () => {
      const { turn, flow } = await battleOf(page);
      return turn.active === 'red' && turn.bound > 2 && flow.awaits[0]?.kind === 'orders';
    });
    const { record } = await playOf(page);
    const last = record.entries.findLastIndex(({ by }) => by === 'red');
    const moves = record.entries
      .slice(last)
      .filter(({ by, command }) => by === 'blue' && command.type === 'move');
    const texts = await told();
    expect(moves.length).toBeGreaterThan(0);
    expect(texts.length).toBeGreaterThan(moves.length);
    expect(texts.filter((text) => /MU/.test(text)).length).toBeGreaterThanOrEqual(moves.length);
  });

  test('a hidden list describes the terrain', async () => {
    const page = await openApp();
    const area = [
      [100, 200],
      [200, 200],
      [150, 300],
    ];
    await openBattle(page, { ...HOTT_LINES, terrain: [{ id: 'T', kind: 'wood', area }] });
    const told = page.getByRole('list', { name: 'What lies on the table' });
    expect(await told.innerText()).toMatch(
      /^the wood, from 400 to 800\spaces from the west and from 800 to 1,200\spaces from the south edge$/,
    );
  });

  testAlso(
    'two pieces of one kind are told with numbers, and their places with tenths of a unit',
    async () => {
      const page = await openApp();
      const from = (x: number) => [
        [x, 140],
        [x + 100, 140],
        [x + 50, 215],
      ];
      const terrain = [100, 500].map((x, at) => ({ id: `T${at}`, kind: 'Wd', area: from(x) }));
      await openBattle(page, { ...LINES, terrain });
      const told = page.getByRole('list', { name: 'What lies on the table' }).getByRole('listitem');
      await eventually(() => told.allInnerTexts()).toEqual([
        expect.stringMatching(/^the wood 1, from 3.3 to 6.7\sMU from the west and from 4.7 to 7.2\sMU/),
        expect.stringMatching(/^the wood 2, from 16.7 to 20\sMU/),
      ]);
    },
  );

  test('a part that cannot be fetched can be tried again, and the focus goes on from there', async () => {
    const page = await openApp();
    const code = '**/assets/Figures-*.js';
    await page.route(code, (route) => route.abort());
    await page.context().setOffline(true);
    await goTo(page, '#/figures/hott');
    await eventually(() => page.getByRole('alert').innerText()).toMatch(/part of the program/);
    const again = page.getByRole('button', { name: 'Try again' });
    await again.press('Enter');
    const focus = () => page.evaluate(() => document.activeElement?.tagName);
    await again.waitFor();
    await eventually(focus).toBe('BUTTON');
    await page.unroute(code);
    await page.context().setOffline(false);
    await again.press('Enter');
    await page.locator('.figure-small svg').first().waitFor();
    expect(await focus()).toBe('H1');
    takeErrors();
  });

  test('while the network works, a part that fails twice loads the page again', async () => {
    const page = await openApp();
    const code = '**/assets/Figures-*.js';
    await page.route(code, (route) => route.abort());
    await goTo(page, '#/figures/hott');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    const loaded = page.waitForEvent('load');
    await again.press('Enter');
    await loaded;
    await again.waitFor();
    await page.unroute(code);
    await again.press('Enter');
    await page.locator('.figure-small svg').first().waitFor();
    takeErrors();
  });

  test('in the dark, on a phone and without motion nothing is too wide', async () => {
    const page = await openApp(
      {},
      { colorScheme: 'dark', reducedMotion: 'reduce', viewport: { width: 390, height: 780 } },
    );
    await openBattle(page, LINES);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await eventually(wide).toBeLessThanOrEqual(0);
  });
});
