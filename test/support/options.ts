/** Tests that the options of every ruleset must pass. */
import { expect, test } from 'vitest';
import type { RulingData } from '../../src/engine/clauses.ts';
import type { GameOption } from '../../src/engine/game/options.ts';
import { scenariosIn } from '../../tools/dropping.ts';

export interface OptionsToCheck {
  readonly ruleset: string;
  readonly options: readonly GameOption[];
  readonly rulings: readonly RulingData<string>[];
  /** Options that other tests play, not scenarios. */
  readonly elsewhere?: readonly string[];
}

/** Tests that scenarios play the options of a ruleset, and that its rulings name them. */
export function describeOptions({ ruleset, options, rulings, elsewhere = [] }: OptionsToCheck): void {
  const scenarios = scenariosIn(new RegExp(`^${ruleset}/rules/`));
  const here = options.filter(({ name }) => !elsewhere.includes(name));
  const byRuling = options.filter(({ ruling }) => ruling !== undefined);

  test.each(here)('the option $name is played at each value, and without a value', (option) => {
    const played = new Set(scenarios.map(({ scenario }) => scenario.options?.[option.name]));
    expect(played).toContain(undefined);
    if (option.kind === 'switch') for (const value of [true, false]) expect(played).toContain(value);
    if (option.kind === 'choice') for (const value of option.values) expect(played).toContain(value);
    if (option.kind === 'number') expect(played.size).toBeGreaterThanOrEqual(3);
  });

  test.each(byRuling)('the option $name is named by its ruling', ({ name, ruling }) => {
    expect(rulings.find(({ number }) => number === ruling)?.option).toBe(name);
  });

  test('at most eight rulings are open to the players, each by one option', () => {
    const left = rulings.flatMap(({ option }) => option ?? []);
    expect(left.length).toBeLessThanOrEqual(8);
    expect(left.toSorted()).toEqual(byRuling.map(({ name }) => name).toSorted());
  });
}
