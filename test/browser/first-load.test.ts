import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { RULESETS } from '../../src/web/rulesets.ts';
import { firstLoads } from '../../tools/first-load.ts';
import { appExists, openPage, useBrowser } from './harness.ts';

/** The paths of the scripts that a page has loaded. */
const scriptsOf = async (page: Page): Promise<readonly string[]> => {
  const names = await page.evaluate(() => [
    ...[...document.scripts].map(({ src }) => src),
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
  const paths = names.flatMap((name) => /assets\/[^/]+\.js$/.exec(name)?.[0] ?? []);
  return [...new Set(paths)].toSorted();
};

/** The bots are fetched when the other side is asked, which may be at once. */
const isOfBots = (script: string): boolean => /assets\/(bots|players)-/.test(script);

describe.skipIf(!appExists)('the loaded scripts', () => {
  useBrowser();

  test('of the first page are the counted ones', async () => {
    const page = await openPage({ locale: 'en-GB' });
    await page.locator('.hero-buttons button').first().waitFor();
    expect(await scriptsOf(page)).toEqual(firstLoads()[0]?.scripts);
  });

  test.each([...RULESETS.keys()].map((id, at) => [id, at] as const))(
    'of a battle of %s are among the counted ones',
    async (id, at) => {
      const page = await openPage({ locale: 'en-GB' });
      await page.locator('button.quick').nth(at).click();
      await page.locator('.bases-layer .base').first().waitFor();
      // A page reports what its worker imports at its start as well.
      const counted = firstLoads().flatMap(({ name, scripts }) => (name.endsWith(` ${id}`) ? scripts : []));
      const loaded = (await scriptsOf(page)).filter((script) => !isOfBots(script));
      expect(loaded.filter((script) => !counted.includes(script))).toEqual([]);
    },
  );
});
