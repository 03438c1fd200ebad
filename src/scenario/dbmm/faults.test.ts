import { expect, test } from 'vitest';
import { dbmm } from '../../rules/dbmm/index.ts';
import { ask } from '../ask.ts';
import { loadBattle, loadPosition } from '../load.ts';
import type { Scenario } from '../schema.ts';

// What no position can say of generals and mounts, and what no question can ask.

type Flagged = readonly [id: string, troop: string, flags: readonly string[], command?: string];

const position = (...bases: readonly Flagged[]): Scenario => ({
  format: 'acies-scenario/1',
  ruleset: 'dbmm',
  bases: bases.map(([id, troop, flags, command], at) => ({
    ...{ id, side: 'red', troop, at: [300 + 100 * at, 300] as const, facing: 0, flags: [...flags] },
    ...(command === undefined ? {} : { command }),
  })),
});

const faultsOf = (scenario: Scenario): readonly string[] => {
  const loaded = loadPosition(dbmm, scenario);
  return loaded.ok ? [] : loaded.faults.map(({ key }) => key);
};

const BD = 'Reg Bd (O)';

test.each<[string, string, ...Flagged[]]>([
  ['two C-in-Cs', 'fault.one-c-in-c', ['A', BD, ['c-in-c'], '1'], ['B', BD, ['c-in-c'], '2']],
  ['two generals of a command', 'fault.one-general', ['A', BD, ['c-in-c'], '1'], ['B', BD, ['general'], '1']],
  ['a Brilliant and inert general', 'fault.general.ability', ['A', BD, ['general', 'brilliant', 'inert']]],
  ['a Brilliant element that is no general', 'fault.general.none', ['A', BD, ['brilliant']]],
  ['a general of two ranks', 'fault.general.ranks', ['A', BD, ['c-in-c', 'ally-general']]],
  ['blades in wedge', 'fault.troop.mount', ['A', BD, ['wedge']]],
])('%s are told as a fault', (_, key, ...bases) => {
  expect(faultsOf(position(...bases))).toEqual([key]);
});

test('a side may have a C-in-C, other generals, and commands without a name', () => {
  const [chief, other] = [
    ['A', BD, ['c-in-c', 'brilliant'], '1'],
    ['B', BD, ['general'], '2'],
  ] as const;
  expect(faultsOf(position(chief, other))).toEqual([]);
  expect(faultsOf(position(['A', BD, ['general']], ['B', BD, ['general']]))).toEqual([]);
});

test('no stratagem is bought twice', () => {
  const loaded = loadBattle(dbmm, position(['A', BD, []]));
  if (!loaded.ok) throw new Error('the position has faults');
  const army = [{ troop: BD, count: 1, flags: ['c-in-c'] }];
  const asked = (...stratagems: readonly string[]) =>
    ask(dbmm, loaded.battle, { type: 'cost', army, stratagems: [...stratagems] });
  expect(asked('guides', 'scouting')).toEqual({ answer: 37 });
  expect(asked('guides', 'guides')).toMatchObject({ fault: { key: 'fault.question-stratagem-twice' } });
});
