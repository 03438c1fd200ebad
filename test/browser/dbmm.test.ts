import { describe, expect, test } from 'vitest';
import { openAgainstBot } from './against-bot.ts';
import { battleOf, chooseFile, endPhase, eventually, openApp, placeOf, press, typeFaces } from './app.ts';
import { clickBase, settledSpotOf } from './hands.ts';
import { appExists, useBrowser } from './harness.ts';

const blade = (id: string, at: readonly [number, number], flags: readonly string[] = []) => ({
  id,
  side: 'red',
  troop: 'Reg Bd (O)',
  at,
  facing: 0,
  command: '1',
  flags,
});

/** Red orders a Brilliant general, blades and expendables; a bot orders the spears of blue. */
const BOUND = {
  format: 'acies-scenario/1',
  ruleset: 'dbmm',
  title: 'A bound',
  bases: [
    { ...blade('A', [700, 300], ['c-in-c', 'brilliant']), troop: 'Reg Kn (F)' },
    blade('B', [600, 400]),
    blade('C', [640, 400]),
    { ...blade('X', [1000, 400]), troop: 'Irr Exp (O)' },
    { id: 'Y', side: 'blue', troop: 'Irr Cv (O)', at: [900, 1000], facing: 180, flags: ['c-in-c'] },
    { id: 'Z', side: 'blue', troop: 'Irr Sp (O)', at: [940, 1000], facing: 180 },
  ],
  turn: { round: 1, active: 'red', phase: 'pips', pips: {} },
};

const LAND = { terrain: { mandatory: ['Rv'], optional: ['RF'] } };

/** Red invades a land with a river. */
const BATTLEFIELD = {
  format: 'acies-scenario/1',
  ruleset: 'dbmm',
  name: 'a battlefield by hand',
  sides: {
    red: { edge: 'south', role: 'invader', facts: LAND },
    blue: { edge: 'north', role: 'defender', facts: LAND },
  },
  bases: [],
  turn: { round: 1, active: 'red', phase: 'battlefield' },
};

const reserve = (id: string, command: string, flags: readonly string[] = []) => ({
  id,
  side: 'red',
  troop: 'Reg Bd (O)',
  in: 'reserve',
  command,
  flags,
});

/** Each command of red has one element where the other command is to stand. */
const MINGLED = {
  format: 'acies-scenario/1',
  ruleset: 'dbmm',
  title: 'Mingled commands',
  bases: [
    ...['A1', 'A2', 'A3'].map((id, at) => reserve(id, '1', at === 0 ? ['c-in-c'] : [])),
    ...['B1', 'B2', 'B3'].map((id, at) => reserve(id, '2', at === 0 ? ['general'] : [])),
    { ...reserve('A4', '1'), in: undefined, at: [400, 200], facing: 0 },
    { ...reserve('B4', '2'), in: undefined, at: [1400, 200], facing: 0 },
    { id: 'Z', side: 'blue', troop: 'Irr Sp (O)', at: [940, 1100], facing: 180, flags: ['c-in-c'] },
  ],
  turn: { round: 1, active: 'red', phase: 'deployment' },
};

const inReserve = (
  id: string,
  side: string,
  troop: string,
  command: string,
  flags: readonly string[] = [],
) => ({
  id,
  side,
  troop,
  in: 'reserve',
  command,
  flags,
});

const WOOD = [
  [600, 450],
  [850, 450],
  [850, 750],
  [600, 750],
];

/** Two armies before their notes. */
const NOTES = {
  format: 'acies-scenario/1',
  ruleset: 'dbmm',
  name: 'notes',
  options: { weather: false },
  sides: { red: { edge: 'south', role: 'defender' }, blue: { edge: 'north', role: 'invader' } },
  terrain: [{ id: 'W', kind: 'Wd', area: WOOD }],
  bases: [
    inReserve('A', 'red', 'Reg Kn (F)', '1', ['c-in-c']),
    inReserve('B', 'red', 'Irr LH (O)', '1'),
    inReserve('C', 'red', 'Irr Wb (O)', '2', ['general']),
    inReserve('Z', 'blue', 'Reg Bd (O)', '1', ['c-in-c']),
    inReserve('Y', 'blue', 'Reg Bd (O)', '2', ['general']),
  ],
  turn: { round: 1, active: 'red', phase: 'notes' },
};

/** Red has bought two sections of hidden obstacles. */
const PITS = {
  ...NOTES,
  name: 'pits',
  terrain: [],
  sides: {
    ...NOTES.sides,
    red: { edge: 'south', role: 'defender', facts: { bought: ['hidden-obstacles'], boughtObstacles: 2 } },
  },
};

