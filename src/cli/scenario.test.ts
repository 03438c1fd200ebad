import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listening } from '../../test/support/printing.ts';
import { LIMITS } from '../engine/data/limits.ts';
import { scenario } from './scenario.ts';

const printed = listening();
const folder = mkdtempSync(join(tmpdir(), 'scenario-'));

/** Checks a file with this text. Returns the exit code. */
function check(text: string): Promise<number> {
  const path = join(folder, 'given.json');
  writeFileSync(path, text);
  return scenario.run(['check', path]);
}

const stepsOf = (steps: readonly object[], more: object = {}): string =>
  JSON.stringify({
    format: 'acies-scenario/1',
    ruleset: 'bnb',
    bases: [{ id: 'A', side: 'red', troop: 'Reg Bd (O)', at: [600, 300, 0] }],
    turn: { phase: 'voluntary-moves', pips: 3 },
    steps,
    ...more,
  });

test('faults and refusals in steps are told in words', async () => {
  const steps = [
    { ask: { type: 'group', base: 'nobody' } },
    { ask: { type: 'riddle' } },
    { do: { type: 'move', bases: 'A' } },
    { do: { type: 'move', bases: ['A'], path: [{ forward: 900 }] } },
  ];
  expect(await check(stepsOf(steps))).toBe(1);
  expect(printed.out).toMatch(/step 1: nobody is not on the table\.$/m);
  expect(printed.out).toMatch(/step 2: No question is called riddle; there are: /);
  expect(printed.out).toMatch(
    /step 3: refused: In the command “move”, bases must be .* \(bnb\.bound\.12\)$/m,
  );
  expect(printed.out).toMatch(/step 4: refused: .* \(bnb\.move\.\d+\)$/m);
  expect(printed.out).not.toMatch(/fault\.|reason\./);
});

test('a file with more faults than the limit tells the first, and how many more there are', async () => {
  const bases = Array.from({ length: LIMITS.bases }, (_, at) => ({
    id: `B${at}`,
    side: 'red',
    troop: 'nope',
  }));
  expect(await check(stepsOf([], { bases }))).toBe(1);
  expect(printed.out.match(/^ +B\d+: /gm)).toHaveLength(LIMITS.faults);
  expect(printed.out).toContain(`There are at least ${LIMITS.bases - LIMITS.faults} more.`);
});

test('a scenario with many failing steps tells the first, and how many more there are', async () => {
  const wrong = Array.from({ length: 50 }, () => ({ ask: { type: 'group', base: 'nobody' } }));
  expect(await check(stepsOf(wrong))).toBe(1);
  expect(printed.out.match(/nobody is not on the table/g)).toHaveLength(LIMITS.faults);
  expect(printed.out).toContain('and 30 more');
});

test('a list that is too long, and one that is empty, is refused', async () => {
  expect(await check(`[${Array(130_000).fill('0').join(',')}]`)).toBe(2);
  expect(printed.out).toContain('The file holds 130,000 scenarios; it may hold at most 200.');
  expect(await check('[]')).toBe(2);
  expect(printed.out).toContain('The file holds no scenario.');
});

test('a list of wrong scenarios tells the first faults', async () => {
  expect(await check(`[${Array(150).fill('0').join(',')}]`)).toBe(2);
  expect(printed.out.match(/there must be/g)).toHaveLength(LIMITS.faults);
  expect(printed.out).toContain('There is at least 1 more.');
});

test('a mark at the beginning of the file is passed over', async () => {
  expect(await check(`\uFEFF${stepsOf([])}`)).toBe(0);
});

test('a refusal in a campaign is told in words', async () => {
  const steps = [{ do: { type: 'march', way: ['centre'] }, expect: { ok: true } }];
  const campaign = { players: ['red', 'blue', 'green'] };
  const turn = { phase: 'season', season: 'spring', active: 'red' };
  expect(
    await check(
      JSON.stringify({ format: 'acies-scenario/1', ruleset: 'hott', name: 'x', campaign, turn, steps }),
    ),
  ).toBe(1);
  expect(printed.out).toContain('(hott.campmap.3)');
  expect(printed.out).not.toContain('hott.campaign.');
});

test('faults in the position of a campaign are told in its words', async () => {
  const armies = { red: { elements: { Elves: 3 } } };
  const tributaries = { red: 'blue', blue: 'red' };
  const campaign = { players: ['red', 'blue', 'green'], armies, tributaries };
  await check(JSON.stringify({ format: 'acies-scenario/1', ruleset: 'hott', name: 'bad', campaign }));
  expect(printed.out).toContain('No element is called Elves; there are: God,');
  expect(printed.out).toContain('red would be the overlord of its own overlord.');
});
