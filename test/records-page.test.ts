/** Other programs are written from `docs/records.md`, so its examples and its tables must be right. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { hashOf } from '../src/engine/battle/hash.ts';
import { type BattleRecord, battleNow, isTold, replayEntry, unplayed } from '../src/engine/battle/record.ts';
import { findBase } from '../src/engine/battle.ts';
import { LIMITS } from '../src/engine/data/limits.ts';
import { commitmentTo, fairFaces } from '../src/engine/game/records/fair-dice.ts';
import { sealOf } from '../src/engine/game/records/seal.ts';
import { rulesetOf } from '../src/scenario/every-ruleset.ts';
import { readScenarios } from '../src/scenario/read.ts';
import { checkRecord } from '../src/scenario/record-check.ts';
import { readRecord } from '../src/scenario/record-file.ts';
import { runScenario } from '../src/scenario/run.ts';
import { GOLDEN } from './golden-ends.ts';

const page = readFileSync('docs/records.md', 'utf8');
const [recordText = '', scenarioText = ''] = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(
  ([, text]) => text ?? '',
);

const rulesNamed = (id: string) => {
  const rules = rulesetOf(id);
  if (!rules) throw new Error(`no ruleset is called ${id}`);
  return rules;
};

async function exampleRecord() {
  const read = await readRecord(recordText);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.record;
}

const END = /hash `([0-9a-f]{64})`/.exec(page)?.[1];

describe('the example of a record', () => {
  test('is decided as recorded, has fair dice, and ends with the hash on the page', async () => {
    const record = await exampleRecord();
    expect(checkRecord(rulesNamed(record.header.ruleset), record)).toMatchObject({
      applies: true,
      difference: null,
      fairness: { dice: 'fair', throws: 1, seals: record.entries.length },
      hash: END,
      winner: 'red',
    });
  });

  test('has the positions and hashes of the table', async () => {
    const record = await exampleRecord();
    let play = unplayed(record);
    const rows = record.entries.map((entry, number) => {
      play = replayEntry(play, entry) ?? play;
      const battle = battleNow(play);
      const { x, y, facing } = findBase(battle, 'G')?.pose ?? {};
      const points = battle.turn.pips[''] ?? 'none';
      const hash = hashOf(battle).slice(0, 16);
      return `| ${number} \`${entry.command.type}\` | ${x}, ${y} | ${facing} | ${points} | \`${hash}\` |`;
    });
    expect(page).toContain(rows.join('\n'));
  });
});

test('the example of a scenario passes', async () => {
  const read = await readScenarios(scenarioText);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const [scenario] = read.scenarios;
  if (!scenario) throw new Error('the page has no scenario');
  const result = runScenario(rulesNamed(scenario.ruleset), scenario);
  expect([...result.faults, ...result.failures, ...result.warnings]).toEqual([]);
  expect(result.asserts).toBe(true);
});

const SECRET = 'ab'.repeat(32);
const DICE = { commitment: commitmentTo(SECRET), words: { red: 'é', blue: '1' }, secret: SECRET };

/** The record with the throws that a secret would give; the events stay those of the old throws. */
function withFairDice(record: BattleRecord): BattleRecord {
  const rules = rulesNamed(record.header.ruleset);
  let play = unplayed(record);
  let told = 0;
  const entries = record.entries.map((entry) => {
    const battle = battleNow(play);
    const answer = battle.flow.awaits[0]?.answer;
    const throws = entry.by === 'dice' && answer?.form === 'faces' ? answer.dice : null;
    const command = throws
      ? { type: 'roll', faces: fairFaces(rules, DICE, { told, battle }, throws) }
      : entry.command;
    play = replayEntry(play, entry) ?? play;
    const seal = sealOf(rules, SECRET, { told, battle: battleNow(play) });
    told += isTold(entry, null) ? 1 : 0;
    return { ...entry, command, seal };
  });
  return { ...record, header: { ...record.header, dice: DICE }, entries };
}

