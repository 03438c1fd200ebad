import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { clickBase, dragBase } from '../test/browser/hands.ts';
import { LAUNCH, requireChromium } from './chromium.ts';
import { buildApp, serveApp } from './serve.ts';

// npx tsx tools/screenshot.ts: the README's picture, docs/table.png, from a battle that was played by hand.

const PORT = 41930;
const SIZE = { width: 1440, height: 900 };
/** A moment of content/battles/against-the-bot.json: the lines have met, red gives orders. */
const STEP = 78;
const GOLDEN = new URL('../content/battles/against-the-bot.json', import.meta.url);
const PICTURE = fileURLToPath(new URL('../docs/table.png', import.meta.url));

interface Recorded {
  readonly entries: readonly { readonly command: { readonly type: string; readonly keep?: number } }[];
}

/** The record up to a step: entries are kept until so many stand. */
function upTo(record: Recorded, step: number): Recorded {
  let live = 0;
  const at = record.entries.findIndex(({ command }) => {
    live = command.type === 'undo' ? (command.keep ?? live - 1) : live + 1;
    return live === step;
  });
  return { ...record, entries: record.entries.slice(0, at + 1) };
}

await buildApp();
const served = await serveApp(PORT);
const browser = await chromium.launch({
  ...LAUNCH,
  args: [...LAUNCH.args],
  executablePath: requireChromium(),
});
try {
  const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light', locale: 'en-GB' });
  await page.goto(served.url);
  await page.evaluate(() =>
    localStorage.setItem('acies.settings', '{"dice":"typed","animate":false,"pace":0}'),
  );
  await page.reload();
  const text = JSON.stringify(upTo(JSON.parse(readFileSync(GOLDEN, 'utf8')) as Recorded, STEP));
  const file = { name: 'battle.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.bases-layer .base').first().waitFor();
  const zoom = page.getByRole('button', { name: 'Nearer' });
  await zoom.click();
  await zoom.click();
  // Aside, so that the card hides no base.
  await page.mouse.move(900, 700);
  await page.mouse.down();
  await page.mouse.move(1010, 640, { steps: 4 });
  await page.mouse.up();
  await clickBase(page, 'C1');
  await clickBase(page, 'C1');
  await dragBase(page, 'C1', { by: [0, 15], key: 'Shift' });
  await page.locator('.ghost-card').waitFor();
  await page.waitForTimeout(600);
  mkdirSync(fileURLToPath(new URL('../docs/', import.meta.url)), { recursive: true });
  await page.screenshot({ path: PICTURE });
  console.log(PICTURE);
} finally {
  await browser.close();
  await served.close();
}
