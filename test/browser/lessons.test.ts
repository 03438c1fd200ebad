import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, goTo, openApp, press } from './app.ts';
import { clickBase, dragBase, keptBattles, scaleOf, spotOf, spotOfBase } from './hands.ts';
import { appExists, isThorough, protocol, testAlso, useBrowser } from './harness.ts';

type Deed = (page: Page) => Promise<unknown>;

const all =
  (...deeds: readonly Deed[]): Deed =>
  async (page) => {
    for (const deed of deeds) await deed(page);
  };

const drag =
  (id: string, by: readonly [number, number], key?: 'Control' | 'Alt'): Deed =>
  (page) =>
    dragBase(page, id, key ? { by, key } : { by });
/** Two clicks pick the group of a base. */
const pickGroup =
  (id: string): Deed =>
  async (page) => {
    await clickBase(page, id);
    await clickBase(page, id);
  };
const dragGroup = (id: string, by: readonly [number, number]): Deed => all(pickGroup(id), drag(id, by));
const click =
  (...ids: readonly string[]): Deed =>
  async (page) => {
    for (const [at, id] of ids.entries()) await clickBase(page, id, at > 0);
  };
const button =
  (name: string | RegExp): Deed =>
  (page) =>
    press(page, name);
const end: Deed = async (page) => {
  await page.locator('.end-phase').click();
  const anyway = page.getByRole('button', { name: 'End it anyway' });
  if (await anyway.count()) await anyway.click();
};
const keys =
  (...names: readonly string[]): Deed =>
  async (page) => {
    for (const name of names) await page.keyboard.press(name);
  };
/** Takes three of each of the two kinds in the panel, or as many as there are, and puts them down side by side. */
const putDown =
  (at: { readonly x: number; readonly y: number }, depth: number): Deed =>
  async (page) => {
    const more = page.locator('.tray .stepper output + button');
    for (const kind of [0, 0, 0, 1, 1, 1]) await more.nth(kind).click();
    const { x, y } = await spotOf(page, at, depth);
    await page.mouse.click(x, y);
  };
const fight = button('Fight');
const bespell = button('Bespell');

/** What a hand does in each lesson, a deed for each task. */
const DEEDS: Readonly<Record<string, readonly Deed[]>> = {
  'bnb/01-move-a-base': [click('A'), drag('A', [0, 45]), drag('G', [0, 105]), drag('B', [0, 150], 'Control')],
  'bnb/02-move-a-group': [
    dragGroup('A', [0, 45]),
    all(pickGroup('E'), keys('Shift+[', 'Enter')),
    all(keys('Escape'), click('K', 'L'), drag('L', [0, 20])),
  ],
  'bnb/03-points': [dragGroup('A', [0, 45]), dragGroup('C', [0, 45]), drag('H', [0, 60])],
  'bnb/04-zones-of-control': [drag('A', [45, 0], 'Control'), all(keys('Escape'), drag('A', [0, 30]))],
  'bnb/05-contact': [dragGroup('A', [0, 50]), drag('C', [-18, 55])],
  'bnb/06-odds-and-dice': [click('A'), all(end, fight)],
  'bnb/07-recoil-and-support': [
    dragGroup('A', [0, 55]),
    all(keys('Escape', 'Escape'), click('A')),
    all(end, fight),
  ],
  'bnb/08-shooting': [dragGroup('A', [0, 28]), all(end, button('Shoot'))],
  'bnb/09-impetuous': [all(click('A'), button('Halt')), all(end, button(/^Move /)), all(end, fight)],
  'bnb/10-winning': [dragGroup('B', [0, 55]), all(end, fight, button(/Stay/), fight, button(/Stay/), end)],
  'hott/01-orders': [dragGroup('A', [0, 45]), drag('M', [0, 60]), drag('G', [0, 60])],
  'hott/02-magic': [drag('M', [0, 50]), all(end, bespell)],
  'hott/03-flyers': [drag('F', [0, 192]), all(end, fight)],
  'hott/04-stronghold': [drag('A', [0, 45]), all(end, fight, end)],
  'dbm/01-commands': [
    button(/^Dice 5, 2/),
    dragGroup('A', [0, 50]),
    all(keys('Escape', 'Escape'), pickGroup('H'), keys('Shift+[', 'Enter')),
  ],
  'dbm/02-columns-and-marches': [
    all(
      pickGroup('A'),
      (page) => page.locator('.pad summary').click(),
      button('Form a column ahead'),
      button('Give the order'),
    ),
    all(
      keys('Escape', 'Escape'),
      pickGroup('H'),
      button('March straight ahead'),
      button('March straight ahead'),
    ),
  ],
  'dbm/03-impetuous': [all(click('A'), button('Halt')), all(end, button(/advances by itself/)), fight],
  'dbm/04-shooting-and-grades': [
    dragGroup('A', [0, 25]),
    all(end, button('Shoot')),
    all(keys('Escape'), click('S')),
    all(end, fight),
  ],
  'dbm/05-losses': [fight, end],
  'dbm/06-flank-march': [
    all(
      button('Whole table'),
      (page) =>
        page
          .locator('.tray')
          .getByRole('button', { name: /^One .* more$/ })
          .nth(0)
          .click(),
      (page) =>
        page
          .locator('.tray')
          .getByRole('button', { name: /^One .* more$/ })
          .nth(1)
          .click(),
      async (page) => {
        const { x, y } = await spotOf(page, { x: 20, y: 480 }, 700);
        await page.mouse.click(x, y);
      },
      end,
      dragGroup('P', [90, 0]),
    ),
  ],
  'dbm/07-setting-up': [putDown({ x: 450, y: 170 }, 700), all(end, putDown({ x: 235, y: 170 }, 700))],
};

