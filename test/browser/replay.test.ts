import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { armyIndex } from '../../src/armies/bnb/army-index.ts';
import { armyFiles } from '../../src/armies/load-node.ts';
import { battleArmyOf } from '../../src/bots/bnb/setup/army.ts';
import { BOTS } from '../../src/bots/bots.ts';
import { simulate } from '../../src/bots/simulate/simulate.ts';
import { hashOf } from '../../src/engine/battle/hash.ts';
import { battleNow } from '../../src/engine/battle/record.ts';
import { bnb } from '../../src/rules/bnb/index.ts';
import { newBattle } from '../../src/rules/bnb/setup/new-battle.ts';
import { writeRecord } from '../../src/scenario/write-record.ts';
import { GOLDEN } from '../golden-ends.ts';
import { eventually, openApp, openBattle } from './app.ts';
import { appExists, isThorough, openPage, some, useBrowser } from './harness.ts';

const folder = new URL('../../content/battles/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const textOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

const rulesetIn = (name: string): string => JSON.parse(textOf(name)).header.ruleset;

/** The shortest record of each ruleset, which stands for the others. */
const shortest = [
  ...new Map(
    files.toSorted((a, b) => textOf(b).length - textOf(a).length).map((name) => [rulesetIn(name), name]),
  ).values(),
];

/** How many steps are made by hand through a record. */
const STEPS = isThorough ? Number.POSITIVE_INFINITY : 25;

/** Builds the code that reads and checks records as one script for a page. */
async function checker(): Promise<string> {
  const entry = fileURLToPath(new URL('../support/records.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'records' } },
  });
  const [first] = [built].flat();
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('nothing was built');
  return chunk.code;
}

interface Checked {
  readonly hash: string;
  readonly difference: unknown;
}

interface Records {
  readRecord(text: string): { readonly record: unknown };
  checkRecord(record: unknown): Checked;
}

async function checkedInBrowser(texts: readonly string[]): Promise<readonly Checked[]> {
  const page = await openPage();
  // The server lets a page run only its own scripts, so the script is served under its address.
  const body = await checker();
  await page.route('**/records.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.addScriptTag({ url: './records.js' });
  return page.evaluate((all) => {
    const { records } = globalThis as unknown as { records: Records };
    return all.map((text) => {
      const { hash, difference } = records.checkRecord(records.readRecord(text).record);
      return { hash, difference };
    });
  }, texts);
}

/** A whole simulated battle of two small armies. */
function simulated(seed: number) {
  const orders = armyIndex(armyFiles()).orders.filter(({ id }) => id.startsWith('bnb/small/'));
  const [red, blue] = orders;
  if (!red || !blue) throw new Error('there are no small armies');
  const armies = { red: battleArmyOf(red), blue: battleArmyOf(blue) };
  const opening = newBattle(bnb, { table: { width: 900, depth: 900 }, armies });
  if (!opening.ok) throw new Error(JSON.stringify(opening.faults));
  const quick = BOTS.quick;
  if (!quick) throw new Error('there is no quick bot');
  return simulate(bnb, opening.battle, { bots: { red: quick, blue: quick }, seed, rounds: 30 });
}

describe.skipIf(!appExists)('records', () => {
  useBrowser();

  test('a battle that is simulated here replays to the same hash in Chromium', async () => {
    const play = simulated(7);
    const [checked] = await checkedInBrowser([writeRecord(play.record)]);
    expect(checked).toEqual({ hash: hashOf(battleNow(play)), difference: null });
  });

  test('finished battles replay to their hashes in Chromium', async () => {
    const names = isThorough ? files : shortest;
    const checked = await checkedInBrowser(names.map(textOf));
    for (const [at, name] of names.entries())
      expect(checked[at], name).toEqual({ hash: GOLDEN[name]?.hash, difference: null });
  });

  test.each(some(['hotseat.json', 'against-the-bot.json']))(
    '%s opens and can be stepped through',
    async (name) => {
      const page = await openApp();
      await openBattle(page, textOf(name), name);
      const at = page.locator('.steps output');
      const last = Number((await at.innerText()).split('/')[1]);
      await eventually(() => page.locator('.side').innerText()).toMatch(/has won|You won|You lost/);
      await eventually(() => page.locator('.report').innerText()).toMatch(
        /With average dice [\s\S]* in fact [\s\S]*Round \d+, (against the odds|as the odds were): .*was lost \(chance [\d.]+%/,
      );
      await eventually(() => page.locator('.report').innerText()).toMatch(
        /Why (you|the enemy|“.+”|The .+) (won|lost)[\s\S]*Show:[\s\S]*, round \d/,
      );
      await page.locator('.causes button').first().click();
      await eventually(async () => Number((await at.innerText()).split('/')[0])).toBeLessThan(last);
      await page.getByRole('button', { name: 'Back to the present' }).first().click();
      await page.locator('.course').getByRole('button').first().click();
      await eventually(async () => Number((await at.innerText()).split('/')[0])).toBeLessThan(last);
      await page.getByRole('button', { name: 'Back to the present' }).first().click();
      const bases = () => page.locator('.bases-layer .base').count();
      const atEnd = await bases();
      await page.getByRole('button', { name: 'Review' }).click();
      await eventually(() => page.locator('.ask.past').innerText()).toMatch(/round 1\b.*step by step/);
      expect(await bases()).toBeGreaterThanOrEqual(atEnd);
      await eventually(() => page.getByRole('button', { name: 'Play the battle' }).count()).toBe(1);
      const begun = await at.innerText();
      await page.locator('.past').getByRole('button', { name: 'Step on' }).click();
      await page.locator('.past').getByRole('button', { name: 'Step back' }).click();
      await eventually(() => at.innerText()).toBe(begun);
      await page.locator('.past').getByRole('button', { name: 'Back to the present' }).click();
      await page.getByRole('button', { name: 'To the beginning' }).click();
      await eventually(() => at.innerText()).toBe(`0/${last}`);
      const forth = page.getByRole('button', { name: 'One step forth' });
      const steps = Math.min(last, STEPS);
      for (let step = 1; step <= steps; step++) await forth.click();
      await eventually(() => at.innerText()).toBe(`${steps}/${last}`);
      await page.locator('.steps').getByRole('button', { name: 'Back to the present' }).click();
      await eventually(() => at.innerText()).toBe(`${last}/${last}`);
      await eventually(bases).toBe(atEnd);
      for (let back = 0; back < 5; back++) await page.keyboard.press('Alt+ArrowLeft');
      await eventually(() => at.innerText()).toBe(`${last - 5}/${last}`);
      await page.getByRole('tab', { name: 'Log' }).click();
      await eventually(() => page.locator('.log-entry').count()).toBeGreaterThan(20);
    },
  );

  test('a loss leads to the fight in which it happened, with its dice', async () => {
    const page = await openApp();
    const name = 'hott-against-the-bot.json';
    await openBattle(page, textOf(name), name);
    const at = page.locator('.steps output');
    await page.locator('.causes button').first().click();
    const loss = page.locator('.recent .loss');
    await eventually(() => loss.innerText()).toMatch(/You lost: Beasts.B \(beaten by .+\)\./);
    const shown = await at.innerText();
    await page.getByRole('button', { name: 'One step forth' }).click();
    await eventually(() => at.innerText()).not.toBe(shown);
    await loss.getByRole('button').first().click();
    await eventually(() => at.innerText()).toBe(shown);
    await eventually(() => page.locator('.panel.result').innerText()).toMatch(/Beasts.B\s+destroyed/);
  });
});
