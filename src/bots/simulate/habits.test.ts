import '../../../test/support/bots.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { battleNow, replay } from '../../engine/battle/record.ts';
import { rulesetOf } from '../../scenario/every-ruleset.ts';
import { readRecord } from '../../scenario/record-file.ts';
import { addedHabits, type Habits, habitsOf, NO_HABITS } from './habits.ts';

function habitsIn(file: string, side: string): Habits {
  const path = new URL(`../../../content/battles/${file}.json`, import.meta.url);
  const read = readRecord(readFileSync(path, 'utf8'));
  const rules = read.ok && rulesetOf(read.record.header.ruleset);
  if (!read.ok || !rules) throw new Error(file);
  return habitsOf(rules, read.record, battleNow(replay(read.record)), side);
}

test('the habits of both sides of a battle are counted from its record', () => {
  const [red, blue] = ['red', 'blue'].map((side) => habitsIn('hott-against-the-bot', side));
  expect(red).toMatchObject({ battles: 1, generals: 1 });
  expect([red?.bounds, blue?.bounds]).toEqual([17, 18]);
  for (const each of [red, blue]) {
    expect(each?.fought).toBeGreaterThan(0);
    expect(each?.fought).toBeLessThanOrEqual(each?.bases ?? 0);
    expect(each?.spent).toBeLessThanOrEqual(each?.points ?? 0);
    expect(each?.firstFight).toBe(red?.firstFight);
    expect(each?.quiet).toBeLessThan(each?.later ?? 0);
  }
  // Every bound after the first fight is of one side only.
  expect((red?.later ?? 0) + (blue?.later ?? 0)).toBe(17 + 18 - (red?.firstFight ?? 0));
});

test('counts of several battles add up', () => {
  const one = habitsIn('hott-against-the-bot', 'red');
  expect(addedHabits(NO_HABITS, one)).toEqual(one);
  expect(addedHabits(one, one)).toMatchObject({ battles: 2, points: 2 * one.points });
});
