import { describe, expect, test } from 'vitest';
import { openAgainstBot } from './against-bot.ts';
import {
  battleOf,
  chooseFile,
  commandsOf,
  endPhase,
  eventually,
  openApp,
  openBattle,
  placeOf,
  press,
  typeFaces,
} from './app.ts';
import { clickBase, dragBase, spotOf } from './hands.ts';
import { appExists, useBrowser } from './harness.ts';

const regular = (
  id: string,
  at: readonly [number, number],
  command: string,
  flags: readonly string[] = [],
) => ({
  id,
  side: 'red',
  troop: 'Reg Bd (O)',
  at,
  facing: 0,
  command,
  flags,
});

/** Two regular commands of red, whose dice its player allots, and one command of blue with two warbands. */
const BOUND = {
  format: 'acies-scenario/1',
  ruleset: 'dbm',
  title: 'A bound',
  bases: [
    regular('A', [700, 300], 'left', ['c-in-c']),
    regular('B', [600, 400], 'left'),
    regular('C', [640, 400], 'left'),
    regular('D', [1000, 300], 'right', ['general']),
    regular('E', [1000, 400], 'right'),
    { id: 'Y', side: 'blue', troop: 'Irr Cv (O)', at: [900, 900], facing: 180, flags: ['c-in-c'] },
    { id: 'X', side: 'blue', troop: 'Irr Wb (O)', at: [1100, 660], facing: 180 },
    { id: 'Z', side: 'blue', troop: 'Irr Wb (O)', at: [1000, 640], facing: 180 },
  ],
  turn: { round: 1, active: 'red', phase: 'pips', pips: {} },
} as const;

/** Two warbands that would run into knights of the enemy. */
const RASH = {
  ...BOUND,
  title: 'Rash',
  bases: [
    { id: 'G', side: 'red', troop: 'Irr Cv (O)', at: [900, 300], facing: 0, flags: ['c-in-c'] },
    { id: 'W', side: 'red', troop: 'Irr Wb (O)', at: [900, 500], facing: 0 },
    { id: 'V', side: 'red', troop: 'Irr Wb (O)', at: [940, 500], facing: 0 },
    { id: 'Y', side: 'blue', troop: 'Reg Kn (S)', at: [900, 600], facing: 180, flags: ['c-in-c'] },
    { id: 'X', side: 'blue', troop: 'Reg Kn (S)', at: [940, 600], facing: 180 },
  ],
  turn: { round: 1, active: 'red', phase: 'moves', pips: { '': 4 } },
} as const;

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
  command,
  flags,
  in: 'reserve',
});

/** Red has two commands, and a wood near its western edge. */
const NOTES = {
  format: 'acies-scenario/1',
  ruleset: 'dbm',
  title: 'Notes',
  sides: { red: { edge: 'south', role: 'defender' }, blue: { edge: 'north', role: 'invader' } },
  terrain: [
    {
      id: 'W',
      kind: 'Wd',
      area: [
        [100, 100],
        [400, 100],
        [400, 300],
        [100, 300],
      ],
    },
  ],
  bases: [
    inReserve('A', 'red', 'Reg Bd (O)', 'left', ['c-in-c']),
    inReserve('B', 'red', 'Reg Ps (O)', 'left'),
    inReserve('C', 'red', 'Reg Bd (O)', 'right', ['general']),
    inReserve('Z', 'blue', 'Irr Cv (O)', '', ['c-in-c']),
  ],
  turn: { round: 1, active: 'red', phase: 'notes' },
};

const marcher = (id: string, flags: readonly string[] = []) => ({
  id,
  side: 'red',
  troop: 'Reg Cv (O)',
  command: 'far',
  flags,
  in: 'away',
});

/** A flank march of red arrives in the west. */
const ARRIVAL = {
  format: 'acies-scenario/1',
  ruleset: 'dbm',
  title: 'Arrival',
  sides: { red: { edge: 'south', role: 'invader' }, blue: { edge: 'north', role: 'defender' } },
  bases: [
    regular('A', [900, 200], 'near', ['c-in-c']),
    marcher('P', ['general']),
    marcher('Q'),
    { id: 'Z', side: 'blue', troop: 'Reg Bd (O)', at: [1500, 1000], facing: 180 },
  ],
  own: { arrivals: [{ side: 'red', command: 'far', edge: 'west', half: 'enemy', bound: 3 }] },
  turn: { round: 2, active: 'red', phase: 'arrivals', pips: { near: 3, far: 6 } },
} as const;

/** Red has bought four sections round its camp. */
const CAMP = {
  format: 'acies-scenario/1',
  ruleset: 'dbm',
  title: 'Camp',
  options: { weather: false, ambush: false, flankMarches: false },
  sides: {
    red: { edge: 'south', role: 'defender', fortifications: { camp: 4 }, listedWalls: ['camp'] },
    blue: { edge: 'north', role: 'invader' },
  },
  bases: [
    inReserve('A', 'red', 'Reg Bd (O)', 'left', ['c-in-c']),
    { id: 'G', side: 'red', troop: 'Irr Bg (O)', command: 'left', at: [900, 40], facing: 0 },
    inReserve('Z', 'blue', 'Irr Cv (O)', '', ['c-in-c']),
  ],
  turn: { round: 1, active: 'red', phase: 'baggage' },
} as const;

