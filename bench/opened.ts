import type { Page } from 'playwright-core';
import { newPlay } from '../src/engine/battle/record.ts';
import { writeRecord } from '../src/scenario/write-record.ts';
import type { Stand } from './fields.ts';
import { positionOf } from './positions.ts';

/** Opens a stand as a battle on the page, and waits until all its bases are drawn. `seats` says who plays each side. */
export async function openStand(
  url: string,
  page: Page,
  stand: Stand,
  seats: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { rules } = stand.field;
  const header = { format: 'acies-record/1', ruleset: rules.id, version: rules.version, seats } as const;
  const buffer = Buffer.from(writeRecord(newPlay(rules, header, positionOf(stand)).record));
  await page.goto(url);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer });
  await page
    .locator('.bases-layer .base')
    .nth(stand.bases - 1)
    .waitFor();
}
