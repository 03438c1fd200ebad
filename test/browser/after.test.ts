import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openAgainstBot } from './against-bot.ts';
import { battleOf, eventually, LINES, openApp, openBattle, press } from './app.ts';
import { axeFinds } from './axe.ts';
import { dragBase, keptBattles, keptRecord } from './hands.ts';
import { appExists, testAlso, useBrowser } from './harness.ts';
import { LINES as HOTT_LINES } from './hott-lines.ts';

/** Millimetres of a pixel of CSS. */
const MM = 25.4 / 96;

async function openExport(page: Page, menu = 'Menu', name: string | RegExp = /^Copies/): Promise<void> {
  await press(page, menu);
  await press(page, name);
  await page.locator('dialog h3').first().waitFor();
}

async function saved(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await press(page, button);
  return download;
}

const textOf = async (download: Download): Promise<string> => readFileSync(await download.path(), 'utf8');

/** The width and depth of what is drawn, in millimetres on paper. */
const sizesOf = (page: Page, what: string) =>
  page.locator(what).evaluateAll(
    (all, mm) =>
      all.map((each) => {
        const { width, height } = each.getBoundingClientRect();
        return [Math.round(width * mm * 10) / 10, Math.round(height * mm * 10) / 10];
      }),
    MM,
  );

describe.skipIf(!appExists)('copies of a battle', () => {
  useBrowser({ pictures: true });

  test('are text, drawing and picture of the moment', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    await openExport(page);
    const text = await textOf(await saved(page, 'Text'));
    expect(text).toMatch(/^Two lines\n/);
    expect(text).toMatch(
      /Right wing: 3 × Regular ordinary Blades \(B, C, D\) in line facing north, 6\sMU from 2 × Regular ordinary Spear/,
    );
    const drawing = await saved(page, 'Drawing (SVG)');
    expect(drawing.suggestedFilename()).toBe('two-lines.svg');
    expect(await textOf(drawing)).toMatch(/^<svg [^>]*viewBox="-12 -12 924 924"/);
    const picture = readFileSync(await (await saved(page, 'Picture (PNG)')).path());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    // Two pixels to the millimetre.
    expect(picture.readUInt32BE(16)).toBe(2 * 924);
  });

  test('a position is a record that begins with it', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    await dragBase(page, 'C', { by: [0, 50], key: 'Control' });
    await eventually(async () => (await keptRecord(page))?.record.entries.length).toBe(1);
    await openExport(page);
    const file = await saved(page, 'This position');
    expect(file.suggestedFilename()).toBe('two-lines.position.json');
    const record = JSON.parse(await textOf(file));
    expect(record.entries).toEqual([]);
    expect(record.opening.bases.find(({ id }: { id: string }) => id === 'C').pose.y).toBeCloseTo(350, 0);
  });

  test('a new battle begins at an earlier moment, and the old one stays', async () => {
    const page = await openApp();
    await openAgainstBot(page, LINES);
    await dragBase(page, 'C', { by: [0, 50], key: 'Control' });
    await eventually(async () => (await keptRecord(page))?.record.entries.length).toBe(1);
    await press(page, 'One step back');
    await openExport(page);
    await press(page, 'Two people here');
    await eventually(async () => (await keptBattles(page)).length).toBe(2);
    await eventually(async () => (await keptRecord(page))?.record.header.seats).toEqual({
      red: 'human',
      blue: 'human',
    });
    const battle = await battleOf(page);
    expect(battle.bases.find(({ id }) => id === 'C')?.pose?.y).toBe(300);
    expect(battle.turn.pips).toEqual({ '': 4 });
  });
});

