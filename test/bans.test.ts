import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Code that lint must refuse below the screen, each example on one line. */
const BANNED = [
  'export const a = Math.sin(1);',
  'export const b = Math.atan2(1, 2);',
  'export const c = Math.hypot(1, 2);',
  'export const d = Math.pow(1, 2);',
  'export const e = Math.random();',
  'export const f = a ** 0.5;',
  "export const g = 'a'.localeCompare('b');",
  'export const h = a.toLocaleString();',
  'export const i = Date.now();',
  'export const j = performance.now();',
  "export const k = new Intl.NumberFormat('en');",
  'export const l = process.argv;',
  'export const m = window.name;',
  'export const n = document.title;',
  'export const o = crypto.randomUUID();',
  'for (const p in {}) console.log(p);',
];

const ALLOWED = 'export const a = Math.sqrt(2) + Math.abs(-1) * Math.floor(1.5) - Math.min(1, 2) / 3;\n';

interface Diagnostic {
  readonly location: { readonly path: string; readonly start: { readonly line: number } };
}

function lint(folder: string): readonly Diagnostic[] {
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const options: ExecFileSyncOptionsWithStringEncoding = {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  };
  const flags = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', '.'];
  try {
    return JSON.parse(execFileSync(process.execPath, [biome, ...flags], options)).diagnostics;
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout).diagnostics;
  }
}

describe('the linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'acies-bans-'));
  let found: readonly Diagnostic[] = [];

  beforeAll(() => {
    cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
    cpSync(join(root, 'tools', 'exact.grit'), join(folder, 'tools', 'exact.grit'));
    for (const layer of ['geometry', 'engine', 'rules/any', 'armies', 'scenario', 'web']) {
      mkdirSync(join(folder, 'src', layer), { recursive: true });
      writeFileSync(join(folder, 'src', layer, 'banned.ts'), `${BANNED.join('\n')}\n`);
      writeFileSync(join(folder, 'src', layer, 'allowed.ts'), ALLOWED);
    }
    found = lint(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const linesIn = (path: string) =>
    new Set(
      found.filter((each) => each.location.path.endsWith(path)).map((each) => each.location.start.line),
    );

  test.each(['geometry', 'engine', 'rules/any', 'armies', 'scenario'])(
    'refuses every banned line in %s',
    (layer) => {
      const missed = BANNED.filter((_, index) => !linesIn(`src/${layer}/banned.ts`).has(index + 1));
      expect(missed).toEqual([]);
      expect(linesIn(`src/${layer}/allowed.ts`).size).toBe(0);
    },
  );

  test('allows the clock in the screen', () => {
    const clock = BANNED.findIndex((line) => line.includes('Date')) + 1;
    expect(linesIn('src/web/banned.ts').has(clock)).toBe(false);
  });
});
