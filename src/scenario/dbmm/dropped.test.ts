import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyCommand } from '../../engine/command.ts';
import { withDropped } from '../../engine/effects.ts';
import { decide } from '../../engine/game/decide.ts';
import { optionsOf } from '../../engine/game/flow.ts';
import { dbmm } from '../../rules/dbmm/index.ts';
import { loadBattle } from '../load.ts';
import { readScenarios } from '../read.ts';

// What happens in scenarios, but is not among their expectations.

interface Step {
  readonly by: string;
  readonly command: AnyCommand;
}

/** What commands do in the position of a scenario of the book. */
function played(file: string, name: string, steps: readonly Step[]) {
  const read = readScenarios(readFileSync(`content/scenarios/dbmm/${file}.json`, 'utf8'));
  const scenario = read.ok ? read.scenarios.find((each) => each.name === name) : undefined;
  const loaded = scenario && loadBattle(dbmm, scenario);
  if (!loaded?.ok) throw new Error(name);
  return steps.reduce(
    ({ battle }, { by, command }) => {
      const decision = decide(dbmm, battle, command, by);
      if (!decision.ok) throw new Error(JSON.stringify([command, decision.reasons]));
      return decision;
    },
    { ok: true as const, battle: loaded.battle, events: [] as readonly { readonly rule?: string }[] },
  );
}

const by = (side: string, command: AnyCommand): Step => ({ by: side, command });

test('a spontaneous advance lines up with the enemy that it meets', () => {
  const place = () => {
    const { battle } = played('figures/spontaneous-advances', 'advance-straight-into-contact', [
      by('red', { type: 'advance', base: 'A' }),
    ]);
    const base = battle.bases.find(({ id }) => id === 'A');
    return [base?.pose?.x, base?.bound.askew];
  };
  expect(place()).toEqual([910, undefined]);
  expect(withDropped(['dbmm.imp.56'], place)).not.toEqual([910, undefined]);
});

test('elements that dismount as one are put aside, not lost', () => {
  const places = () =>
    played('rules/dism', 'three-chariots-on-foot', [
      by('red', { type: 'dismount', bases: ['A', 'B', 'C'] }),
    ]).battle.bases.flatMap(({ id, place }) => (id === 'B' || id === 'C' ? [place] : []));
  expect(places()).toEqual(['aside', 'aside']);
  expect(withDropped(['dbmm.dism.18'], places)).toEqual(['lost', 'lost']);
});

test('those who flee from an arrival flee by its clause', () => {
  const rules = () =>
    played('rules/flank', 'enemy-flees', [
      by('dice', { type: 'roll', faces: [3, 6] }),
      by('red', { type: 'deploy', base: 'P', at: [0, 700, 90] }),
    ]).events.map(({ rule }) => rule);
  expect(rules()).toContain('dbmm.flee.5');
  expect(withDropped(['dbmm.flee.5'], rules)).not.toContain('dbmm.flee.5');
});

test('the program offers places for a piece of terrain', () => {
  const offered = () => {
    const { battle } = played('rules/setup', 'offered-places', [
      by('red', { type: 'choose-terrain', pieces: [{ kind: 'Wd', size: 'small' }] }),
      by('blue', { type: 'choose-terrain', pieces: [{ kind: 'O', size: 'large' }] }),
      by('blue', { type: 'name-edge', edge: 'west' }),
      by('red', { type: 'name-edge', edge: 'south' }),
      by('dice', { type: 'roll', faces: [4, 3] }),
    ]);
    return optionsOf(dbmm, battle).length;
  };
  expect(offered()).toBeGreaterThan(0);
  expect(withDropped(['dbmm.setup.52'], offered)).toBe(0);
});
