/** Hard cases: positions where rules meet, each of which matters. Figures: of their rules at least one does. */
import { describe, expect, test } from 'vitest';
import { RULESET_IDS } from '../src/scenario/rulesets.ts';
import { misses, passes, scenariosIn } from '../tools/dropping.ts';

const citesOf = (cites: readonly string[] | undefined): readonly string[] => [...new Set(cites)].toSorted();

describe.each(RULESET_IDS)('of %s', (ruleset) => {
  const hard = scenariosIn(new RegExp(`^${ruleset}/hard/`));

  test('there are at least 40', () => expect(hard.length).toBeGreaterThanOrEqual(40));

  test.each(hard.map((each) => [each.name, each] as const))(
    '%s holds, and misses each rule it names',
    (_, each) => {
      const cites = citesOf(each.scenario.cites);
      expect(cites.length).toBeGreaterThanOrEqual(2);
      expect(passes(each)).toBe(true);
      expect(cites.filter((id) => !misses(each, id))).toEqual([]);
    },
  );

  test('no two are of the same rules, or of the same name or title', () => {
    const faces = hard.flatMap(({ scenario }) => [
      citesOf(scenario.cites).join(' '),
      scenario.name,
      JSON.stringify(scenario.title),
    ]);
    expect(faces.filter((face, at) => faces.indexOf(face) !== at)).toEqual([]);
  });

  const figures = scenariosIn(new RegExp(`^${ruleset}/figures/`));

  test.each(figures.map((each) => [each.name, each] as const))(
    '%s, a figure, misses a rule that it names',
    (_, each) => {
      expect(passes(each)).toBe(true);
      expect(citesOf(each.scenario.cites).some((id) => misses(each, id))).toBe(true);
    },
  );
});
