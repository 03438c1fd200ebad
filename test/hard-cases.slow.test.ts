/** Hard cases: positions where rules meet, each of which matters. */
import { expect, test } from 'vitest';
import { misses, passes, scenariosIn } from '../tools/dropping.ts';

const hard = scenariosIn(/^hott\/hard-[^/]*\.json$/);
const citesOf = (cites: readonly string[] | undefined): readonly string[] => [...new Set(cites)].toSorted();

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
