import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { ClauseData } from '../engine/clauses.ts';
import { type ClauseSources, clauseUses, readClauseSources } from './clause-uses.ts';
import { clauseReport, clausesCommand, clauseTable, lacks, unfinishedText } from './clauses.ts';

const NONE: ClauseSources = { code: [], tests: [], scenarios: [], fired: {} };
const always = () => true;

function scenario(cites: readonly string[], expectation: unknown = { ok: true }) {
  return { cites, steps: [{ do: { type: 'end-phase' }, expect: expectation }] };
}

function scenarioFile(content: unknown) {
  return { path: 'content/scenarios/a.json', text: JSON.stringify(content) };
}

function clause(number: number, more: Partial<ClauseData> = {}): ClauseData {
  return {
    id: `game.zone.${number}`,
    kind: 'rule',
    role: 'effect',
    section: 'A',
    text: { en: 'A.' },
    ...more,
  };
}

describe('the uses of clauses', () => {
  it('counts literals in code, but no text that only resembles one', () => {
    const text = `holds('game.zone.1'); rule: "game.zone.2"; // game.zone.3\n'game.zone.44x' 'other.zone.5' 'game.zone.6`;
    const uses = clauseUses('game', { ...NONE, code: [{ path: 'src/a.ts', text }] }, always);
    expect([...uses.code].sort()).toEqual(['game.zone.1', 'game.zone.2']);
  });

  it('counts each test file once', () => {
    const file = (path: string) => ({ path, text: `'game.zone.1' 'game.zone.1'` });
    const uses = clauseUses('game', { ...NONE, tests: [file('a.test.ts'), file('b.test.ts')] }, always);
    expect(uses.tests.get('game.zone.1')).toBe(2);
  });

  it('counts scenarios that cite a clause, assert something and pass', () => {
    const scenarios = [
      scenarioFile([scenario(['game.zone.1', 'game.zone.1']), scenario(['game.zone.1', 'game.zone.2'])]),
      scenarioFile(scenario(['game.zone.3'], {})),
      scenarioFile({ cites: ['game.zone.4'] }),
      { path: 'content/scenarios/broken.json', text: '{' },
    ];
    const uses = clauseUses('game', { ...NONE, scenarios }, always);
    expect([...uses.scenarios]).toEqual([
      ['game.zone.1', 2],
      ['game.zone.2', 1],
    ]);
    const failing = clauseUses('game', { ...NONE, scenarios }, (one) =>
      JSON.stringify(one).includes('zone.2'),
    );
    expect(failing.scenarios.get('game.zone.1')).toBe(1);
  });
});

describe('what a clause lacks', () => {
  const report = (data: ClauseData, sources: Partial<ClauseSources> = {}) =>
    clauseReport('game', [data], clauseUses('game', { ...NONE, ...sources }, always)).clauses[0];
  const code = [{ path: 'src/a.ts', text: `'game.zone.1'` }];
  const missing = (data: ClauseData, sources: Partial<ClauseSources> = {}) => {
    const line = report(data, sources);
    return line === undefined ? null : lacks(line);
  };

  it('an effect that nothing names lacks code and a check', () => {
    expect(missing(clause(1))).toEqual(['code', 'check']);
    expect(missing(clause(1), { code })).toEqual(['check']);
    expect(missing(clause(1), { code, scenarios: [scenarioFile(scenario(['game.zone.1']))] })).toEqual([]);
    expect(missing(clause(1), { tests: code })).toEqual(['code']);
  });

  it('an absence lacks only a check', () => {
    expect(missing(clause(1, { role: 'absence' }))).toEqual(['check']);
  });

  it('a clause that is deferred or asks for nothing lacks nothing', () => {
    expect(missing(clause(1, { deferred: 'weather' }))).toEqual([]);
    expect(missing(clause(1, { role: 'definition' }))).toEqual([]);
    expect(missing(clause(1, { role: 'figure' }))).toEqual([]);
    expect(missing(clause(1, { role: 'reference' }))).toEqual([]);
  });

  it('the report sums up what is missing by topic', () => {
    const clauses = [clause(1), clause(2, { deferred: 'weather' }), clause(3, { role: 'definition' })];
    const uses = clauseUses('game', { ...NONE, code, fired: { 'game.zone.1': 7 } }, always);
    const rows = clauseTable(clauseReport('game', clauses, uses))
      .split('\n')
      .map((row) => row.trim().split(/ {2,}/));
    expect(rows[0]).toEqual([
      'topic',
      'clauses',
      'deferred',
      'to show',
      'in code',
      'scenarios',
      'tests',
      'fired',
      'missing',
    ]);
    expect(rows[1]).toEqual(['zone', '3', '1', '1', '1', '0', '0', '1', '1']);
    expect(rows[2]).toEqual(['all', ...(rows[1] ?? []).slice(1)]);
  });
});

