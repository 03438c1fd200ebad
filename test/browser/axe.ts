import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SCRIPT = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Lists are long, and their members alike, so axe looks at the first ones only. */
const LATER_MEMBERS = ['.figure-card:nth-child(n+6)', '.clause-list li:nth-child(n+30)'];

/**
 * What axe finds wrong with the access to a page, one line for each element: the rule, and the element. The policy of
 * the server forbids foreign scripts in the page, so the page must be opened with `bypassCSP`.
 */
export async function axeFinds(page: Page): Promise<readonly string[]> {
  await page.addScriptTag({ path: SCRIPT });
  const { violations } = await page.evaluate(
    (exclude): Promise<AxeResults> =>
      (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(
        { exclude },
        {
          resultTypes: ['violations'],
          // Labels are compared with names too, which axe does only on asking.
          rules: { 'label-content-name-mismatch': { enabled: true } },
        },
      ),
    LATER_MEMBERS,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all }) => `${id}: ${html.slice(0, 160)} (${[...any, ...all][0]?.message ?? ''})`),
  );
}