describe.skipIf(!appExists)('what is printed', () => {
  useBrowser({ pictures: true });

  test('paper bases, sticks and templates have their true size in each scale', async () => {
    const page = await openApp({}, { viewport: { width: 1200, height: 900 } });
    await openBattle(page, LINES);
    await openExport(page);
    await press(page, 'Paper bases, move sticks and templates');
    await eventually(() => page.locator('.paper-base').count()).toBe(LINES.bases.length);
    // Cavalry first, then blades.
    expect((await sizesOf(page, '.paper-base')).slice(0, 2)).toEqual([
      [40, 30],
      [40, 15],
    ]);
    const at15 = await sizesOf(page, '.stick');
    await page.getByRole('radio', { name: '25 mm' }).check();
    await eventually(async () => (await sizesOf(page, '.paper-base')).slice(0, 2)).toEqual([
      [60, 40],
      [60, 20],
    ]);
    expect((await sizesOf(page, '.stick')).at(0)?.[0]).toBe((at15[0]?.[0] ?? 0) * 1.5);
    await page.getByRole('radio', { name: '6 mm' }).check();
    await eventually(async () => (await sizesOf(page, '.paper-base')).slice(0, 2)).toEqual([
      [20, 15],
      [20, 7.5],
    ]);
    expect(await page.locator('.paper-base').first().getAttribute('aria-label')).toMatch(/^Cavalry/);
    expect(await sizesOf(page, '.template')).not.toEqual([]);
    await press(page, 'Back to the battle');
    await page.locator('.bases-layer .base').first().waitFor();
  });

  test('the tools of the page are not printed, and nothing is cut off at the side', async () => {
    const page = await openApp({}, { viewport: { width: 1000, height: 900 } });
    await openBattle(page, HOTT_LINES);
    await openExport(page);
    await press(page, 'Paper bases, move sticks and templates');
    await page.locator('.stick').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.print-tools').isVisible()).toBe(false);
    const widest = Math.max(...(await sizesOf(page, '.stick, .template, .paper-base')).map(([w = 0]) => w));
    expect(widest).toBeLessThanOrEqual(190);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.subarray(0, 4).toString()).toBe('%PDF');
  });

  test('the reference sheet has the troops of these two armies, with factors and losses', async () => {
    const page = await openApp();
    await openBattle(page, LINES);
    await openExport(page);
    await press(page, 'Reference sheet of these armies');
    const [red, blue] = [page.locator('table').first(), page.locator('table').last()];
    await red.waitFor();
    expect(await red.locator('tbody th').allInnerTexts()).toEqual([
      expect.stringMatching(/^1 × .*Cavalry/),
      expect.stringMatching(/^3 × .*Blades/),
    ]);
    expect(await red.locator('thead th').count()).toBe(4);
    const blades = red.locator('tbody tr').last().locator('td');
    await eventually(() => blades.nth(1).innerText()).toMatch(/^\d+ : \d+\s+\d+% \/ \d+%$/);
    expect(await blue.locator('tbody tr').count()).toBe(2);
  });

  testAlso('the report has a map for each bound, with what happened, also in French', async () => {
    const page = await openApp({}, { locale: 'fr-FR', bypassCSP: true });
    await openBattle(page, LINES);
    await dragBase(page, 'C', { by: [0, 50], key: 'Control' });
    await eventually(async () => (await keptRecord(page))?.record.entries.length).toBe(1);
    await openExport(page, 'Menu', /^Copies/);
    await press(page, 'Compte rendu de la bataille');
    await eventually(() => page.locator('.bound-map svg').count()).toBe(1);
    expect(await page.locator('.bound-report h2').innerText()).toMatch(/^Tour 2, /);
    expect(await page.locator('.bound-report li').count()).toBeGreaterThan(0);
    expect(await axeFinds(page)).toEqual([]);
  });
});

describe.skipIf(!appExists)('the position in words', () => {
  useBrowser({ pictures: true });

  test('tells both armies, and who can reach a base', async () => {
    const page = await openApp({}, { bypassCSP: true });
    await openBattle(page, LINES);
    const panel = page.locator('.position-told');
    await panel.locator('summary').click();
    await eventually(() => panel.locator('li').allInnerTexts()).toEqual([
      expect.stringMatching(/^Left wing: Regular ordinary Cavalry, general A facing north, .* from/),
      expect.stringMatching(/^Right wing: 3 × Regular ordinary Blades \(B, C, D\) in line facing north/),
      expect.stringMatching(/^Left wing: .* Z facing south/),
      expect.stringMatching(/^Right wing: 2 × .* \(W, X\) in line facing south/),
    ]);
    const line = panel.getByRole('textbox');
    await line.fill('who can reach w?');
    await line.press('Enter');
    await eventually(() => panel.getByRole('status').innerText()).toMatch(
      /^Nobody can reach .*W with one move\.\s+Nobody has .*W in range\.$/,
    );
    await line.fill('Q');
    await line.press('Enter');
    await eventually(() => panel.getByRole('status').innerText()).toBe('There is no base “Q” on the table.');
    expect(await axeFinds(page)).toEqual([]);
  });
});
