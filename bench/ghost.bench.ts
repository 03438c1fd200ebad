import { chromium, type Page } from 'playwright-core';
import { basesOnTable } from '../src/engine/battle.ts';
import { scaleOf, spotOfBase } from '../test/browser/hands.ts';
import { LAUNCH, requireChromium } from '../tools/chromium.ts';
import { buildApp, serveApp } from '../tools/serve.ts';
import { BNB_120, HOTT_STANDS, LARGEST, type Stand } from './fields.ts';
import type { Benchmark } from './harness.ts';
import { openStand } from './opened.ts';
import { positionOf } from './positions.ts';

// Measures the time from a move of the pointer until the ghost has changed in the document. The processor of Chromium
// is slowed four times, to be like a cheap phone.

const SLOWER = 4;
const PORT = 41830;
const MOVES = 240;
const DRAGS = 3;

const STANDS: readonly Stand[] = [BNB_120, ...HOTT_STANDS, ...LARGEST];

/** Keeps the time from each move of the pointer to the next change of the ghost. */
const watchGhost = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept = globalThis as unknown as { ghosts: number[] };
    kept.ghosts = [];
    let movedAt = -1;
    const moved = (): void => {
      if (movedAt >= 0) return;
      movedAt = performance.now();
      // A ghost that has snapped to a place does not follow each move: the move ends with its frame.
      requestAnimationFrame(() => setTimeout(() => (movedAt = -1)));
    };
    const drawn = (): void => {
      if (movedAt >= 0) kept.ghosts.push(performance.now() - movedAt);
      movedAt = -1;
    };
    addEventListener('pointermove', moved, true);
    const layer = document.querySelector('.ghost-layer') as Element;
    new MutationObserver(drawn).observe(layer, { subtree: true, childList: true, attributes: true });
  });

/** Drags one base to and fro in front of the enemy's line. */
async function dragAbout(page: Page, id: string): Promise<void> {
  const { x, y } = await spotOfBase(page, id);
  const scale = await scaleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < MOVES; step++) {
    const angle = step / 9;
    const reach = (20 + (60 * step) / MOVES) * scale;
    await page.mouse.move(x + Math.sin(angle) * reach, y - Math.cos(angle * 0.7) * reach);
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

async function measure(stand: Stand): Promise<readonly number[]> {
  await buildApp();
  const served = await serveApp(PORT);
  const browser = await chromium.launch({
    ...LAUNCH,
    args: [...LAUNCH.args],
    executablePath: requireChromium(),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await openStand(served.url, page, stand);
    await watchGhost(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const red = basesOnTable(positionOf(stand)).filter((base) => base.side === 'red');
    // The first third of the line is in contact. The bases after it stand in front of the enemy.
    const first = Math.floor(red.length / 3);
    for (const base of red.slice(first, first + DRAGS)) await dragAbout(page, base.id);
    return await page.evaluate(() => (globalThis as unknown as { ghosts: number[] }).ghosts);
  } finally {
    await browser.close();
    await served.close();
  }
}

export const benchmarks: readonly Benchmark[] = STANDS.map((stand) => ({
  kind: 'measured',
  name: `pointer move to drawn ghost, ${stand.name}, processor ${SLOWER} times slower`,
  unit: 'ms',
  aim: { at: 'p99', value: 16 },
  measure: () => measure(stand),
}));
