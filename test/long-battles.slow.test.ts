import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { battleNow, replay } from '../src/engine/battle/record.ts';
import { dbmm } from '../src/rules/dbmm/index.ts';
import { rulesetOf } from '../src/scenario/every-ruleset.ts';
import { checkRecord } from '../src/scenario/record-check.ts';
import { readRecord } from '../src/scenario/record-file.ts';
import { GOLDEN, LONG } from './golden-ends.ts';

// Battles that are too long for the tests of every day. A person played this one on the screen against a bot, mostly by
// suggestions, from the season to the score.

const text = readFileSync(new URL('../content/long-battles/dbmm.json', import.meta.url), 'utf8');

test('a battle of 400 points is decided as recorded, to its end by losses', { timeout: 600_000 }, () => {
  const read = readRecord(text);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const { record } = read;
  expect(record.opening.options.ap).toBe(400);
  const kinds = new Set(record.entries.map(({ command }) => command.type));
  for (const kind of [
    'choose-terrain',
    'lay-terrain',
    'deploy-group',
    'orders',
    'move',
    'advance',
    'rally',
    'fight',
  ])
    expect(kinds).toContain(kind);
  expect(checkRecord(dbmm, record)).toMatchObject({
    applies: true,
    difference: null,
    winner: 'blue',
    hash: '0e1649382497c267847bf2455cabcc9a67d3886ea998870c5f3995de68eae195',
  });
  expect(battleNow(replay(record)).result?.how).toBe('losses');
});

test.each(LONG)('%s is decided as recorded', { timeout: 600_000 }, (file) => {
  const read = readRecord(readFileSync(new URL(`../content/battles/${file}`, import.meta.url), 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const { hash, winner } = GOLDEN[file] ?? {};
  const rules = rulesetOf(read.record.header.ruleset);
  if (!rules) throw new Error(`no ruleset is called ${read.record.header.ruleset}`);
  expect(checkRecord(rules, read.record)).toMatchObject({ applies: true, difference: null, hash, winner });
});
