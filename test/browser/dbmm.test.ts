import { describe, expect, test } from 'vitest';
import { openAgainstBot } from './against-bot.ts';
import { battleOf, endPhase, eventually, openApp, placeOf, press } from './app.ts';
import { clickBase } from './hands.ts';
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

describe.skipIf(!appExists)('a battle of DBMM', () => {
  useBrowser();

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
});
