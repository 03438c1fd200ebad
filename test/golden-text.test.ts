import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { loadWords } from '../src/words/catalogues.ts';
import { dateAndVersion, REPORTS } from '../tools/report.ts';
import { bnbText } from './golden-text/bnb.ts';
import { dbmText } from './golden-text/dbm.ts';
import { dbmmText } from './golden-text/dbmm.ts';
import { hottText } from './golden-text/hott.ts';

/** The first line of the report. It gets a new date and version when the rules change. */
function head(file: string, rules: string): string {
  const old = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [first = ''] = old.split('\n', 1);
  if (old === `${first}\n\n${rules}\n`) return first;
  const { date, version } = dateAndVersion();
  return `${date}, Acies ${version}`;
}

// The tables of the book name troops and phases.
beforeAll(() => loadWords('en', ['bnb', 'dbm', 'hott']));

test.each([
  ['bnb', bnbText],
  ['dbm', dbmText],
  ['dbmm', dbmmText],
  ['hott', hottText],
])('the tables and the sequence of play of %s are those of the report', async (ruleset, text) => {
  const file = `${REPORTS}/${ruleset}-rules.txt`;
  const rules = text();
  await expect(`${head(file, rules)}\n\n${rules}\n`).toMatchFileSnapshot(file);
});
