import { expect, test } from 'vitest';
import { type Battle, placedBase } from '../src/engine/battle.ts';
import { whoReaches, whoShoots } from '../src/engine/moves/reaching.ts';
import { bnb } from '../src/rules/bnb/index.ts';
import { loadBattle } from '../src/scenario/load.ts';

const base = (id: string, side: string, troop: string, x: number, y: number, facing: number) => ({
  id,
  side,
  troop,
  at: [x, y],
  facing,
});

/** Z stands before blades, bows and a far cavalry; it is the bound of blue. */
function position(): Battle {
  const loaded = loadBattle(bnb, {
    format: 'acies-scenario/1',
    ruleset: 'bnb',
    title: 'Reaching',
    table: { width: 900, depth: 900 },
    sides: { red: { edge: 'south' }, blue: { edge: 'north' } },
    bases: [
      base('B', 'red', 'Reg Bd (O)', 400, 350, 0),
      base('W', 'red', 'Reg Bw (O)', 440, 350, 0),
      base('F', 'red', 'Reg Cv (O)', 700, 100, 0),
      base('S', 'red', 'Reg Bd (O)', 100, 100, 0),
      base('Z', 'blue', 'Reg Sp (O)', 420, 400, 180),
    ],
    turn: { round: 2, active: 'blue', phase: 'voluntary-moves', pips: 0 },
  } as never);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults));
  return loaded.battle;
}

function asked(who: typeof whoReaches, target: string): readonly string[] {
  const battle = position();
  const found = placedBase(battle, target);
  if (!found) throw new Error(`${target} is not on the table`);
  return who(bnb, battle, found).map(({ id }) => id);
}

test('those near enough can reach a base, also out of their bound and without points', () => {
  expect(asked(whoReaches, 'Z')).toEqual(['B', 'W']);
  expect(asked(whoReaches, 'B')).toEqual(['Z']);
  expect(asked(whoReaches, 'S')).toEqual([]);
});

test('only shooters have a base in range', () => {
  expect(asked(whoShoots, 'Z')).toEqual(['W']);
  expect(asked(whoShoots, 'B')).toEqual([]);
});
