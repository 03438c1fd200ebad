import { expect, test } from 'vitest';
import { apply } from '../../../engine/apply.ts';
import type { Battle } from '../../../engine/battle.ts';
import { decide } from '../../../engine/decide.ts';
import { optionsOf } from '../../../engine/flow.ts';
import { publicEvent, view } from '../../../engine/view.ts';
import { loadBattle } from '../../../scenario/load.ts';
import { type Scenario, scenarioSchema } from '../../../scenario/schema.ts';
import { hott } from '../index.ts';

const WOOD = {
  id: 'wood',
  kind: 'wood',
  area: [
    [250, 250],
    [350, 250],
    [350, 350],
    [250, 350],
  ],
};

function battleOf(bases: readonly object[], pips: number, more: object = {}): Battle {
  const scenario: Scenario = scenarioSchema.parse({
    format: 'acies-scenario/1',
    ruleset: 'hott',
    terrain: [WOOD],
    turn: { round: 3, active: 'red', phase: 'special', pips },
    bases,
    ...more,
  });
  const loaded = loadBattle(hott, scenario);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return loaded.battle;
}

const A = { id: 'A', side: 'red', troop: 'Blades', at: [100, 100], facing: 0 };
const Z = { id: 'Z', side: 'blue', troop: 'Blades', at: [300, 300], facing: 180 };
const LURKER = { id: 'L', side: 'red', troop: 'Land Lurkers', in: 'reserve' };
const SPRING = { type: 'deploy', base: 'L', at: [300, 300, 0] };

test('what each seat is told of lurkers that spring is what it then sees', () => {
  const before = battleOf([A, Z, LURKER], 3);
  const decision = decide(hott, before, SPRING, 'red');
  if (!decision.ok) throw new Error(JSON.stringify(decision.reasons));
  expect(decision.battle.bases.map(({ id }) => id)).toContain('L');
  for (const seat of ['red', 'blue', null]) {
    let seen = view(hott, before, seat);
    expect(seen.bases.some(({ id }) => id === 'L')).toBe(seat === 'red');
    for (const event of decision.events) {
      const told = publicEvent(event, seat);
      if (told) seen = apply(seen, told);
    }
    expect(seen).toEqual(view(hott, decision.battle, seat));
  }
});

test('a side without lurkers is asked as one with lurkers is', () => {
  const without = view(hott, battleOf([A, Z], 3), 'blue');
  expect(without).toEqual(view(hott, battleOf([A, Z, LURKER], 3), 'blue'));
  expect(without.flow.awaits).toHaveLength(1);
});

test('offers to spring lurkers are told to their owner only', () => {
  const battle = battleOf([A, Z, LURKER], 3);
  expect(optionsOf(hott, view(hott, battle, 'red'))).toHaveLength(4);
  expect(optionsOf(hott, view(hott, battle, 'blue'))).toEqual([]);
});

test.each([
  ['lurkers', [A, Z, LURKER]],
  ['gods and dragons', [A, Z, { ...LURKER, troop: 'God' }, { ...LURKER, id: 'D', troop: 'Dragon' }]],
  ['hordes', [A, Z, { ...LURKER, troop: 'Hordes', in: 'lost' }]],
  ['a hero', [A, Z, { ...LURKER, troop: 'Hero', in: 'ensorcelled' }]],
  ['a magician', [A, Z, { ...LURKER, troop: 'Magician', in: 'ensorcelled', at: [500, 100], facing: 0 }]],
])('everything that is offered may be done: %s', (_, bases) => {
  const battle = battleOf(bases, 6);
  const options = optionsOf(hott, battle);
  expect(options.length).toBeGreaterThan(0);
  for (const { command } of options) {
    const decision = decide(hott, battle, command, 'red');
    expect(decision.ok ? [] : decision.reasons).toEqual([]);
  }
});

test('heroes are offered each wall of the stronghold', () => {
  const keep = {
    id: 'keep',
    side: 'blue',
    area: [
      [260, 540],
      [340, 540],
      [340, 600],
      [260, 600],
    ],
  };
  const hero = { id: 'H', side: 'red', troop: 'Hero', in: 'ensorcelled' };
  const options = optionsOf(hott, battleOf([A, Z, hero], 6, { strongholds: [keep] }));
  const facings = options.map(({ command }) => (command.at as number[])[2]);
  expect([...new Set(facings)].toSorted()).toEqual([0, 270, 90]);
});

test('with too few PIPs nothing is offered', () => {
  expect(optionsOf(hott, battleOf([A, Z, LURKER], 0))).toEqual([]);
});

test('where nothing can lurk and nobody waits the phase is passed over', () => {
  expect(battleOf([A, Z], 3, { terrain: [] }).flow.phase).toBe('tactical-moves');
});
