import { describe, expect, test } from 'vitest';
import { changes, formed } from './scenario-form.ts';

const scenario = (name: string, ...cites: string[]) => ({ name, ruleset: 'bnb', cites });

const file = (path: string, ...scenarios: unknown[]) => ({ path, text: JSON.stringify(scenarios) });

/** The names of the scenarios in each file, in order. */
const namesBy = (files: readonly { readonly path: string; readonly text: string }[]) =>
  Object.fromEntries(
    files.map(({ path, text }) => [path, JSON.parse(text).map((each: { name: string }) => each.name)]),
  );

describe('the text of a file', () => {
  test('has one line for each base, piece of terrain and step, and keys in the order of the schema', () => {
    const whole = {
      steps: [{ do: { type: 'fight', base: 'A' }, expect: { gone: [] } }],
      own: {},
      dice: [2, 5],
      bases: [
        { id: 'A', at: [600, 375] },
        { id: 'Z', at: [600, 375] },
      ],
      title: { en: 'A “title”', fr: 'Un titre' },
      note: null,
      ...scenario('one', 'bnb.zoc.1'),
      format: 'acies-scenario/1',
    };
    expect(formed([{ path: 'bnb/rules/zoc.json', text: JSON.stringify(whole) }]).files[0]?.text).toBe(`[
 {
  "format": "acies-scenario/1",
  "ruleset": "bnb",
  "name": "one",
  "title": {"en": "A “title”", "fr": "Un titre"},
  "cites": ["bnb.zoc.1"],
  "bases": [
   {"id": "A", "at": [600, 375]},
   {"id": "Z", "at": [600, 375]}
  ],
  "own": {},
  "dice": [2, 5],
  "steps": [
   {"do": {"type": "fight", "base": "A"}, "expect": {"gone": []}}
  ],
  "note": null
 }
]
`);
  });

  test('stays the same when it is formed again', () => {
    const once = formed([file('bnb/zoc.json', scenario('b', 'bnb.zoc.2'), scenario('a', 'bnb.zoc.1'))]).files;
    expect(formed(once).files).toEqual(once);
    expect(changes(once, formed(once).files).size).toBe(0);
  });
});

describe('a scenario', () => {
  test('stands in the file of the first clause that it cites, not of a ruling', () => {
    const { files } = formed([
      file(
        'bnb/new.json',
        scenario('zones', 'bnb.R8', 'bnb.zoc.1', 'bnb.move.1'),
        scenario('moves', 'bnb.move.1'),
      ),
    ]);
    expect(namesBy(files)).toEqual({ 'bnb/rules/zoc.json': ['zones'], 'bnb/rules/move.json': ['moves'] });
  });

  test.each([
    ['bnb.column.9', 'bnb/rules/column.json'],
    ['bnb.column.10', 'bnb/rules/column-forming.json'],
    ['bnb.column.29', 'bnb/rules/column-forming.json'],
    ['bnb.column.30', 'bnb/rules/column.json'],
    ['bnb.score.3', 'bnb/rules/victory.json'],
    ['hott.tac.2', 'hott/rules/move.json'],
    ['dbm.tac.3', 'dbm/rules/tac.json'],
  ])('that cites %s stands in %s', (id, wanted) => {
    const { files } = formed([file('bnb/new.json', scenario('one', id))]);
    expect(files.map(({ path }) => path)).toEqual([wanted]);
  });

  test('is sorted by the numbers of clauses, and scenarios of one clause keep their order', () => {
    const { files } = formed([
      file(
        'bnb/rules/zoc.json',
        scenario('z', 'bnb.zoc.10'),
        scenario('y', 'bnb.zoc.2'),
        scenario('x', 'bnb.zoc.2', 'bnb.zoc.3'),
      ),
    ]);
    expect(namesBy(files)).toEqual({ 'bnb/rules/zoc.json': ['y', 'x', 'z'] });
  });

  test('stays in its place among figures and hard cases', () => {
    const figures = file('bnb/figures/zoc.json', scenario('b', 'bnb.zoc.2'), scenario('a', 'bnb.move.1'));
    expect(namesBy(formed([figures]).files)).toEqual({ 'bnb/figures/zoc.json': ['b', 'a'] });
  });

  test('with a copy in another file is kept once, under the name in its own file', () => {
    const copy = file('bnb/old.json', scenario('old', 'bnb.zoc.1'));
    const { files, faults } = formed([copy, file('bnb/rules/zoc.json', scenario('one', 'bnb.zoc.1'))]);
    expect(namesBy(files)).toEqual({ 'bnb/rules/zoc.json': ['one'] });
    expect(faults).toEqual([]);
  });
});

test('a file without scenarios is removed', () => {
  const before = [file('bnb/zoc.json', scenario('one', 'bnb.zoc.1'))];
  const { files } = formed(before);
  expect([...changes(before, files)]).toEqual([
    ['bnb/zoc.json', null],
    ['bnb/rules/zoc.json', files[0]?.text],
  ]);
});

test.each([
  ['half a file', { path: 'bnb/new.json', text: '[{' }, /^bnb\/new\.json: .*JSON/],
  [
    'a list of something else',
    { path: 'bnb/new.json', text: '[3]' },
    /^bnb\/new\.json: this is no scenario: 3$/,
  ],
  ['a scenario without a clause', file('bnb/new.json', scenario('one', 'bnb.R3')), /“one” cites no clause/],
  [
    'namesakes',
    file('bnb/new.json', scenario('one', 'bnb.zoc.1'), scenario('one', 'bnb.zoc.2')),
    /^bnb\/rules\/zoc\.json: several scenarios are called “one”/,
  ],
])('%s is told with its place', (_, broken, message) => {
  expect(formed([broken]).faults).toEqual([expect.stringMatching(message)]);
});
