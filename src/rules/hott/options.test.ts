import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkSetup } from '../../engine/setup.ts';
import { hott } from './index.ts';
import { OPTIONS } from './options.ts';
import { hottRulings } from './rulings.ts';

const FILE = new URL('../../../content/scenarios/hott/options.json', import.meta.url);

interface Told {
  readonly options?: Readonly<Record<string, unknown>>;
}

const scenarios = JSON.parse(readFileSync(FILE, 'utf8')) as readonly Told[];

/** The values at which scenarios play an option; undefined where it is not said. */
const playedAt = (name: string): ReadonlySet<unknown> =>
  new Set(scenarios.map(({ options }) => options?.[name]));

describe.each(OPTIONS.map((option) => [option.name, option] as const))('the option %s', (name, option) => {
  test('is played at each value, and where it is not said', () => {
    const played = playedAt(name);
    expect(played).toContain(undefined);
    if (option.kind === 'switch') for (const value of [true, false]) expect(played).toContain(value);
    if (option.kind === 'choice') for (const value of option.values) expect(played).toContain(value);
    if (option.kind === 'number') expect(played.size).toBeGreaterThanOrEqual(3);
  });

  test('is named by its ruling', () => {
    if (option.ruling === undefined) return;
    const ruling = hottRulings.find(({ number }) => number === option.ruling);
    expect(ruling?.option).toBe(name);
  });
});

test('at most eight rulings are left to the players, each by one option', () => {
  const left = hottRulings.flatMap(({ option }) => option ?? []);
  expect(left.length).toBeLessThanOrEqual(8);
  expect(left.toSorted()).toEqual(
    OPTIONS.flatMap(({ name, ruling }) => (ruling === undefined ? [] : [name])).toSorted(),
  );
});

const setupWith = (options: Readonly<Record<string, string | number | boolean>>) =>
  checkSetup(hott, {
    table: hott.table,
    options,
    terrain: [],
    sides: [
      { id: 'red', edge: 'south', facts: {} },
      { id: 'blue', edge: 'north', facts: {} },
    ],
    bases: [],
    turn: { round: 1, bound: 1, active: 'red', pips: {}, drawOffered: null },
    own: {},
    phase: null,
  });

test('a battle keeps what was agreed on and what is usual', () => {
  const checked = setupWith({ bounds: 12, woodShots: 'corner' });
  expect(checked.ok && checked.battle.options).toEqual({
    bounds: 12,
    hiddenLurkers: true,
    sharedGod: false,
    hordesReturn: 'all',
    ensorcelledGeneralLost: true,
    woodShots: 'corner',
    pursuitIntoBadGoing: true,
  });
});

test('a battle with an unknown option, or one of no such value, is refused', () => {
  expect(setupWith({ sharedGods: true })).toMatchObject({
    ok: false,
    faults: [{ key: 'fault.unknown-option', figures: { option: 'sharedGods' } }],
  });
  expect(setupWith({ woodShots: 'never' })).toMatchObject({
    ok: false,
    faults: [{ key: 'fault.option-value', figures: { option: 'woodShots', value: 'never' } }],
  });
});
