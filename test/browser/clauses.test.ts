import { describe, expect, test } from 'vitest';
import { eventually, openApp } from './app.ts';
import { appExists, some, useBrowser } from './harness.ts';

describe.skipIf(!appExists)('addresses of clauses', () => {
  useBrowser();

  test.each(some(['bnb/hott.result.4', 'hott/hott.result.4', 'hott/result.4']))(
    '%s opens the clause',
    async (address) => {
      const page = await openApp({}, { path: `#/clauses/${address}` });
      await eventually(() => page.locator('dialog .clause-text').innerText()).toContain('magician');
      expect(await page.locator('dialog .clause-text small').innerText()).toBe('hott.result.4');
      expect(await page.locator('dialog h2').innerText()).toBe('Resolving combat, combat outcome');
    },
  );

  test('open a ruling by its short name', async () => {
    const page = await openApp({}, { path: '#/clauses/bnb/R3' });
    await eventually(() => page.locator('dialog .ruling h3').innerText()).toMatch(/^R3 /);
  });

  test.each(some(['__proto__', 'result.999', 'constructor.1', 'R9999'], 2))(
    '%s opens a message that there is no such clause',
    async (name) => {
      const page = await openApp({}, { path: `#/clauses/hott/${name}` });
      await eventually(() => page.locator('dialog').innerText()).toContain(
        `No clause is called hott.${name}.`,
      );
      await eventually(() => page.locator('.article-contents a').count()).toBeGreaterThan(10);
    },
  );
});
