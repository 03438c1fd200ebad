import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openAgainstBot } from './against-bot.ts';
import { commandsOf, endPhase, eventually, openApp } from './app.ts';
import { spotOfBase } from './hands.ts';
import { appExists, useBrowser } from './harness.ts';
import { FORM, SIDES } from './states.ts';

/** Red gives orders, and then the bot of blue. */
const POSITION = {
  ...FORM,
  title: 'Thinking',
  sides: SIDES,
  bases: [
    { id: 'A', side: 'red', troop: 'Reg Cv (O)', at: [300, 200], facing: 0, flags: ['c-in-c'] },
    { id: 'B', side: 'red', troop: 'Reg Bd (O)', at: [410, 200], facing: 0 },
    { id: 'X', side: 'blue', troop: 'Reg Sp (O)', at: [600, 500], facing: 180 },
    { id: 'Z', side: 'blue', troop: 'Reg Cv (O)', at: [700, 500], facing: 180, flags: ['c-in-c'] },
  ],
  turn: { round: 2, active: 'red', phase: 'voluntary-moves', pips: 4 },
} as const;

/** How workers fare from now on: they think without end, or the next so many of them die in the middle of a thought. */
interface Fate {
  endless: boolean;
  deaths: number;
}

declare global {
  interface Window {
    fate: Fate;
  }
}

/** Puts the workers of a page into the hands of a test. */
function holdWorkers(): void {
  const TrueWorker = Worker;
  window.fate = { endless: false, deaths: 0 };
  window.Worker = class extends TrueWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      if (window.fate.endless) super('/endless.js');
      else super(url, options);
    }
    override postMessage(message: unknown): void {
      super.postMessage(message);
      if (window.fate.deaths <= 0) return;
      window.fate.deaths -= 1;
      // Once it has told its name, nothing tells of its end but the browser.
      this.addEventListener('message', () => setTimeout(() => this.terminate()), { once: true });
    }
  };
}

async function openWith(fate: Partial<Fate>): Promise<Page> {
  const page = await openApp();
  const body = 'postMessage({ lock: null }); onmessage = () => { for (;;); };';
  await page
    .context()
    .route('**/endless.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.evaluate(holdWorkers);
  await page.evaluate((wanted) => Object.assign(window.fate, wanted), fate);
  await openAgainstBot(page, POSITION);
  return page;
}

const setFate = (page: Page, fate: Partial<Fate>): Promise<unknown> =>
  page.evaluate((wanted) => Object.assign(window.fate, wanted), fate);

const stop = (page: Page) => page.getByRole('button', { name: 'Stop', exact: true });

describe.skipIf(!appExists)('a page that thinks', () => {
  useBrowser();

  test('answers while a bot thinks without end, until it is stopped', async () => {
    const page = await openWith({ endless: true });
    await endPhase(page);
    await stop(page).waitFor();
    const before = await spotOfBase(page, 'A');
    await page.mouse.move(before.x, before.y);
    await page.mouse.wheel(0, -240);
    await eventually(async () => (await spotOfBase(page, 'B')).x - before.x).not.toBeCloseTo(0, 0);
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByRole('tab', { name: 'Orders' }).click();
    await stop(page).click();
    await page.getByText(/waits\./).waitFor();
    await setFate(page, { endless: false });
    await page.getByRole('button', { name: 'Play on' }).click();
    await eventually(() => commandsOf(page)).toContain('move');
  });

  test('takes an order and an undo while a suggestion is looked for without end', async () => {
    const page = await openWith({ endless: true });
    await page.getByRole('button', { name: 'Suggest an order' }).click();
    await stop(page).waitFor();
    const at = await spotOfBase(page, 'B');
    await page.mouse.click(at.x, at.y);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await eventually(() => commandsOf(page)).toEqual(['move']);
    await stop(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await eventually(() => commandsOf(page)).toEqual(['move', 'undo']);
  });

  test('loses no order where the worker is killed twice in the middle of a thought', async () => {
    const page = await openWith({ deaths: 2 });
    await endPhase(page);
    await eventually(() => commandsOf(page)).toContain('move');
    expect((await commandsOf(page))[0]).toBe('end-phase');
  });

  test('says so where every worker is killed, and plays on when it is asked again', async () => {
    const page = await openWith({ deaths: 3 });
    await endPhase(page);
    await page.getByText(/broke the thinking off three times/).waitFor();
    const before = await commandsOf(page);
    await page.getByRole('button', { name: 'Play on' }).click();
    await eventually(async () => (await commandsOf(page)).length).toBeGreaterThan(before.length);
    expect((await commandsOf(page)).slice(0, before.length)).toEqual(before);
  });

  test('answers while a nearer move is looked for without end', async () => {
    const page = await openWith({ endless: true });
    const before = await spotOfBase(page, 'B');
    await page.mouse.click(before.x, before.y);
    const card = page.locator('.ghost-card');
    // Farther ahead than it may go: refused, and a nearer end is looked for.
    for (let step = 0; step < 30; step++) await page.keyboard.press('Shift+ArrowUp');
    await page.locator('.ghost-card.refused').waitFor();
    await page.keyboard.press('c');
    await page.mouse.wheel(0, -240);
    await eventually(async () => (await spotOfBase(page, 'A')).x).not.toBeCloseTo(before.x, 0);
    await setFate(page, { endless: false });
    await page.keyboard.press('Escape');
    await eventually(() => card.count()).toBe(0);
    // Nothing is asked about a base that is picked no longer.
    await page.keyboard.press('Escape');
    const there = await spotOfBase(page, 'B');
    await page.mouse.click(there.x, there.y);
    await page.keyboard.press('f');
    await page.locator('.ghost-card.allowed').waitFor();
    await page.keyboard.press('Enter');
    await eventually(() => commandsOf(page)).toEqual(['move']);
  });

  test('loads no bot itself', async () => {
    const page = await openWith({});
    await page.getByRole('button', { name: 'Suggest an order' }).click();
    await page.locator('.hints p').waitFor();
    await endPhase(page);
    await eventually(() => commandsOf(page)).toContain('move');
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    // A page reports what its worker imports at its start, such as setups, but not what it imports later.
    expect(scripts.filter((name) => /assets\/(bots|players)-/.test(name))).toEqual([]);
  });

  test('thinks itself in a browser without workers', async () => {
    const page = await openApp();
    await page.evaluate(() => {
      (window as { Worker?: unknown }).Worker = undefined;
    });
    await openAgainstBot(page, POSITION);
    await endPhase(page);
    await eventually(() => commandsOf(page)).toContain('move');
  });
});
