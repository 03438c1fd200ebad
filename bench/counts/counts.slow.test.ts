import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { type Counts, keptCounts } from './run.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** More would be noticed by players. `npm run bench -- counts --keep` keeps counts that are meant to be higher. */
const MOST_GROWTH = 1.5;

test('no piece of work takes half as many calls again as it did', async () => {
  // In its own process, so that the tests' own transformed code is not counted.
  const counting = [`${ROOT}tools/run.mjs`, 'bench', 'counts', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, counting, { cwd: ROOT });
  const now: Counts = JSON.parse(stdout);
  const grown = Object.entries(keptCounts()).flatMap(([ruleset, pieces]) =>
    Object.entries(pieces)
      .filter(
        ([piece, calls]) => !((now[ruleset]?.[piece] ?? Number.POSITIVE_INFINITY) <= calls * MOST_GROWTH),
      )
      .map(([piece, calls]) => `${ruleset}, ${piece}: ${calls} to ${now[ruleset]?.[piece]}`),
  );
  expect(grown).toEqual([]);
}, 240_000);
