/** The real inputs that the fuzzer changes. */
import { readdirSync, readFileSync } from 'node:fs';
import { armyFiles } from '../../src/armies/load-node.ts';
import {
  type BattleRecord,
  battleNow,
  type Entry,
  replayEntry,
  unplayed,
} from '../../src/engine/battle/record.ts';
import type { Battle } from '../../src/engine/battle.ts';
import type { AnyCommand } from '../../src/engine/command.ts';
import { commitmentTo } from '../../src/engine/game/records/fair-dice.ts';
import { readRecord } from '../../src/scenario/record-file.ts';
import type { Scenario } from '../../src/scenario/schema.ts';
import { type Pool, slotsOf } from './change.ts';

const CONTENT = new URL('../../content/', import.meta.url);

const textsIn = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, CONTENT), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readFileSync(new URL(folder + name, CONTENT), 'utf8'));

/** A moment of a recorded battle: the battle at that time, and the next entries. */
export interface Moment {
  readonly header: BattleRecord['header'];
  readonly battle: Battle;
  readonly entries: readonly Entry[];
}

const MOST_ENTRIES = 3;

const SECRET = '5e'.repeat(32);

/** Dice with a disclosed secret, so that every throw and every seal is checked. */
const DICE = { commitment: commitmentTo(SECRET), words: { red: 'one', blue: 'two' }, secret: SECRET };
const SEAL = 'the seal of another battle';

function momentsOf(text: string): readonly Moment[] {
  const read = readRecord(text);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const { header, entries } = read.record;
  let play = unplayed(read.record);
  return entries.map((entry, at) => {
    const battle = battleNow(play);
    play = replayEntry(play, entry) ?? play;
    const following = entries.slice(at, at + MOST_ENTRIES).map((each) => ({ ...each, seal: SEAL }));
    return { header: { ...header, dice: DICE }, battle, entries: following };
  });
}

const MOST_OF_A_KEY = 400;
/** Neighbouring moments hold nearly the same values, so only every tenth moment is used for the pool. */
const POOLED = 10;

/** All values by their keys. */
export function poolOf(values: readonly unknown[]): Pool {
  const pool = new Map<string, unknown[]>();
  for (const { holder, key } of values.flatMap(slotsOf)) {
    const list = pool.get(key) ?? [];
    if (list.length < MOST_OF_A_KEY) list.push(holder[key]);
    pool.set(key, list);
  }
  return pool;
}

/** The commands or the questions in the steps of a scenario. */
export const partsOf = ({ steps = [] }: Scenario, part: 'do' | 'ask'): readonly AnyCommand[] =>
  (steps as readonly Partial<Record<'do' | 'ask', AnyCommand>>[]).flatMap((step) => step[part] ?? []);

/** The commands and questions of all scenarios of a ruleset. */
export interface Spoken {
  readonly do: readonly AnyCommand[];
  readonly ask: readonly AnyCommand[];
}

export interface Corpus {
  readonly scenarios: readonly Scenario[];
  readonly moments: readonly Moment[];
  /** Army files: each line as a list of words. */
  readonly armies: readonly (readonly (readonly string[])[])[];
  readonly spoken: Readonly<Record<string, Spoken>>;
  readonly pool: Pool;
}

export function readCorpus(): Corpus {
  const scenarios = textsIn('scenarios/').flatMap((text) => JSON.parse(text) as Scenario | Scenario[]);
  const moments = textsIn('battles/').flatMap(momentsOf);
  const armies = armyFiles().map(({ text }) => text.split('\n').map((line) => line.split(/(\d+|\W+)/)));
  const spokenIn = (ruleset: string): Spoken => {
    const own = scenarios.filter((scenario) => scenario.ruleset === ruleset);
    return {
      do: own.flatMap((scenario) => partsOf(scenario, 'do')),
      ask: own.flatMap((scenario) => partsOf(scenario, 'ask')),
    };
  };
  const rulesets = [...new Set(scenarios.map(({ ruleset }) => ruleset))];
  const spoken = Object.fromEntries(rulesets.map((ruleset) => [ruleset, spokenIn(ruleset)]));
  const few = moments.filter((_, at) => at % POOLED === 0);
  return { scenarios, moments, armies, spoken, pool: poolOf([...scenarios, ...few]) };
}
