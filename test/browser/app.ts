import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { battleNow, type Play, replay } from '../../src/engine/battle/record.ts';
import { type Battle, placedBase } from '../../src/engine/battle.ts';
import { keptRecord } from './hands.ts';
import { type OpenOptions, openPage, SLOWDOWN } from './harness.ts';

export interface Liking {
  readonly dice?: 'program' | 'one-by-one' | 'typed';
  /** Do bases move along their way? */
  readonly animate?: boolean;
  /** Milliseconds between two orders of a bot. */
  readonly pace?: number;
}

/** Opens the first page with these settings, without motion and pauses. */
export async function openApp(liking: Liking = {}, options: OpenOptions = {}): Promise<Page> {
  const settings = { dice: 'program', animate: false, pace: 0, ...liking };
  const page = await openPage({
    acceptDownloads: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    remembered: { 'acies.settings': JSON.stringify(settings) },
    ...options,
  });
  // The page takes no keys before it is rendered, and it is rendered only after its words have loaded.
  await page.locator('main').waitFor();
  return page;
}

/** Goes to a page by its hash, such as `#/figures/hott`, and waits for what is `shown` there. */
export async function goTo(page: Page, hash: string, shown?: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  if (shown !== undefined) await page.locator(shown).first().waitFor();
}

/** Begins the battle of the first page in which a bot plays the other side. */
export async function beginSmallBattle(page: Page): Promise<void> {
  await press(page, 'Play a small battle');
  await page.locator('.bases-layer .base').first().waitFor();
}

/** Chooses a file with the button of the first page. */
export async function chooseFile(page: Page, text: string, name = 'file.json'): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}

/** Opens a scenario or a record, and waits for its table. */
export async function openBattle(page: Page, content: unknown, name?: string): Promise<void> {
  await chooseFile(page, typeof content === 'string' ? content : JSON.stringify(content), name);
  await page.locator('.bases-layer .base').first().waitFor();
}

/** Replays the record that the browser keeps of the battle on the screen. */
export async function playOf(page: Page): Promise<Play> {
  const kept = await keptRecord(page);
  if (!kept) throw new Error('no battle is kept');
  return replay(kept.record);
}

export const battleOf = async (page: Page): Promise<Battle> => battleNow(await playOf(page));

export const pipsOf = async (page: Page): Promise<number | undefined> => (await battleOf(page)).turn.pips[''];

/** The position of a base, rounded to millimetres. */
export async function placeOf(page: Page, id: string): Promise<readonly [number, number] | null> {
  const pose = placedBase(await battleOf(page), id)?.pose;
  return pose ? [Math.round(pose.x), Math.round(pose.y)] : null;
}

export const commandsOf = async (page: Page): Promise<readonly string[]> =>
  (await playOf(page)).record.entries.map(({ command }) => command.type);

/** Waits until a value is as expected, because the screen and the store change some time after their cause. */
export const eventually = <Of>(what: () => Promise<Of>) => expect.poll(what);

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

/** Waits until the page shows what the last press has changed: it does so in a task of its own. */
export const rendered = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/** Ends the phase, and confirms the warning if one comes. */
export async function endPhase(page: Page): Promise<void> {
  await page.locator('.end-phase').click();
  await rendered(page);
  const anyway = page.getByRole('button', { name: 'End it anyway' });
  if (await anyway.count()) await anyway.click();
}

/** Answers the questions to a person until a condition holds: takes the first option, or ends the phase. */
export async function playUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  const option = page.locator('.panel.ask .options button').first();
  const ways = [page.getByRole('button', { name: 'End it anyway' }), option, page.locator('.end-phase')];
  while (!(await isSo())) {
    await pressFirst(ways);
    await page.waitForTimeout(60);
  }
}

/**
 * Presses the first of these buttons that is visible. A bot or a die may remove it before the click, and then nothing
 * is pressed.
 */
export async function pressFirst(ways: readonly Locator[]): Promise<void> {
  for (const way of ways)
    if (await way.isVisible()) {
      await way.click({ timeout: 10_000 * SLOWDOWN }).catch(() => undefined);
      return;
    }
}

/** Types in the faces of the dice. */
export async function typeFaces(page: Page, faces: readonly number[]): Promise<void> {
  const fields = page.locator('.typed-dice input');
  await fields.first().waitFor();
  for (const [at, face] of faces.entries()) await fields.nth(at).fill(String(face));
  await press(page, 'These fell');
}

const side = (edge: string) => ({ edge });

/** Two short lines, a march apart. Red gives orders. */
export const LINES = {
  format: 'acies-scenario/1',
  ruleset: 'bnb',
  title: 'Two lines',
  table: { width: 900, depth: 900 },
  sides: { red: side('south'), blue: side('north') },
  bases: [
    { id: 'A', side: 'red', troop: 'Reg Cv (O)', at: [300, 260], facing: 0, flags: ['c-in-c'] },
    { id: 'B', side: 'red', troop: 'Reg Bd (O)', at: [410, 300], facing: 0 },
    { id: 'C', side: 'red', troop: 'Reg Bd (O)', at: [450, 300], facing: 0 },
    { id: 'D', side: 'red', troop: 'Reg Bd (O)', at: [490, 300], facing: 0 },
    { id: 'W', side: 'blue', troop: 'Reg Sp (O)', at: [410, 480], facing: 180 },
    { id: 'X', side: 'blue', troop: 'Reg Sp (O)', at: [450, 480], facing: 180 },
    { id: 'Z', side: 'blue', troop: 'Reg Cv (O)', at: [600, 560], facing: 180, flags: ['c-in-c'] },
  ],
  turn: { round: 2, active: 'red', phase: 'voluntary-moves', pips: 4 },
} as const;

/** One fight before blue is routed. The general of red attacks. */
export const NEAR_END = {
  ...LINES,
  title: 'The last fight',
  bases: [
    { id: 'A', side: 'red', troop: 'Reg Bd (O)', at: [450, 450], facing: 0, flags: ['c-in-c'] },
    { id: 'B', side: 'red', troop: 'Reg Bd (O)', at: [490, 450], facing: 0 },
    { id: 'Y', side: 'blue', troop: 'Irr Wb (O)', at: [450, 450], facing: 180, flags: ['c-in-c'] },
    { id: 'Z', side: 'blue', troop: 'Irr Cv (O)', at: [100, 700], facing: 180 },
  ],
  turn: { round: 7, active: 'red', phase: 'voluntary-moves', pips: 3 },
} as const;
