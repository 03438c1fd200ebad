import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLesson } from './lesson.ts';

const text = readFileSync(
  new URL('../../content/lessons/bnb/04-zones-of-control.json', import.meta.url),
  'utf8',
);
const lesson = () => JSON.parse(text);

const faultsOf = (value: unknown) => {
  const read = readLesson(JSON.stringify(value));
  return read.ok ? [] : read.faults;
};

test('a text longer than a phone holds is a fault, at its place', () => {
  const long = lesson();
  long.tasks[1].hint.fr = 'x'.repeat(221);
  expect(faultsOf(long)).toMatchObject([
    { key: 'fault.form', figures: { where: 'tasks.1.hint.fr', wrong: 'most', most: 220 } },
  ]);
});

test('a text that lacks a language is a fault', () => {
  const english = lesson();
  delete english.title.fr;
  expect(faultsOf(english)).toMatchObject([{ figures: { where: 'title.fr', wrong: 'type' } }]);
});

test('a task without a goal, or with a word that goals do not know, is a fault', () => {
  for (const goal of [{}, { moves: ['A'] }]) {
    const aimless = lesson();
    aimless.tasks[0].goal = goal;
    expect(faultsOf(aimless)).not.toEqual([]);
  }
});

test('another ruleset than that of the position, and one that nobody knows, are faults', () => {
  expect(faultsOf({ ...lesson(), ruleset: 'hott' })).toMatchObject([{ key: 'fault.other-ruleset' }]);
  expect(faultsOf({ ...lesson(), ruleset: 'chess' })).toMatchObject([{ key: 'fault.unknown-ruleset' }]);
});

test('what is no JSON is told as such', () => {
  expect(readLesson('{')).toMatchObject({ ok: false, faults: [{ key: 'fault.not-json-at' }] });
});
