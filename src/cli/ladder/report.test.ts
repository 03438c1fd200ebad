import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BadInput } from '../command.ts';
import { rulesNamed } from '../given.ts';
import { keepReport } from './report.ts';
import { resultsOf } from './results.ts';

const rules = await rulesNamed('bnb');
const results = resultsOf(rules, ['quick', 'straight'], [], null);

test('a report begins with its date and the version of Acies', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'acies-ladder-')), 'bnb-ladder.json');
  keepReport(path, results);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(/^\{\n {2}"date": "\d{4}-\d\d-\d\d",\n {2}"version": "\d+\.\d+\.\d+",\n/);
  expect(JSON.parse(text)).toMatchObject({ ruleset: 'bnb', rulebook: rules.version, pairs: [] });
});

test('a report that cannot be written is refused', () => {
  expect(() => keepReport(tmpdir(), results)).toThrow(BadInput);
});