describe('acies clauses', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  function project(files: Readonly<Record<string, string>>): string {
    const root = mkdtempSync(join(tmpdir(), 'acies-'));
    folders.push(root);
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return root;
  }

  // The parts are joined here so that this file does not count as a test of the clause.
  const id = ['bnb', 'zoc', 4].join('.');
  const all = {
    'src/rules/bnb/zones.ts': `holds('${id}')`,
    'src/rules/bnb/zones.test.ts': `expect('${id}')`,
    'src/rules/bnb/clauses/ids.ts': `'${['bnb', 'zoc', 5].join('.')}'`,
    'test/battle.test.ts': `'${id}'`,
    'content/scenarios/zoc/a.json': JSON.stringify(scenario([id, `${id}04`])),
    'content/reports/bnb-fired.json': JSON.stringify({ fired: { [id]: 12 } }),
  };

  it('tells code from tests and from the data of clauses', () => {
    const sources = readClauseSources(project(all), 'bnb');
    expect(sources.code.map((file) => file.path)).toEqual(['src/rules/bnb/zones.ts']);
    expect(sources.tests.map((file) => file.path)).toEqual([
      'src/rules/bnb/zones.test.ts',
      'test/battle.test.ts',
    ]);
    expect(sources.scenarios.map((file) => file.path)).toEqual(['content/scenarios/zoc/a.json']);
  });

  it('prints JSON', async () => {
    const { exitCode, text } = await clausesCommand(['bnb', '--json'], project(all));
    const report = JSON.parse(text);
    expect(exitCode).toBe(0);
    expect(Object.keys(report)).toEqual(['ruleset', 'clauses']);
    expect(report.clauses.find((line: { id: string }) => line.id === id)).toEqual({
      id,
      kind: 'rule',
      role: 'effect',
      deferred: null,
      code: true,
      scenarios: 1,
      tests: 2,
      fired: 12,
    });
    expect(report.clauses.filter((line: { code: boolean }) => line.code)).toHaveLength(1);
    expect(report.clauses.length).toBeGreaterThanOrEqual(921);
  });

  it('counts only scenarios that the given check passes', async () => {
    const asked: string[] = [];
    const passes = (_: unknown, path: string) => asked.push(path) < 0;
    const { text } = await clausesCommand(['bnb', '--json'], project(all), passes);
    expect(asked).toEqual(['content/scenarios/zoc/a.json']);
    expect(JSON.parse(text).clauses.every((line: { scenarios: number }) => line.scenarios === 0)).toBe(true);
  });

  it('prints a table and what is missing, and names ids that do not exist', async () => {
    const { text } = await clausesCommand(['bnb'], project(all));
    expect(text).toMatch(/^zoc +17 +0 /m);
    expect(text).toMatch(/Not in code: \d+/);
    expect(text).toMatch(/Used, but no such clause: 1\n {2}zoc: 404/);
  });

  it('says of a ruleset that no whole battle can be fought with it yet', () => {
    expect(unfinishedText({ ruleset: 'dba', clauses: [] })).toContain(
      'NOT YET WHOLE: parts of dba are not refereed yet',
    );
    for (const ruleset of ['bnb', 'hott', 'dbm', 'dbmm'])
      expect(unfinishedText({ ruleset, clauses: [] })).toBe('');
  });

  it('works in a project without content', async () => {
    expect((await clausesCommand(['bnb'], project({}))).exitCode).toBe(0);
  });

  it('counts no rule as fired if the stored run cannot be read', async () => {
    for (const broken of ['{', '[]', '{"fired":[]}', '{"fired":{"a":"x"}}']) {
      const root = project({ 'content/reports/bnb-fired.json': broken });
      expect(readClauseSources(root, 'bnb').fired).toEqual({});
    }
  });

  it('says what is wrong with its arguments', async () => {
    const root = project({});
    for (const [args, told] of [
      [[], 'needs one ruleset'],
      [['bnb', 'bnb'], 'needs one ruleset'],
      [['chess'], 'does not know the ruleset "chess"'],
      [['bnb', '--xml'], 'does not know the option --xml'],
    ] as const) {
      const { exitCode, text } = await clausesCommand(args, root);
      expect(exitCode).toBe(2);
      expect(text).toContain(told);
      expect(text).toContain('acies clauses bnb --json');
    }
    expect((await clausesCommand(['--help'], root)).exitCode).toBe(0);
  });
});