describe.skipIf(!appExists)('a battle of DBMM', () => {
  useBrowser();

  test('where the bases put down by hand bar the rest, the program says so and offers to deploy all', async () => {
    const page = await openApp();
    await openAgainstBot(page, MINGLED);
    await press(page, 'Deploy the rest for me');
    await eventually(() => page.locator('.panel.deploy').innerText()).toContain(
      'With the 2 bases that stand now, there is no legal way to deploy the rest.',
    );
    expect((await placeOf(page, 'A4'))?.[0]).toBe(400);
    await press(page, 'Take all 2 bases back, and deploy everything for me');
    const standing = async () =>
      (await battleOf(page)).bases.filter(({ side, place }) => side === 'red' && place === 'table').length;
    await eventually(standing).toBe(8);
  });

  test('a bound by hand with a stroke kept, a group moved and expendables let go; then the bot plays its own', async () => {
    const page = await openApp();
    await openAgainstBot(page, BOUND);
    await press(page, 'keep it');

    await clickBase(page, 'B');
    await clickBase(page, 'B');
    await press(page, 'March straight ahead');
    await eventually(async () => (await placeOf(page, 'C'))?.[1]).toBeGreaterThan(400);
    expect((await placeOf(page, 'B'))?.[1]).toBe((await placeOf(page, 'C'))?.[1]);

    await endPhase(page);
    await press(page, /X.* advances by itself/);
    await eventually(async () => (await placeOf(page, 'X'))?.[1]).toBeGreaterThan(400);

    await eventually(async () => (await battleOf(page)).turn.active).toBe('blue');
    await eventually(async () => (await placeOf(page, 'Z'))?.[1]).toBeLessThan(1000);
    await eventually(async () => (await battleOf(page)).turn.active).toBe('red');
  });

  test('terrain is chosen and placed by its dice, with buttons, keys and the program’s help', async () => {
    const page = await openApp({ dice: 'typed' });
    const kinds = async () => (await battleOf(page)).terrain.map(({ kind }) => kind);
    await chooseFile(page, JSON.stringify(BATTLEFIELD));
    const panel = page.locator('.panel.lay');
    await eventually(() => panel.innerText()).toContain('Feature equivalents: 0 of 0 to 2');
    await press(page, 'One more: rocky flat, medium');
    await press(page, 'Take this piece');
    await eventually(() => panel.innerText()).toContain('rocky flat (medium)');
    await press(page, 'Choose for me');
    await press(page, 'The east edge');
    await press(page, 'The west edge');
    await typeFaces(page, [1]);
    await eventually(() => panel.innerText()).toContain('it starts there');
    await page.locator('.place-shown').waitFor();
    await press(page, 'Next shape');
    await page.locator('.stage').focus();
    await page.keyboard.press('Enter');
    await eventually(kinds).toEqual(['Rv']);
    await typeFaces(page, [3, 1]);
    await eventually(() => panel.innerText()).toMatch(/at least 80\spaces/);
    await press(page, 'Lay it for me');
    await eventually(kinds).toEqual(['Rv', 'RF']);
  });

  test('stratagems, scouts, a route and the order of commands are written down in secret', async () => {
    const page = await openApp();
    await chooseFile(page, JSON.stringify(NOTES));
    await press(page, 'I am Red');
    const facts = async () => (await battleOf(page)).sides[0]?.facts ?? {};
    await page.getByRole('checkbox', { name: 'Guides' }).check();
    await page.getByRole('checkbox', { name: 'Scouting' }).check();
    expect(await page.getByRole('checkbox', { name: 'Delaying Battle' }).isDisabled()).toBe(true);
    await press(page, /^One more: Irregular ordinary Light horse/);
    await eventually(async () => (await facts()).scouts).toEqual(['B']);
    await press(page, 'Draw the route on the table');
    await page.locator('.place-refused').waitFor();
    await page.locator('.stage').focus();
    // Keys bring the route into the wood.
    for (let at = 0; at < 12; at++) await page.keyboard.press('ArrowLeft');
    await page.locator('.place-shown:not(.place-refused)').waitFor();
    await press(page, 'Lay it here');
    await eventually(async () => 'guides' in (await facts())).toBe(true);
    await page.getByText('How the commands will stand').click();
    await press(page, 'Command 2 farther left');
    await eventually(async () => (await facts()).positions).toEqual([['2'], ['1']]);
    // The other side sees nothing of it.
    await press(page, 'Done with the notes');
    await press(page, 'I am Blue');
    await eventually(() => page.locator('.panel.notes').innerText()).toContain('not recorded');
    expect(await page.getByRole('checkbox', { name: 'Guides' }).isChecked()).toBe(false);
  });

  test('hidden obstacles are laid until all lie, and the table shows them to their side; the tray keeps commands apart', async () => {
    const page = await openApp();
    await chooseFile(page, JSON.stringify(PITS));
    await press(page, 'I am Red');
    const notes = page.locator('.panel.notes');
    await page.getByRole('checkbox', { name: 'Hidden Obstacles' }).check();
    await press(page, /^Hide obstacles on the table/);
    await press(page, 'Stop drawing');
    await press(page, /^Hide obstacles on the table/);
    for (const x of [300, 340]) {
      const { x: left, y: top } = await settledSpotOf(page, { x, y: 400 }, 1200);
      await page.mouse.click(left, top);
      await press(page, 'Lay it here');
    }
    await eventually(() => notes.innerText()).toContain('All 2 sections lie hidden on the table.');
    expect(await page.getByRole('button', { name: 'Lay it here' }).count()).toBe(0);
    const hidden = page.locator('.sr-only li', { hasText: 'hidden obstacles' });
    expect(await hidden.count()).toBe(2);
    await press(page, 'Done with the notes');
    await press(page, 'I am Blue');
    await eventually(() => hidden.count()).toBe(0);
    await press(page, 'Done with the notes');
    // Dice tell who deploys first: the table is passed on, or stays with Blue.
    const passed = page.getByRole('button', { name: /^I am / });
    const part = page.getByRole('region', { name: 'Command 2' });
    await passed.or(part).first().waitFor();
    if (await passed.isVisible()) await passed.click();
    await eventually(() => part.innerText()).toContain('(general)');
    expect(await page.getByRole('region', { name: /^Command/ }).count()).toBe(2);
  });
});
