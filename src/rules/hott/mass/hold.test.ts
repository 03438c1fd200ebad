import { expect, test } from 'vitest';
import { pointsLeft } from '../../../engine/army/commands.ts';
import type { Base, Battle } from '../../../engine/battle.ts';
import { begin, decide } from '../../../engine/game/decide.ts';
import { optionsOf } from '../../../engine/game/flow.ts';
import { checkSetup } from '../../../engine/setup/check-setup.ts';
import { hott } from '../index.ts';

function blades(id: string, side: string, command: string, x: number, y: number): Base {
  const mustered = hott.muster('Blades', []);
  if ('key' in mustered) throw new Error(mustered.key);
  const pose = { x, y, facing: side === 'red' ? 0 : 524288 };
  return { ...mustered, id, side, command, pose, start: null };
}

function battleWith(pips: number): Battle {
  const checked = checkSetup(hott, {
    table: { width: 1200, depth: 600 },
    options: { ap: 48 },
    terrain: [],
    sides: [
      { id: 'red', edge: 'south', facts: {} },
      { id: 'blue', edge: 'north', facts: {} },
    ],
    bases: [
      blades('A', 'red', 'left', 100, 100),
      blades('B', 'red', 'left', 200, 90),
      blades('C', 'red', 'right', 400, 100),
      blades('Y', 'blue', 'foe', 300, 300),
      blades('D', 'red', 'left', 300, 300),
    ],
    turn: { round: 3, bound: 5, active: 'red', pips: { left: pips, right: 3 }, drawOffered: null },
    own: { demoralised: [['red', 'left']] },
    phase: 'tactical-moves',
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  return begin(hott, checked.battle).battle;
}

const offered = (battle: Battle) => optionsOf(hott, battle).flatMap(({ command }) => command.bases);

test('elements that would run off can be held, the nearest to their edge first', () => {
  expect(offered(battleWith(2))).toEqual(['B', 'A']);
});

test('a held element is not offered again, and without PIPs none is', () => {
  const held = decide(hott, battleWith(2), { type: 'hold', bases: ['B'] }, 'red');
  expect(held.ok && offered(held.battle)).toEqual(['A']);
  expect(offered(battleWith(0))).toEqual([]);
});

test('a command may have any name, even that of a property of every object', () => {
  const named = (base: Base): Base => (base.command === 'right' ? { ...base, command: 'constructor' } : base);
  const battle = battleWith(2);
  const bases = battle.bases.map(named);
  const turn = { ...battle.turn, pips: { left: 2, constructor: 3 } };
  const left = (purse: string, pips: Battle['turn']['pips']) =>
    pointsLeft({ ...battle, bases, turn: { ...turn, pips } }, purse);
  expect(left('constructor', turn.pips)).toBe(3);
  expect(left('constructor', { left: 2 })).toBe(0);
});
