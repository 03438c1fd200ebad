import { describe, expect, test } from 'vitest';
import { firstLoads, isBuilt } from '../tools/first-load.ts';

// `npm run build` makes the app that is measured here. The browser tests build it again.
describe.skipIf(!isBuilt())('the loaded scripts', () => {
  test.each(isBuilt() ? firstLoads() : [])('for $name have at most $most bytes', ({ bytes, most }) => {
    expect(bytes).toBeLessThanOrEqual(most);
  });
});
