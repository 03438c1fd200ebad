import { describe, expect, test } from 'vitest';
import { firstLoads, isBuilt } from '../tools/first-load.ts';

// `npm run build` makes the app that is looked at; the browser tests build it anew.
describe.skipIf(!isBuilt())('the script that is loaded', () => {
  test.each(isBuilt() ? firstLoads() : [])('for $name is at most $most bytes', ({ bytes, most }) => {
    expect(bytes).toBeLessThanOrEqual(most);
  });
});
