import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REPORTS } from '../tools/report.ts';

test.each(readdirSync(REPORTS).filter((name) => name !== 'README.md'))(
  '%s begins with its date and the version of Acies',
  (name) => {
    const text = readFileSync(`${REPORTS}/${name}`, 'utf8');
    expect(text).toMatch(
      name.endsWith('.json')
        ? /^\{\n {2}"date": "\d{4}-\d\d-\d\d",\n {2}"version": "\d+\.\d+\.\d+",\n/
        : /^\d{4}-\d\d-\d\d, Acies \d+\.\d+\.\d+\n/,
    );
  },
);
