import { describe, expect, test } from 'vitest';
import { bnb } from '../rules/bnb/index.ts';
import { loadPosition } from './load.ts';
import type { Scenario, ScenarioBase } from './schema.ts';

const scenario = (bases: readonly ScenarioBase[], more: Partial<Scenario> = {}): Scenario => ({
  format: 'acies-scenario/1',
  ruleset: 'bnb',
  bases: [...bases],
  ...more,
});

const base = (id: string, more: Partial<ScenarioBase> = {}): ScenarioBase => ({
  id,
  side: 'red',
  troop: 'Reg Bd (O)',
  at: [600, 300],
  ...more,
});

const faultsOf = (given: Scenario) => {
  const loaded = loadPosition(bnb, given);
  return loaded.ok ? [] : loaded.faults.map((fault) => fault.key);
};

describe('a position', () => {
  test('takes a mark of its own ruleset for the bound, and a mark that it does not know for the battle', () => {
    const loaded = loadPosition(bnb, scenario([base('A', { marks: { impetuous: 1, bespelled: 2 } })]));
    expect(loaded.ok && loaded.battle.bases[0]).toMatchObject({
      marks: { bespelled: 2 },
      bound: { impetuous: 1 },
    });
  });

  test('stands as the file gives it', () => {
    const loaded = loadPosition(
      bnb,
      scenario([base('A', { facing: 90, flags: ['c-in-c'], marks: { moved: 40 } })]),
    );
    expect(loaded.ok && loaded.battle.bases[0]).toMatchObject({
      width: 40,
      depth: 15,
      pose: { x: 600, y: 300, facing: 262144 },
      marks: { cInC: 1 },
      bound: { moved: 40 },
    });
  });

  test('takes the flag of mounted infantry from the base or from its troop', () => {
    const loaded = loadPosition(bnb, scenario([base('A', { flags: ['mounted-infantry', 'c-in-c'] })]));
    expect(loaded.ok && loaded.battle.bases[0]?.troop).toBe('Reg mtd Bd (O)');
  });

  test('reports each pair of overlapping bases once', () => {
    const three = scenario([base('A'), base('B', { at: [610, 300] }), base('C', { at: [645, 300] })]);
    expect(faultsOf(three)).toEqual(['fault.bases-overlap', 'fault.bases-overlap']);
  });

  test.each([
    ['bases that overlap', scenario([base('A'), base('B', { at: [610, 300] })]), 'fault.bases-overlap'],
    ['an unknown troop', scenario([base('A', { troop: 'Reg Xy (O)' })]), 'fault.troop.type'],
    ['a troop that does not exist', scenario([base('A', { troop: 'Reg Wb (O)' })]), 'fault.troop.none'],
    ['an unknown side', scenario([base('A', { side: 'green' })]), 'fault.unknown-side'],
    ['an unknown flag', scenario([base('A', { flags: ['brave'] })]), 'fault.unknown-flag'],
    ['an unknown place', scenario([base('A', { in: 'space' })]), 'fault.unknown-place'],
    ['a place that every record has', scenario([base('A', { in: 'toString' })]), 'fault.unknown-place'],
    [
      'a phase that every record has',
      scenario([], { turn: { phase: 'constructor' } }),
      'fault.unknown-phase',
    ],
    ['a step that is no phase', scenario([], { turn: { phase: 'pursuit' } }), 'fault.unknown-phase'],
    ['a base off the table', scenario([base('A', { at: [5, 5] })]), 'fault.off-table'],
    ['a base without a place', scenario([{ id: 'A', side: 'red', troop: 'Bg' }]), 'fault.no-place'],
    ['the same id twice', scenario([base('A'), base('A', { at: [700, 300] })]), 'fault.same-id'],
    [
      'an area on one line',
      scenario([], {
        terrain: [
          {
            id: 'w',
            kind: 'wood',
            area: [
              [0, 0],
              [50, 50],
              [90, 90],
            ],
          },
        ],
      }),
      'fault.no-ground',
    ],
    [
      'a stronghold of nobody',
      scenario([], {
        strongholds: [
          {
            id: 'keep',
            side: 'green',
            area: [
              [0, 0],
              [60, 0],
              [60, 60],
            ],
          },
        ],
      }),
      'fault.unknown-side',
    ],
    [
      'vehicles for cavalry',
      scenario([base('A', { troop: 'Reg Cv (O)', flags: ['mounted-infantry'] })]),
      'fault.troop.mounted',
    ],
    [
      'an unknown kind of terrain',
      scenario([], {
        terrain: [
          {
            id: 'S',
            kind: 'swamp',
            area: [
              [0, 0],
              [9, 0],
              [9, 9],
            ],
          },
        ],
      }),
      'fault.unknown-terrain',
    ],
    ['terrain without a shape', scenario([], { terrain: [{ id: 'W', kind: 'Wd' }] }), 'fault.no-shape'],
    ['an unknown phase', scenario([base('A')], { turn: { phase: 'lunch' } }), 'fault.unknown-phase'],
    ['an unknown active side', scenario([base('A')], { turn: { active: 'green' } }), 'fault.unknown-side'],
  ])('%s is told', (_, given, key) => {
    expect(faultsOf(given)).toContain(key);
  });
});
