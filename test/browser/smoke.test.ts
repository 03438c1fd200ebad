import { describe, expect, test } from 'vitest';
import { appExists, openPage, takeErrors, useBrowser } from './harness.ts';

describe.skipIf(!appExists)('the app', () => {
  useBrowser();

  test('opens with its title and without an error', async () => {
    const page = await openPage();
    expect(await page.title()).toContain('Acies');
  });

  test('an error in the page is found', async () => {
    const page = await openPage();
    await page.evaluate(() => console.error('on purpose'));
    expect(takeErrors()).toEqual(['console: on purpose']);
  });
});