describe('a program written from the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'acies-records-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const written = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const read = (files: readonly string[]) =>
    execFileSync('python3', ['examples/records/read.py', ...files], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('reads the example', () => {
    expect(read([written('example.json', recordText)])).toMatchObject([
      { hash: END, winner: 'red', dice: 'fair' },
    ]);
  });

  test('computes the hashes of all finished battles', () => {
    const found = read(Object.keys(GOLDEN).map((name) => join('content/battles', name)));
    expect(found.map(({ hash, winner }) => ({ hash, winner }))).toEqual(
      Object.values(GOLDEN).map(({ hash, winner }) => ({ hash, winner })),
    );
  });

  test('tells fair dice and seals from a wrong seal, in battles with hidden bases', async () => {
    const files = await Promise.all(
      ['ambush.json', 'hott-resigned.json'].map(async (name) => {
        const own = await readRecord(readFileSync(join('content/battles', name), 'utf8'));
        if (!own.ok) throw new Error(JSON.stringify(own.faults));
        const record = withFairDice(own.record);
        const [first, ...others] = record.entries;
        const spoilt = { ...record, entries: [{ ...first, seal: SECRET }, ...others] };
        return [written(name, JSON.stringify(record)), written(`spoilt-${name}`, JSON.stringify(spoilt))];
      }),
    );
    expect(read(files.flat()).map(({ dice }) => dice)).toEqual([
      'fair',
      'wrong seal in entry 0',
      'fair',
      'wrong seal in entry 0',
    ]);
  });
});

type Parts = { readonly [name: string]: unknown };

/** Parts that may hold any names, such as those of options. The page does not list them. */
const BY_NAME = [
  'options',
  'seats',
  'words',
  'facts',
  'marks',
  'bound',
  'pips',
  'own',
  'figures',
  'about',
  'command',
];
const FREE = [...BY_NAME, 'stack'];

/** Adds the names of all parts inside a value. */
function namesIn(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const each of value) namesIn(each, found);
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value as Parts)) {
      found.add(name);
      const isFree = FREE.includes(name) || (name === 'set' && !('round' in (part as Parts)));
      if (!isFree) namesIn(part, found);
    }
}

/** The page without its examples. */
const prose = page.replace(/```json[\s\S]*?```/g, '');

const isNamed = (name: string): boolean => prose.includes(`\`${name}\``) || prose.includes(`"${name}"`);

describe('the page tells', () => {
  test('every part of the finished battles', () => {
    const found = new Set<string>();
    for (const name of readdirSync('content/battles'))
      namesIn(JSON.parse(readFileSync(join('content/battles', name), 'utf8')), found);
    expect(found.size).toBeGreaterThan(60);
    expect([...found].filter((name) => !isNamed(name))).toEqual([]);
  });

  test('every change that an event can make', () => {
    const sources = ['src/engine/event.ts', 'src/engine/game/event.ts'];
    const source = sources.map((path) => readFileSync(path, 'utf8')).join('\n');
    const changes = [...source.matchAll(/readonly change: '([a-z]+)'/g)].map(([, name]) => name);
    expect(changes.length).toBeGreaterThan(14);
    expect(changes.filter((name) => !page.includes(`\n| \`${name}\` |`))).toEqual([]);
  });

  test('the limits within which files are read', () => {
    const { file, entries, bases, pieces } = LIMITS;
    const counts = [entries, bases, pieces].map((each) => String(each).replace(/\B(?=(\d{3})+$)/, ','));
    expect(prose.replace(/\s+/g, ' ')).toContain(
      `at most ${file / 1_000_000} MB, ${counts[0]} entries, ${counts[1]} bases and ${counts[2]} pieces of terrain`,
    );
  });

  test('every part of scenario files', () => {
    const found = new Set<string>();
    const visit = (schema: unknown): void => {
      if (Array.isArray(schema)) for (const each of schema) visit(each);
      else if (typeof schema === 'object' && schema !== null) {
        for (const name of Object.keys(((schema as Parts).properties as Parts | undefined) ?? {}))
          found.add(name);
        for (const part of Object.values(schema)) visit(part);
      }
    };
    visit(JSON.parse(readFileSync('content/scenario.schema.json', 'utf8')));
    expect(found.size).toBeGreaterThan(40);
    expect([...found].filter((name) => !isNamed(name))).toEqual([]);
  });
});
