import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Battle, Marks } from '../src/engine/battle.ts';
import type { Event } from '../src/engine/event.ts';
import { MARKS as BNB } from '../src/rules/bnb/troops/marks.ts';
import { MARKS as DBM } from '../src/rules/dbm/troops/marks.ts';
import { MARKS as HOTT } from '../src/rules/hott/troops/marks.ts';

interface Kept {
  readonly header: { readonly ruleset: string };
  readonly opening: Battle;
  readonly entries: readonly { readonly events: readonly Event[] }[];
}

const battles = readdirSync('content/battles')
  .filter((name) => name.endsWith('.json'))
  .map((name): Kept => JSON.parse(readFileSync(`content/battles/${name}`, 'utf8')));

/** All marks that bases have or get in a battle. */
const marksIn = ({ opening, entries }: Kept): readonly string[] =>
  [
    ...opening.bases.flatMap(({ marks = {}, bound = {} }): Marks[] => [marks, bound]),
    ...entries
      .flatMap(({ events }) => events)
      .flatMap(({ changes = [] }) => changes)
      .flatMap((each) => (each.change === 'mark' || each.change === 'brand' ? [each.set] : [])),
  ].flatMap((set) => Object.keys(set));

describe('marks', () => {
  test.each([
    ['bnb', BNB],
    ['dbm', DBM],
    ['hott', HOTT],
  ] as const)('of finished battles are in the list of %s', (ruleset, known: readonly string[]) => {
    const found = new Set(battles.filter(({ header }) => header.ruleset === ruleset).flatMap(marksIn));
    expect(found.size).toBeGreaterThan(5);
    expect(
      [...found].filter((mark) => !known.includes(mark) && !mark.startsWith('known.')).toSorted(),
    ).toEqual([]);
  });

  test('are read by their lists alone, so that a slip is an error of types', () => {
    const files = ['src/debellis', 'src/rules'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    );
    const read = files.filter((name) => /(?<!\.test|marks)\.ts$/.test(name));
    const untyped = /import \{[^}]*\bfigure\b[^}]*\} from '[^']*engine\/battle\.ts'/;
    expect(read.filter((name) => untyped.test(readFileSync(name, 'utf8')))).toEqual([]);
  });
});
