import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LINES, openApp, openBattle } from './app.ts';
import { appExists, useBrowser } from './harness.ts';

const HEROES = {
  format: 'acies-scenario/1',
  ruleset: 'hott',
  title: 'Two heroes',
  sides: { red: { edge: 'south' }, blue: { edge: 'north' } },
  bases: [
    { id: 'A', side: 'red', troop: 'Hero', at: [300, 200, 0], flags: ['general'] },
    { id: 'X', side: 'blue', troop: 'Hero', at: [300, 400, 180], flags: ['general'] },
  ],
  turn: { round: 2, active: 'red', phase: 'tactical-moves', pips: 4 },
};

async function helpOf(page: Page, scenario: unknown): Promise<string> {
  await openBattle(page, scenario);
  await page.keyboard.press('?');
  return page.locator('dialog:has(.keys-list)').innerText();
}

describe.skipIf(!appExists)('the help', () => {
  useBrowser();

  test('names only keys and clauses of the ruleset in play', async () => {
    const said = await helpOf(await openApp(), HEROES);
    expect(said).toContain('result.4');
    expect(said).not.toMatch(/zoc\.4|its pack|into a column/);
  });

  test('names packs and columns in Blood and Blades, and keys with their French labels', async () => {
    const said = await helpOf(await openApp({}, { locale: 'fr-FR' }), LINES);
    expect(said).toMatch(/zoc\.4/);
    expect(said).toMatch(/sa meute/);
    expect(said).toMatch(/Échap/);
    expect(said).not.toMatch(/Shift|Esc\b|Enter\b|\bEnd\b/);
  });
});
