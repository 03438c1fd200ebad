import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SRC = 'src';
/** The most lines that two files of the sister rulesets may have in common. */
const MOST_SHARED = 20;
const SHORT = 12;

const filesOf = (ruleset: string): readonly string[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.includes(`/${ruleset}/`) && path.endsWith('.ts') && !path.endsWith('.test.ts'));

/** The lines of a file that say something: no imports, no comments, no brackets. */
const linesOf = (path: string): ReadonlySet<string> =>
  new Set(
    readFileSync(`${SRC}/${path}`, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.length > SHORT && !/^(import|type|\/\/|\*|\/\*|\})/.test(line)),
  );

test('no two files of dbm and dbmm say the same in many lines: what both do alike stands in debellis', () => {
  const [one, other] = ['dbm', 'dbmm'].map((id) =>
    filesOf(id).map((path) => ({ path, lines: linesOf(path) })),
  );
  const alike = (one ?? []).flatMap((a) =>
    (other ?? []).flatMap((b) => {
      const shared = [...a.lines].filter((line) => b.lines.has(line)).length;
      return shared > MOST_SHARED ? [`${a.path} and ${b.path}: ${shared} lines`] : [];
    }),
  );
  expect(one?.length).toBeGreaterThan(100);
  expect(other?.length).toBeGreaterThan(40);
  expect(alike).toEqual([]);
});
