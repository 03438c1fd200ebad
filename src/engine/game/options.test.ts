import { expect, test } from 'vitest';
import { type GameOption, optionFaults, withUsual } from './options.ts';

const KNOWN: readonly GameOption[] = [
  { name: 'rain', kind: 'switch', usual: false },
  { name: 'night', kind: 'choice', values: ['dark', 'moon'], usual: 'dark' },
  { name: 'rounds', kind: 'number', least: 1, most: 9, usual: null },
];

test.each([[{}], [{ rain: true, night: 'moon', rounds: 9 }], [{ rounds: 1 }]])('%j is right', (options) => {
  expect(optionFaults(KNOWN, options)).toEqual([]);
});

test.each<[Record<string, string | number | boolean>, string[]]>([
  [{ rain: 'true' }, ['true', 'false']],
  [{ rain: 1 }, ['true', 'false']],
  [{ night: 'bright' }, ['dark', 'moon']],
  [{ night: true }, ['dark', 'moon']],
  [{ rounds: 0 }, ['1-9']],
  [{ rounds: 10 }, ['1-9']],
  [{ rounds: 1.5 }, ['1-9']],
  [{ rounds: '3' }, ['1-9']],
])('%j is wrong, and it is said what it may be', (options, known) => {
  const [[option, value]] = Object.entries(options) as [[string, unknown]];
  expect(optionFaults(KNOWN, options)).toEqual([
    { key: 'fault.option-value', figures: { option, value, known } },
  ]);
});

test('an unknown option is named with the known ones', () => {
  expect(optionFaults(KNOWN, { snow: true, rain: true })).toEqual([
    { key: 'fault.unknown-option', figures: { option: 'snow', known: 'rain, night, rounds' } },
  ]);
});

test('a ruleset without declared options takes any', () => {
  expect(optionFaults(undefined, { snow: true })).toEqual([]);
  expect(withUsual(undefined, { snow: true })).toEqual({ snow: true });
});

test('the usual value is written down if players agreed on none', () => {
  expect(withUsual(KNOWN, { night: 'moon' })).toEqual({ rain: false, night: 'moon' });
});
