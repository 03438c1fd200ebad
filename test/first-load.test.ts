import { describe, expect, test } from 'vitest';
import { RULESETS } from '../src/web/rulesets.ts';
import { firstLoads, isBuilt, scriptsOfWorker } from '../tools/first-load.ts';

// `npm run build` makes the app that is measured here. The browser tests build it again.
describe.skipIf(!isBuilt())('the loaded scripts', () => {
  test.each(isBuilt() ? firstLoads() : [])('for $name have at most $most bytes', ({ bytes, most }) => {
    expect(bytes).toBeLessThanOrEqual(most);
  });

  test.each([...RULESETS.keys()])(
    'for a worker that plays %s are none that only a page can run',
    (ruleset) => {
      const { scripts, pages } = scriptsOfWorker(ruleset);
      expect(pages.filter((page) => page === '' || scripts.includes(page))).toEqual([]);
    },
  );
});
