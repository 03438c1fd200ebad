/** In every scenario and every finished battle, the odds equal the counts of outcomes over all throws. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULESETS, rulesetOf } from '../src/scenario/every-ruleset.ts';
import { readRecord } from '../src/scenario/record-file.ts';
import { scenariosIn } from '../tools/dropping.ts';
import { decidedAgain } from '../tools/golden.ts';
import { awaitsFight, fightsIn, oddsAndEnds } from './support/odds.ts';

const folder = new URL('../content/battles/', import.meta.url);

const battles = readdirSync(folder).filter((name) => name.endsWith('.json'));

function recordIn(file: string) {
  const read = readRecord(readFileSync(new URL(file, folder), 'utf8'));
  if (!read.ok) throw new Error(`${file} cannot be read`);
  return read.record;
}

describe.each(RULESETS.map((rules) => [rules.id, rules] as const))('the odds of %s', (id, rules) => {
  const compared = scenariosIn(new RegExp(`^${id}/`)).map(
    (each) => [each.name, fightsIn(rules, each.scenario)] as const,
  );

  test('are compared for many fights', () =>
    expect(compared.flatMap(([, fights]) => fights).length).toBeGreaterThan(500));

  test.each(compared.filter(([, fights]) => fights.length > 0))('%s', (_, fights) => {
    for (const { said, came } of fights.map((battle) => oddsAndEnds(rules, battle)))
      expect(said).toEqual(came);
  });
});

test.each(battles)('%s: the odds of its fights equal the counts over all throws', (file) => {
  const record = recordIn(file);
  const rules = rulesetOf(record.header.ruleset);
  if (!rules) throw new Error(`no ruleset is called ${record.header.ruleset}`);
  for (const battle of decidedAgain(record).play.battles.filter((each) => awaitsFight(rules, each))) {
    const { said, came } = oddsAndEnds(rules, battle);
    expect(said).toEqual(came);
  }
});
