import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRecord } from '../../scenario/record-file.ts';
import { movesAsWhole } from './moves-told.ts';

const file = new URL('../../../content/battles/every-option-hotseat.json', import.meta.url);

test('a column that bends is told as one move, by its whole length', () => {
  const read = readRecord(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const bent = read.record.entries.find(({ events }) =>
    events.some(({ figures }) => figures?.leg === 'each'),
  );
  expect(bent?.events.length).toBeGreaterThan(10);
  const told = movesAsWhole(bent?.events ?? []);
  expect(told.map(({ type, figures }) => [type, figures?.mm])).toEqual([['moved', 120]]);
});
