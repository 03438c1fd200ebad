import { describe, expect, test } from 'vitest';
import { commandsOf, eventually, openApp, openBattle, placeOf, press } from './app.ts';
import { clickBase, dragBase, spotOf } from './hands.ts';
import { appExists, useBrowser } from './harness.ts';
import { BASE, turn } from './hott-lines.ts';

/** A line of five before a marsh that only A would enter. */
const MARSH = {
  ...BASE,
  title: 'Before the marsh',
  terrain: [
    {
      id: 'M',
      kind: 'marsh',
      area: [
        [240, 225],
        [339, 225],
        [339, 420],
        [240, 420],
      ],
    },
  ],
  bases: [
    { id: 'A', side: 'red', troop: 'Hero', at: [320, 200], facing: 0, flags: ['general'] },
    { id: 'B', side: 'red', troop: 'Blades', at: [360, 200], facing: 0 },
    { id: 'C', side: 'red', troop: 'Blades', at: [400, 200], facing: 0 },
    { id: 'D', side: 'red', troop: 'Blades', at: [440, 200], facing: 0 },
    { id: 'Z', side: 'blue', troop: 'Knights', at: [400, 560], facing: 180, flags: ['general'] },
  ],
  turn: turn('tactical-moves'),
} as const;

describe.skipIf(!appExists)('a refused group', () => {
  useBrowser();

  test('is offered what its bases may do, and one press gives that order', async () => {
    const page = await openApp();
    await openBattle(page, MARSH);
    await clickBase(page, 'B');
    await clickBase(page, 'B');
    await dragBase(page, 'B', { by: [0, 50], key: 'Shift' });
    const card = page.locator('.ghost-card.refused');
    await card.waitFor();
    await eventually(() => card.locator('.cost').innerText()).toMatch(/good going · bad going: Hero A/);
    await eventually(() => card.locator('.choices').innerText()).toMatch(/Stop at the edge of the marsh/);
    expect(await card.locator('.choices .primary').innerText()).toMatch(
      /Send only .*B.*C.*D.* \(200\spaces, 1\sPIP\)/,
    );
    await press(page, /^Send only/);
    await eventually(() => commandsOf(page)).toEqual(['move']);
    expect(await placeOf(page, 'C')).toEqual([400, 250]);
    expect(await placeOf(page, 'A')).toEqual([320, 200]);
  });

  test('that is pulled sideways keeps its facing, and the card tells how to go there', async () => {
    const page = await openApp();
    await openBattle(page, MARSH);
    await clickBase(page, 'B');
    await clickBase(page, 'B');
    await dragBase(page, 'B', { by: [-150, 20], key: 'Shift' });
    const card = page.locator('.ghost-card.refused');
    await eventually(() => card.locator('.told').innerText()).toMatch(
      /A group does not slide sideways. Turn it/,
    );
    expect(await commandsOf(page)).toEqual([]);
  });

  test('may stop at the edge of the ground', async () => {
    const page = await openApp();
    await openBattle(page, MARSH);
    await clickBase(page, 'B');
    await clickBase(page, 'B');
    await dragBase(page, 'B', { by: [0, 50], key: 'Shift' });
    await press(page, /^Stop at the edge of the marsh/);
    await eventually(() => commandsOf(page)).toEqual(['move']);
    expect(await placeOf(page, 'D')).toEqual([440, 225]);
  });
});

/** Knights before a wood: it slows them, so that they come only a little way into it. */
const WOOD = {
  ...MARSH,
  title: 'Before the wood',
  terrain: [
    {
      id: 'W',
      kind: 'wood',
      area: [
        [240, 225],
        [500, 225],
        [500, 420],
        [240, 420],
      ],
    },
  ],
  bases: [
    { id: 'A', side: 'red', troop: 'Hero', at: [120, 200], facing: 0, flags: ['general'] },
    { id: 'K', side: 'red', troop: 'Knights', at: [360, 200], facing: 0 },
    { id: 'Z', side: 'blue', troop: 'Knights', at: [400, 560], facing: 180, flags: ['general'] },
  ],
} as const;

describe.skipIf(!appExists)('a way out of which the card warns', () => {
  useBrowser();

  test('says so on its button, is shown, and waits for its answer', async () => {
    const page = await openApp();
    await openBattle(page, WOOD);
    await clickBase(page, 'K');
    await dragBase(page, 'K', { by: [0, 150], key: 'Control' });
    await press(page, /nearest allowed move .*: look first$/);
    const heading = page.locator('.ghost-card h3');
    await eventually(() => heading.innerText()).toMatch(/Not given yet: think twice/);
    expect(await commandsOf(page)).toEqual([]);
    const ground = await spotOf(page, { x: 120, y: 450 }, 600);
    await page.mouse.click(ground.x, ground.y);
    await eventually(() => heading.innerText()).toMatch(/Not given yet/);
    await clickBase(page, 'A');
    await eventually(() => page.locator('.not-given').innerText()).toMatch(/No order was given to Knights K/);
    await clickBase(page, 'K');
    await dragBase(page, 'K', { by: [0, 150], key: 'Control' });
    await press(page, /nearest allowed move .*: look first$/);
    await press(page, 'Give the order');
    await eventually(() => commandsOf(page)).toEqual(['move']);
    expect(await placeOf(page, 'K')).not.toEqual([360, 200]);
  });
});

describe.skipIf(!appExists)('the count of bases that may still act', () => {
  useBrowser();

  test('picks one after the other', async () => {
    const page = await openApp();
    await openBattle(page, MARSH);
    const count = page.getByRole('button', { name: '4 bases still to act' });
    const picked = () => page.locator('.base.picked').getAttribute('data-id');
    for (const id of ['A', 'B', 'C', 'D', 'A']) {
      await count.click();
      await eventually(picked).toBe(id);
    }
  });
});
