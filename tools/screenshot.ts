import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { clickBase, dragBase } from '../test/browser/hands.ts';
import { LAUNCH, requireChromium } from './chromium.ts';
import { pictureBattle } from './screenshot-battle.ts';
import { buildApp, serveApp } from './serve.ts';

// Makes the picture of the README, docs/table.png: `npx tsx tools/screenshot.ts`.

const PORT = 41930;
const SIZE = { width: 1440, height: 900 };
const PICTURE = fileURLToPath(new URL('../docs/table.png', import.meta.url));

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
  const buffer = Buffer.from(JSON.stringify(pictureBattle()));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'battle.json', mimeType: 'application/json', buffer });
  await page.locator('.bases-layer .base').first().waitFor();
  await page.locator('.brief button').last().click();
  await clickBase(page, 'I2');
  await clickBase(page, 'I2');
  await dragBase(page, 'I2', { by: [0, 80], key: 'Shift' });
  await page.locator('.ghost-card').waitFor();
  await page.waitForTimeout(600);
  mkdirSync(fileURLToPath(new URL('../docs/', import.meta.url)), { recursive: true });
  await page.screenshot({ path: PICTURE });
  console.log(PICTURE);
} finally {
  await browser.close();
  await served.close();
}
