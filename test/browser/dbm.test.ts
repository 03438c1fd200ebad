import { describe, expect, test } from 'vitest';
import {
  battleOf,
  commandsOf,
  endPhase,
  eventually,
  openApp,
  openBattle,
  placeOf,
  press,
  typeFaces,
} from './app.ts';
import { clickBase, dragBase } from './hands.ts';
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

/** Two regular commands of red, whose dice its player allots, and one command of blue. */
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
    { id: 'Z', side: 'blue', troop: 'Irr Wb (O)', at: [1000, 640], facing: 180 },
  ],
  turn: { round: 1, active: 'red', phase: 'pips', pips: {} },
} as const;

describe.skipIf(!appExists)('a battle of DBM', () => {
  useBrowser();

  test('a bound by hand: dice are typed and allotted, a group moves, an order is undone, a warband advances', async () => {
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
    await press(page, /Z advances by itself/);
    await eventually(async () => (await placeOf(page, 'Z'))?.[1]).toBeLessThan(600);
  });
});
