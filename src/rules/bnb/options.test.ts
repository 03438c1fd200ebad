import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withDropped } from '../../engine/effects.ts';
import { bnb } from './index.ts';
import { OPTIONS } from './options.ts';
import { bnbRulings } from './rulings.ts';
import { type BattleArmy, newBattle } from './setup/new-battle.ts';
import { suggestedTables } from './setup/table-sizes.ts';

const FILE = new URL('../../../content/scenarios/bnb/options.json', import.meta.url);

interface Told {
  readonly options?: Readonly<Record<string, unknown>>;
}

const scenarios = JSON.parse(readFileSync(FILE, 'utf8')) as readonly Told[];

/** Played elsewhere: with the ambushes, and below where an army is mustered. */
const ELSEWHERE = ['ambush', 'baggage'];

/** The values at which scenarios play an option; undefined where it is not said. */
const playedAt = (name: string): ReadonlySet<unknown> =>
  new Set(scenarios.map(({ options }) => options?.[name]));

const here = OPTIONS.filter(({ name }) => !ELSEWHERE.includes(name));

describe.each(here.map((option) => [option.name, option] as const))('the option %s', (name, option) => {
  test('is played at each value, and where it is not said', () => {
    const played = playedAt(name);
    expect(played).toContain(undefined);
    if (option.kind === 'switch') for (const value of [true, false]) expect(played).toContain(value);
    if (option.kind === 'choice') for (const value of option.values) expect(played).toContain(value);
    if (option.kind === 'number') expect(played.size).toBeGreaterThanOrEqual(3);
  });
});

test.each(OPTIONS.filter(({ ruling }) => ruling !== undefined))('$name is named by its ruling', (option) => {
  expect(bnbRulings.find(({ number }) => number === option.ruling)?.option).toBe(option.name);
});

test('at most eight rulings are left to the players, each by one option', () => {
  const left = bnbRulings.flatMap(({ option }) => option ?? []);
  expect(left.length).toBeLessThanOrEqual(8);
  expect(left.toSorted()).toEqual(
    OPTIONS.flatMap(({ name, ruling }) => (ruling === undefined ? [] : [name])).toSorted(),
  );
});

/** An army with so many bases of baggage. */
const army = (bags: number): BattleArmy => ({
  name: 'Army',
  aggression: 0,
  terrain: { mandatory: [], optional: [] },
  bases: [
    { troop: 'Reg Cv (O)', flags: ['c-in-c'] },
    ...Array.from({ length: bags }, () => ({ troop: 'Bg', flags: [] })),
  ],
});

/** Bases of baggage of the red army in a new battle. */
function bagsOf(bags: number, options: Readonly<Record<string, number>>): number | null {
  const checked = newBattle(bnb, {
    table: suggestedTables()[0],
    armies: { red: army(bags), blue: army(1) },
    options,
  });
  if (!checked.ok) return null;
  return checked.battle.bases.filter(({ side, troop }) => side === 'red' && troop === 'Bg').length;
}

describe('the option baggage', () => {
  test.each([
    ['is one where nothing is said', {}, 1],
    ['may be none', { baggage: 0 }, 0],
    ['may be two', { baggage: 2 }, 2],
    ['may be four', { baggage: 4 }, 4],
    ['may not be five', { baggage: 5 }, null],
  ])('%s', (_, options, count) => {
    expect(bagsOf(1, options)).toBe(count);
  });

  test('leaves an army whose list names another number as it is', () => {
    expect(bagsOf(3, { baggage: 2 })).toBe(3);
    expect(bagsOf(0, { baggage: 2 })).toBe(0);
  });

  test('is the rule that every army has its baggage', () => {
    expect(withDropped(['bnb.army.9'], () => bagsOf(1, { baggage: 2 }))).toBe(1);
  });
});
