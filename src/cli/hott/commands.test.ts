import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { listening } from '../../../test/support/printing.ts';
import { ARMIES_FOLDER } from '../../armies/load-node.ts';
import { armyCommand } from '../army.ts';
import { BadInput } from '../command.ts';
import { drawCommand } from '../draw.ts';
import { replay } from '../replay.ts';
import { scenario } from '../scenario.ts';
import { simulateCommand } from '../simulate/command.ts';

// Every command works for Hordes of the Things, and tells what is wrong with bad input.

const folder = mkdtempSync(join(tmpdir(), 'acies-hott-'));
afterAll(() => rmSync(folder, { recursive: true }));

const printed = listening();

const fileWith = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const SHORT = ['--bot', 'random', '--seed', '5', '--rounds', '4'];

const fight = (red: string, blue: string, ...more: readonly string[]) =>
  simulateCommand.run(['hott', '--red', red, '--blue', blue, ...SHORT, ...more]);

const messageOf = async (run: Promise<number>): Promise<string> => {
  const error = await run.catch((each: unknown) => each);
  expect(error).toBeInstanceOf(BadInput);
  return (error as BadInput).message;
};

const position = {
  format: 'acies-scenario/1',
  ruleset: 'hott',
  name: 'charge',
  title: { en: 'Knights before a castle' },
  table: { width: 600, depth: 600 },
  sides: { red: { edge: 'south', role: 'attacker' }, blue: { edge: 'north', role: 'defender' } },
  bases: [{ id: 'A', side: 'red', troop: 'Knights', at: [300, 200, 0], flags: ['general'] }],
  strongholds: [
    {
      id: 'keep',
      side: 'blue',
      area: [
        [250, 500],
        [350, 500],
        [350, 580],
        [250, 580],
      ],
    },
  ],
  turn: { round: 2, active: 'red', phase: 'tactical-moves', pips: 2 },
  steps: [
    { do: { type: 'move', bases: ['A'], path: [{ forward: 50 }] }, expect: { at: { A: [300, 250, 0] } } },
  ],
};

describe('Hordes of the Things at the command line', () => {
  test('the same seed gives the same battle, and the record is decided again without a difference', async () => {
    const file = join(folder, 'game.json');
    expect(await fight('long-barrow', 'spear-league', '--json', '--out', file)).toBe(0);
    const game = JSON.parse(printed.out);
    expect(game).toMatchObject({ seed: 5, how: 'agreed', winner: 'draw', rounds: 5 });
    printed.out = '';
    await fight('long-barrow', 'spear-league', '--json');
    expect(JSON.parse(printed.out)).toEqual(game);
    printed.out = '';
    expect(await replay.run(['check', file, '--json'])).toBe(0);
    expect(JSON.parse(printed.out)).toMatchObject({ applies: true, difference: null, hash: game.hash });
    expect(await drawCommand.run([file, '--out', join(folder, 'game.svg')])).toBe(0);
    expect(readFileSync(join(folder, 'game.svg'), 'utf8')).toContain('data-id="stronghold-blue"');
  }, 60_000);

  test('an army with several commands can be simulated', async () => {
    expect(await fight('crown-of-the-nine-fords', 'swarm-under-the-hill', '--json')).toBe(0);
    expect(JSON.parse(printed.out)).toMatchObject({
      rounds: 5,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  }, 60_000);

  test('the message names the faults of armies that cannot fight', async () => {
    expect(await messageOf(fight('kish', 'spear-league'))).toMatch(/no army “kish”.*\n.*hott\/ash-caliph/);
    const pikes = fileWith('pikes.txt', 'army: A\npoints: 24\n1 Blades: Guard, general\n3 Pikes: Line\n');
    expect(await messageOf(fight(pikes, 'spear-league'))).toMatch(/line 4: there is no element "Pikes"/);
    const mixed = await messageOf(fight('long-barrow', 'crown-of-the-nine-fords'));
    expect(mixed).toMatch(/^these armies cannot fight:\n.*no command/);
    const lines = mixed.split('\n');
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('army files are checked', async () => {
    expect(await armyCommand(['check', join(ARMIES_FOLDER, 'hott/long-barrow.txt'), '--json'])).toBe(0);
    expect(JSON.parse(printed.out)).toMatchObject({ ok: true, faults: [] });
    printed.out = '';
    expect(await armyCommand(['check', fileWith('b.txt', 'army: A\n1 Blades: Guard\n2 Elves: Bows\n')])).toBe(
      1,
    );
    expect(printed.out).toMatch(/^fault: line 3: there is no element "Elves"/m);
    // A player may keep an army that breaks a rule, but no battle begins with it.
    const few = fileWith('few.txt', 'army: Few\n2 Blades: Guard\n1 Hero: Chief, general\n');
    expect(await armyCommand(['check', few])).toBe(1);
    await expect(fight(few, few)).rejects.toBeInstanceOf(BadInput);
  });

  test('scenarios are run and drawn, and a scenario is no record', async () => {
    const file = fileWith('charge.json', JSON.stringify(position));
    expect(await scenario.run(['check', file])).toBe(0);
    expect(printed.out).toContain('1 passed, 0 failed');
    printed.out = '';
    expect(await drawCommand.run([file, '--step', '1', '--out', join(folder, 'charge.svg')])).toBe(0);
    expect(readFileSync(join(folder, 'charge.svg'), 'utf8')).toContain('translate(300 350)');
    const troop = JSON.stringify(position).replace('"Knights"', '"Lancers"');
    expect(await scenario.run(['check', fileWith('troop.json', troop)])).toBe(1);
    expect(printed.out).toMatch(/No element is called Lancers; there are: God/);
    expect(await messageOf(replay.run(['check', file]))).toMatch(/cannot be played as a record/);
    const list = fileWith('list.json', JSON.stringify([position]));
    expect(await messageOf(replay.run(['check', list]))).toMatch(/At \$: /);
  });
});
