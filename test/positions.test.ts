/** The positions in content/positions: each can be loaded, is unlike the others, and has an answer that the rules allow. */
import './support/bots.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { namesIn } from '../src/bots/simulate/conditions.ts';
import { battleOf, orderedAs, unmetIn } from '../src/bots/simulate/solving.ts';
import type { Battle } from '../src/engine/battle.ts';
import type { Ruleset } from '../src/engine/contract.ts';
import { THEMES } from '../src/scenario/position-schema.ts';
import { type Position, readPositions } from '../src/scenario/positions.ts';
import { loadRulesets } from '../src/scenario/rulesets.ts';

/** The positions of each ruleset. */
const LEAST = 100;
const [LEAST_BASES, MOST_BASES] = [3, 16];

const rulesets = await loadRulesets();

function positionsOf({ id }: Ruleset): readonly Position[] {
  const path = new URL(`../content/positions/${id}.json`, import.meta.url);
  const read = readPositions(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.positions;
}

/** What makes a position: its theme, and the troops of both sides. Where they stand does not make another one. */
function kindOf({ theme, scenario: { bases = [], turn } }: Position): string {
  const troops = bases.map(
    ({ troop, side, flags = [] }) => `${side === turn?.active} ${troop} ${flags.join()}`,
  );
  return [theme, ...troops.toSorted()].join('|');
}

function ordered(rules: Ruleset, before: Battle, name: string, commands: Position['solution']): Battle {
  const end = orderedAs(rules, before, commands);
  if (!end.ok) throw new Error(`${name}: ${JSON.stringify(end)}`);
  return end.battle;
}

describe.each(rulesets.map((rules) => ({ id: rules.id, rules })))('the positions of $id', ({ rules }) => {
  const positions = positionsOf(rules);

  test(`are ${LEAST} or more, of different kinds and with different names`, () => {
    expect(positions.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(positions.map(({ name }) => name)).size).toBe(positions.length);
    expect(new Set(positions.map(kindOf)).size).toBe(positions.length);
  });

  test('have many themes, both sides of the table and both sides with the move', () => {
    const themes = new Set(positions.map(({ theme }) => theme));
    expect(themes.size).toBeGreaterThanOrEqual(THEMES.length - 1);
    const moving = positions.map(({ scenario: { sides, turn } }) => {
      const active = turn?.active ?? '';
      return `${active} ${sides?.[active]?.edge}`;
    });
    expect(new Set(moving).size).toBe(4);
  });

  test('have a title in both languages, few bases, and conditions about what stands there', () => {
    for (const { name, scenario, good } of positions) {
      const { title, bases = [], terrain = [], strongholds = [] } = scenario;
      expect(title, name).toEqual({ en: expect.stringMatching(/\w/), fr: expect.stringMatching(/\w/) });
      expect(bases.length, name).toBeGreaterThanOrEqual(LEAST_BASES);
      expect(bases.length, name).toBeLessThanOrEqual(MOST_BASES);
      const ids = [...bases, ...terrain, ...strongholds].map(({ id }) => id);
      expect(
        good.flatMap(namesIn).filter((id) => !ids.includes(id)),
        name,
      ).toEqual([]);
    }
  });

  test('are solved by their solution, and not by doing nothing', () => {
    for (const position of positions) {
      const { name, solution } = position;
      const before = battleOf(rules, position);
      expect(unmetIn(position, before, ordered(rules, before, name, solution)), name).toEqual([]);
      if (solution.length > 0) expect(unmetIn(position, before, before).length, name).toBeGreaterThan(0);
    }
  });

  test('are spoilt by the bad order where the best is to give none', () => {
    const quiet = positions.filter(({ solution }) => solution.length === 0);
    expect(quiet.length).toBeGreaterThan(0);
    for (const position of quiet) {
      const before = battleOf(rules, position);
      const { name, bad } = position;
      expect(bad, name).not.toBeNull();
      const spoilt = ordered(rules, before, name, bad ? [bad] : []);
      expect(unmetIn(position, before, spoilt).length, name).toBeGreaterThan(0);
    }
  });
});
