import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRecord } from '../../../scenario/record-file.ts';
import { asTold, movesAsWhole } from './moves-told.ts';

function recordIn(name: string) {
  const read = readRecord(
    readFileSync(new URL(`../../../../content/battles/${name}.json`, import.meta.url), 'utf8'),
  );
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.record;
}

test('a bent column is told as one move, by its whole length', () => {
  const bent = recordIn('every-option-hotseat').entries.find(({ events }) =>
    events.some(({ figures }) => figures?.leg === 'each'),
  );
  expect(bent?.events.length).toBeGreaterThan(10);
  const told = movesAsWhole(bent?.events ?? []);
  expect(told.map(({ type, figures }) => [type, figures?.mm])).toEqual([['moved', 120]]);
});

test('a destroyed dragon is not said to end its fight', () => {
  const lost = recordIn('hott-mass').entries.find(({ events }) =>
    events.some(({ type }) => type === 'parted'),
  );
  const types = asTold(lost?.events ?? []).map(({ type }) => type);
  expect(types).toContain('destroyed');
  expect(types).not.toContain('parted');
});
