import { describe, expect, test } from 'vitest';
import { keptElsewhere } from './caches.ts';
import { sourceFiles } from './files.ts';

/** Files that may keep values between calls, each with the reason. See docs/decisions/caches.md. */
const REASONS: Readonly<Record<string, string>> = {
  'src/geometry/exact.ts': 'a table of fixed size, asked too often for anything else',
  'src/engine/effects.ts': 'which rules are out of force while a test runs',
  'src/words/catalogues.ts': 'the messages that are loaded',
  'src/bots/knowledge/known.ts': 'the rulesets whose bots are loaded',
  'src/web/state/keeping/store.ts': 'battles that the browser cannot keep or must not: the state of a page',
};

const fileOf = (line: string): string => line.replace(/:.*/, '');

describe('the values that modules keep between calls', () => {
  const found = keptElsewhere(sourceFiles('src'));

  test('are kept only by src/engine/data/memory.ts', () => {
    expect(found.filter((line) => REASONS[fileOf(line)] === undefined)).toEqual([]);
  });

  test('every reason belongs to a file that needs it', () => {
    const files = found.map(fileOf);
    expect(Object.keys(REASONS).filter((path) => !files.includes(path))).toEqual([]);
  });
});

const found = (text: string, path = 'src/bots/any.ts') => keptElsewhere([{ path, text }]);

describe('the check itself', () => {
  test.each([
    'const kept = new WeakMap<Base, string>();',
    'const kept = new Map<string, readonly number[]>();',
    'export const seen: Set<string> = new Set();',
    'let latest: Answer | null = null;',
    "const known = new Map([['a', 1]]);\nexport const learn = () => known.set('b', 2);",
    'const list: number[] = [];\nfunction note() {\n  list.push(1);\n}',
    'const slots = Array.from({ length: 9 });\nfunction note(at: number) {\n  slots[at] = 1;\n}',
    'const book: Book = {};\nfunction note() {\n  book.answer ??= 1;\n}',
    'function memory() {\n  const kept = new WeakMap();\n  return kept;\n}',
  ])('finds: %s', (text) => {
    expect(found(text)).toHaveLength(1);
  });

  test.each([
    "const KINDS = new Set(['a', 'b']);\nexport const isKind = (kind: string) => KINDS.has(kind);",
    "const table = new Map([['a', 1]]);\nexport const of = (name: string) => table.get(name);",
    'function count() {\n  const found = new Map();\n  let sum = 0;\n  found.set(1, sum);\n}',
    'const NONE: readonly string[] = [];\nexport const sorted = NONE.toSorted();',
    'const open = signal(new Set());\nexport function close() {\n  open.value = new Set();\n}',
  ])('lets pass: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('allows the state of a page, but no kept answers', () => {
    expect(found('let touched = false;', 'src/web/state/any.ts')).toEqual([]);
    expect(found('const kept = new Map();', 'src/web/state/any.ts')).toHaveLength(1);
  });
});