describe.skipIf(!appExists)('a battle of DBM', () => {
  useBrowser();

  test('a suggested halt is given from the suggestion', async () => {
    const page = await openApp();
    await openAgainstBot(page, RASH);
    await press(page, 'Suggest an order');
    await eventually(() => page.locator('.hints [role=status]').innerText()).toMatch(
      /^Halt 2 bases with Warband \w: else they run into a bad fight/,
    );
    await press(page, 'Give the order');
    await eventually(() => commandsOf(page)).toEqual(['halt']);
  });

  test('a bound by hand: dice are typed and allotted, a group moves, an order is undone, warbands advance', async () => {
    const page = await openApp({ dice: 'typed' });
    await openBattle(page, BOUND);
    await typeFaces(page, [5, 2]);
    await press(page, 'Dice 2, 5 to the commands left, right');
    const pips = async () => (await battleOf(page)).turn.pips;
    await eventually(pips).toEqual({ left: 2, right: 5 });

    await dragBase(page, 'E', { by: [0, 50] });
    await eventually(() => placeOf(page, 'E')).toEqual([1000, 450]);
    await eventually(pips).toEqual({ left: 2, right: 4 });
    await press(page, 'Undo');
    await eventually(() => placeOf(page, 'E')).toEqual([1000, 400]);

    await clickBase(page, 'B');
    await clickBase(page, 'B');
    await press(page, 'March straight ahead');
    await eventually(async () => (await battleOf(page)).turn.pips.left).toBe(1);
    expect((await commandsOf(page)).at(-1)).toBe('move');

    await endPhase(page);
    await typeFaces(page, [6]);
    await endPhase(page);
    await page.getByRole('button', { name: /Z advances by itself/ }).waitFor();
    await press(page, 'Advance all in this order');
    await eventually(async () => (await placeOf(page, 'Z'))?.[1]).toBeLessThan(600);
    expect((await placeOf(page, 'X'))?.[1]).toBeLessThan(640);
    expect((await commandsOf(page)).slice(-2)).toEqual(['advance', 'advance']);
  });

  test('notes are written by hand: an ambush in a wood and a flank march', async () => {
    const page = await openApp();
    await chooseFile(page, JSON.stringify(NOTES));
    await press(page, 'I am Red');
    await page.locator('.hiding-places polygon').first().waitFor();
    await press(page, /^Send the command right to the west/);
    await page.getByRole('button', { name: 'Call the command right back' }).waitFor();
    await press(page, /^One .* more$/);
    const { x, y } = await spotOf(page, { x: 240, y: 200 }, 1200);
    await page.mouse.click(x, y);
    await eventually(() => page.locator('.base.lurking').count()).toBe(1);
    await page.locator('.ambush-record').getByText('W').first().waitFor();
    await press(page, 'Done with the notes');
    await press(page, 'I am Blue');
    await page.locator('.bases-layer').waitFor();
    expect(await page.locator('.base.lurking').count()).toBe(0);
    await eventually(() => commandsOf(page)).toEqual(['flank-march', 'deploy-group', 'end-phase']);
  });

  test('a flank march is brought up to the table edge by a click, and enters', async () => {
    const page = await openApp();
    await openBattle(page, ARRIVAL);
    await press(page, 'Whole table');
    const more = page.locator('.tray').getByRole('button', { name: /^One .* more$/ });
    await more.nth(0).click();
    await more.nth(1).click();
    await page.getByText('click beside the table edge where they come in').waitFor();
    const { x, y } = await spotOf(page, { x: 60, y: 900 }, 1200);
    await page.mouse.click(x, y);
    const waiting = async () =>
      (await battleOf(page)).bases.flatMap(({ id, place, pose }) =>
        place === 'straggling' && pose ? [[id, Math.round(pose.x), Math.round(pose.y)]] : [],
      );
    await eventually(waiting).toEqual([
      ['P', 0, 920],
      ['Q', 0, 880],
    ]);
    await endPhase(page);
    await dragBase(page, 'P', { by: [60, 0] });
    await eventually(async () => (await placeOf(page, 'P'))?.[0]).toBeGreaterThan(30);
    expect((await commandsOf(page)).slice(0, 3)).toEqual(['deploy-group', 'end-phase', 'move']);
  });

  test('sections are laid by hand round a camp, each on the end of the last one', async () => {
    const page = await openApp();
    await chooseFile(page, JSON.stringify(CAMP));
    await press(page, 'I am Red');
    await endPhase(page);
    await page.getByRole('heading', { name: 'palisade of a camp, 4 sections left' }).waitFor();
    await page.getByRole('heading', { name: /lay the fortifications/ }).waitFor();
    const { x, y } = await spotOf(page, { x: 855, y: 20 }, 1200);
    const turn = async (times: number) => {
      for (let time = 0; time < times; time += 1) await press(page, 'Turn right');
    };
    await turn(18);
    await page.mouse.click(x, y);
    await press(page, 'Lay it here');
    await page.getByRole('heading', { name: /3 sections left/ }).waitFor();
    await turn(6);
    await press(page, 'Lay it here');
    await page.getByRole('heading', { name: /2 sections left/ }).waitFor();
    await press(page, 'Lay it here');
    await page.getByRole('heading', { name: /1 section left/ }).waitFor();
    await turn(6);
    await press(page, 'Lay it here');
    const walls = async () =>
      (await battleOf(page)).terrain.map(({ line = [] }) =>
        line.map((p) => [Math.round(p.x), Math.round(p.y)]),
      );
    await eventually(walls).toEqual([
      [
        [860, 0],
        [860, 40],
      ],
      [
        [860, 40],
        [900, 40],
      ],
      [
        [900, 40],
        [940, 40],
      ],
      [
        [940, 40],
        [940, 0],
      ],
    ]);
    await endPhase(page);
    await eventually(async () => (await battleOf(page)).flow.phase).not.toBe('baggage');
  });
});
