import { chromium, type Page } from 'playwright-core';
import { basesOnTable } from '../src/engine/battle.ts';
import { spotOfBase } from '../test/browser/hands.ts';
import { LAUNCH, requireChromium } from '../tools/chromium.ts';
import { buildApp, serveApp } from '../tools/serve.ts';
import { DBM_200, DBMM_200, type Stand } from './fields.ts';
import type { Benchmark } from './harness.ts';
import { openStand } from './opened.ts';
import { positionOf } from './positions.ts';

// Plays a battle of 100 bases a side against the bot, from the first click to the third bound, and keeps every task of
// the page that takes longer than a person notices.

const PORT = 41831;
/** What is done in each own bound before its orders end. */
const SUGGESTIONS = 3;
const WHEEL = 3;
/** More clicks than a round needs. */
const MOST_CLICKS = 600;

declare global {
  var longTasks: number[];
}

/** Keeps the milliseconds of each task over 50 ms from now on. */
const watchTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
    }).observe({ entryTypes: ['longtask'] });
  });

/** Picks a base, drags its line to and fro, and comes nearer and goes away again. */
async function lookAbout(page: Page, id: string): Promise<void> {
  const { x, y } = await spotOfBase(page, id);
  await page.mouse.dblclick(x, y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 20; step++) await page.mouse.move(x + step, y - step);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  for (const way of [-1, 1])
    for (let notch = 0; notch < WHEEL; notch++) {
      await page.mouse.wheel(0, way * 120);
      await page.waitForTimeout(60);
    }
  await page.keyboard.press('Escape');
}

/** The same answer each time, found at the first question. */
function measuredOnce<Of>(find: () => Promise<Of>): () => Promise<Of> {
  let found: Promise<Of> | null = null;
  return () => {
    found ??= find();
    return found;
  };
}

/** Presses the first of these buttons that is there. */
async function pressed(page: Page, selectors: readonly string[]): Promise<boolean> {
  for (const selector of selectors) {
    const button = page.locator(selector).first();
    if (!(await button.isVisible())) continue;
    await button.click({ timeout: 5000 }).catch(() => undefined);
    return true;
  }
  return false;
}

const SUGGEST = '.hints .buttons button:nth-child(2)';

/** Asks for an order, and gives it. */
async function followSuggestion(page: Page): Promise<void> {
  if (!(await pressed(page, [SUGGEST]))) return;
  await page.locator('.hints [role=status]').waitFor({ timeout: 120_000 });
  await pressed(page, ['.ghost-card .choices .primary']);
}

const ON = [
  'dialog[open] .primary',
  '.panel.ask .options button',
  '.open-fight button.primary, .open-fight .buttons button',
  '.end-phase:not(:disabled)',
];

/** The round as the page tells it. To read the record on the page would take long itself. */
const roundOf = (page: Page): Promise<string> => page.locator('.phase-bar .round').innerText();

/** Reads the words of one button: to search the page for words would take long itself. */
const isAskedForOrders = (page: Page): Promise<boolean> =>
  page.evaluate((button) => document.querySelector(button)?.textContent === 'Suggest an order', SUGGEST);

/** Plays until a round of two bounds is over. */
async function playRound(page: Page, id: string): Promise<void> {
  const first = await roundOf(page);
  let suggested = 0;
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    if ((await roundOf(page)) !== first) return;
    if (await isAskedForOrders(page)) {
      if (suggested === 0) await lookAbout(page, id);
      if (suggested++ < SUGGESTIONS) {
        await followSuggestion(page);
        continue;
      }
    }
    if (!(await pressed(page, ON))) await page.waitForTimeout(200);
  }
  throw new Error(`the round is not over after ${MOST_CLICKS} clicks`);
}

async function measure(stand: Stand): Promise<readonly number[]> {
  await buildApp();
  const served = await serveApp(PORT);
  const browser = await chromium.launch({ ...LAUNCH, executablePath: requireChromium() });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await openStand(served.url, page, stand, { red: 'human', blue: 'bot' });
    // Loading has its own tasks.
    await page.waitForTimeout(3000);
    await watchTasks(page);
    const own = basesOnTable(positionOf(stand)).filter((base) => base.side === 'red');
    await playRound(page, own.at(-1)?.id ?? '');
    return await page.evaluate(() => globalThis.longTasks);
  } finally {
    await browser.close();
    await served.close();
  }
}

export const benchmarks: readonly Benchmark[] = [DBM_200, DBMM_200].flatMap((stand): readonly Benchmark[] => {
  const tasks = measuredOnce(() => measure(stand));
  const name = `from the first click to the third bound, ${stand.name}`;
  return [
    {
      kind: 'measured',
      name: `tasks over 50 ms ${name}`,
      unit: 'tasks',
      aim: { at: 'median', value: 0 },
      measure: async () => [(await tasks()).length],
    },
    {
      kind: 'measured',
      name: `the longest of them`,
      unit: 'ms',
      measure: async () => [Math.max(0, ...(await tasks()))],
    },
  ];
});
