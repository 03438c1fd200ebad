/**
 * A hard case is a position where several rules meet. It must fail without any one of them. A figure must fail without
 * at least one of its rules.
 */
import { describe, expect, test } from 'vitest';
import { RULESET_IDS } from '../src/scenario/rulesets.ts';
import { misses, passes, scenariosIn } from '../tools/dropping.ts';

const citesOf = (cites: readonly string[] | undefined): readonly string[] => [...new Set(cites)].toSorted();

describe.each(RULESET_IDS)('of %s', (ruleset) => {
  const hard = scenariosIn(new RegExp(`^${ruleset}/hard/`));

  test('there are at least 40 hard cases', () => expect(hard.length).toBeGreaterThanOrEqual(40));

  test.each(hard.map((each) => [each.name, each] as const))(
    '%s passes, and fails without any one of the rules that it cites',
    (_, each) => {
      const cites = citesOf(each.scenario.cites);
      expect(cites.length).toBeGreaterThanOrEqual(2);
      expect(passes(each)).toBe(true);
      expect(cites.filter((id) => !misses(each, id))).toEqual([]);
    },
  );

  test('no two hard cases share their rules, their name or their title', () => {
    const faces = hard.flatMap(({ scenario }) => [
      citesOf(scenario.cites).join(' '),
      scenario.name,
      JSON.stringify(scenario.title),
    ]);
    expect(faces.filter((face, at) => faces.indexOf(face) !== at)).toEqual([]);
  });

  const figures = scenariosIn(new RegExp(`^${ruleset}/figures/`));

  test.each(figures.map((each) => [each.name, each] as const))(
    'the figure %s passes, and fails without one of the rules that it cites',
    (_, each) => {
      expect(passes(each)).toBe(true);
      expect(citesOf(each.scenario.cites).some((id) => misses(each, id))).toBe(true);
    },
  );
});
