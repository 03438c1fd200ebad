import { expect, test } from 'vitest';
import { findBase } from '../../../engine/battle.ts';
import { optionsOf } from '../../../engine/game/flow.ts';
import { hott } from '../../../rules/hott/index.ts';
import { loadBattle } from '../../../scenario/load.ts';
import type { Scenario } from '../../../scenario/schema.ts';
import { bestPlace } from './best-place.ts';

/** Land lurkers may spring on the enemies in a wood. */
function lurking(enemies: readonly { readonly id: string; readonly troop: string; readonly x: number }[]) {
  const loaded = loadBattle(hott, {
    format: 'acies-scenario/1',
    ruleset: 'hott',
    title: 'Lurkers',
    terrain: [
      {
        id: 'wood',
        kind: 'wood',
        area: [
          [150, 250],
          [450, 250],
          [450, 450],
          [150, 450],
        ],
      },
    ],
    bases: [
      { id: 'A', side: 'red', troop: 'Hero', at: [60, 60, 0], flags: ['general'] },
      { id: 'L', side: 'red', troop: 'Land Lurkers', in: 'reserve' },
      ...enemies.map(({ id, troop, x }) => ({ id, side: 'blue', troop, at: [x, 350], facing: 180 })),
    ],
    turn: { round: 3, active: 'red', phase: 'special', pips: 1 },
  } as unknown as Scenario);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  const { battle } = loaded;
  const base = findBase(battle, 'L');
  const places = optionsOf(hott, battle)
    .map(({ command }) => command)
    .filter(({ base: id }) => id === 'L')
    .map((command) => ({ command, at: command.at as [number, number, number] }));
  if (!base) throw new Error('no lurker');
  return places[bestPlace(hott, battle, base, places) ?? -1];
}

test('a lurker is first offered the enemy that it beats most often', () => {
  const weak = { id: 'K', troop: 'Knights' } as const;
  const strong = { id: 'W', troop: 'Warband' } as const;
  const near = (x: number) => (place: ReturnType<typeof lurking>) => Math.abs((place?.at[0] ?? 999) - x) < 60;
  expect(
    near(220)(
      lurking([
        { ...weak, x: 220 },
        { ...strong, x: 380 },
      ]),
    ),
  ).toBe(true);
  expect(
    near(380)(
      lurking([
        { ...strong, x: 220 },
        { ...weak, x: 380 },
      ]),
    ),
  ).toBe(true);
});

test('without a fight no place is better than others', () => {
  expect(lurking([{ id: 'K', troop: 'Knights', x: 560 }])).toBeUndefined();
});