/** Lessons of each game, with every kind of deed between them. */
const SOME = Object.entries(DEEDS).filter(([lesson]) =>
  [
    'bnb/01-move-a-base',
    'bnb/02-move-a-group',
    'bnb/07-recoil-and-support',
    'hott/02-magic',
    'dbm/01-commands',
  ].includes(lesson),
);

const openLesson = async (page: Page, lesson: string): Promise<void> => {
  await goTo(page, `#/learn/${lesson}`, '.bases-layer .base');
};

const doneDots = (page: Page): Promise<number> => page.locator('.lesson-dots i.done').count();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A finger that drags a base over the table. */
async function swipeBase(page: Page, id: string, [east, north]: readonly [number, number]): Promise<void> {
  const from = await spotOfBase(page, id);
  const scale = await scaleOf(page);
  const session = await protocol(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: from.x + east * scale * part, y: from.y - north * scale * part }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 8; step++) await touch('touchMove', step / 8);
  await touch('touchEnd', 1);
}

async function tapBase(page: Page, id: string): Promise<void> {
  const { x, y } = await spotOfBase(page, id);
  await page.touchscreen.tap(x, y);
}

describe.skipIf(!appExists)('lessons', () => {
  useBrowser();

  test.each(isThorough ? Object.entries(DEEDS) : SOME)('%s is done by hand', async (lesson, deeds) => {
    const page = await openApp();
    await openLesson(page, lesson);
    for (const [at, deed] of deeds.entries()) {
      await eventually(() => doneDots(page)).toBe(at);
      await deed(page);
      await eventually(() => doneDots(page)).toBe(at + 1);
    }
    await page.getByText('Lesson done!').waitFor();
    expect(await keptBattles(page)).toEqual([]);
  });

  test('one is done by keys alone, with its hint told, and then the next one begins', async () => {
    const page = await openApp();
    await openLesson(page, 'bnb/04-zones-of-control');
    const told = page.locator('.lesson [aria-live=polite]');
    await page.getByRole('button', { name: 'Hint' }).press('Enter');
    await page.locator('.lesson-hint').waitFor();
    await page.locator('.base[data-id="A"]').focus();
    await keys('Enter', 'Shift+ArrowLeft')(page);
    await eventually(() => told.innerText()).toMatch(/may only stay, go straight back, or attack/);
    expect(await page.locator('.lesson-hint').count()).toBe(0);
    await keys('Escape', 'Shift+ArrowUp', 'Enter')(page);
    await eventually(() => doneDots(page)).toBe(2);
    await page.getByRole('button', { name: 'Next lesson' }).press('Enter');
    await page.getByRole('heading', { name: 'Contact and overlap', level: 2 }).waitFor();
    await goTo(page, '#/learn');
    await eventually(() => page.locator('.lesson-link.done strong').allInnerTexts()).toEqual([
      '4. Zones of control',
    ]);
    await page.reload();
    await eventually(() => page.locator('.lesson-tick').count()).toBe(1);
    await page.locator('.courses').getByRole('link', { name: 'Hordes of the Things' }).click();
    await eventually(() => page.locator('.learn h2').first().innerText()).toBe('Hordes of the Things');
  });

  test('a lesson tells a term that is pressed, what the pieces are, and who may still move without points', async () => {
    const page = await openApp();
    await openLesson(page, 'bnb/06-odds-and-dice');
    await eventually(() => page.locator('.to-do').innerText()).toBe('Cavalry G may move free');
    await page.locator('button.pips').click();
    await eventually(() => page.locator('.brief').innerText()).toMatch(/Points for orders, called PIGs here/);
    await page.locator('.lesson').getByRole('button', { name: 'The pieces' }).click();
    const pieces = page.getByRole('dialog', { name: 'The pieces' });
    await eventually(() => pieces.locator('.legend').first().locator('strong').allInnerTexts()).toEqual([
      'Bd',
      'Sp',
      'Cv',
    ]);
    await eventually(() => pieces.innerText()).toMatch(/Regular ordinary Spearmen: 2 bases/);
    await page.keyboard.press('Escape');
    await eventually(() => pieces.count()).toBe(0);
    await page.getByRole('link', { name: 'All lessons' }).click();
    await page.getByRole('link', { name: 'Start page' }).waitFor();
  });

  test('undo takes a task back, and a bound that is over is tried again', async () => {
    const page = await openApp();
    await openLesson(page, 'bnb/05-contact');
    await dragGroup('A', [0, 50])(page);
    await eventually(() => doneDots(page)).toBe(1);
    await press(page, 'Undo');
    await eventually(() => doneDots(page)).toBe(0);
    await end(page);
    await page.getByText('Not this time').waitFor();
    await press(page, 'Try again');
    await eventually(() => page.getByText('Not this time').count()).toBe(0);
    await dragGroup('A', [0, 50])(page);
    await eventually(() => doneDots(page)).toBe(1);
  });

  test('one is done in French', async () => {
    const page = await openApp({}, { locale: 'fr-FR' });
    await openLesson(page, 'bnb/06-odds-and-dice');
    await page.getByText('Choisissez les lames').waitFor();
    await clickBase(page, 'A');
    await eventually(() => doneDots(page)).toBe(1);
    await press(page, 'Finir la phase');
    await press(page, 'Combattre');
    await page.getByText('Leçon terminée').waitFor();
    await page.getByText('10 contre 5').waitFor();
  });

  testAlso('the setup is learned in French', async () => {
    const page = await openApp({}, { locale: 'fr-FR' });
    await openLesson(page, 'dbm/07-setting-up');
    for (const [at, deed] of (DEEDS['dbm/07-setting-up'] ?? []).entries()) {
      await deed(page);
      await eventually(() => doneDots(page)).toBe(at + 1);
    }
    await page.getByText('Leçon terminée').waitFor();
  });

  testAlso('one is done on a phone by touch', async () => {
    const page = await openApp({}, PHONE);
    await openLesson(page, 'bnb/08-shooting');
    await page.getByText('Bowmen reach 3 MU').waitFor();
    await tapBase(page, 'A');
    await tapBase(page, 'A');
    await swipeBase(page, 'A', [0, 28]);
    await eventually(() => doneDots(page)).toBe(1);
    await page.locator('.end-phase').tap();
    await page.getByRole('button', { name: 'Shoot' }).tap();
    await page.getByText('Lesson done!').waitFor();
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wide()).toBeLessThanOrEqual(0);
  });
});
