import { expect, test } from 'vitest';
import { box, type TerrainWords } from '../../../../test/support/battle.ts';
import { begin, decide } from '../../../engine/game/decide.ts';
import { hott } from '../index.ts';
import { standingAt } from '../outcomes/outcomes.test-support.ts';
import { hangingRivers } from './lay-line.ts';
import { defenderOf } from './roles.ts';

const { battle } = begin(hott, standingAt({ bases: [] }, [{ step: 'battlefield' }]));

/** The fault that a command to lay a sea gets. */
function faultOf(shape: object) {
  const decision = decide(hott, battle, { type: 'lay-terrain', kind: 'sea', ...shape }, defenderOf(battle));
  return decision.ok ? null : decision.reasons[0]?.figures?.part;
}

test('a sea needs an outline and a side, not an area', () => {
  const area = box(0, 0, 600, 60);
  expect(faultOf({ area })).toEqual(['outline', 'side']);
  expect(faultOf({ outline: 'shore-1', area })).toEqual(['side']);
  expect(faultOf({ side: 'west' })).toEqual(['outline']);
  expect(faultOf({ outline: 'shore-1', side: 'west' })).toBeNull();
});

/** The rivers that lead nowhere, with one river beside a lake. */
function hanging(river: TerrainWords) {
  const lake = { id: 'lake', kind: 'lake', area: box(300, 300, 360, 360) };
  return hangingRivers(standingAt({ bases: [], terrain: [lake, { id: 'river', ...river }] }, [])).length;
}

test.each<[string, number, Omit<TerrainWords, 'kind'>]>([
  [
    'from beyond one edge to beyond another',
    0,
    {
      line: [
        [-30, 250],
        [630, 250],
      ],
    },
  ],
  [
    'from beyond an edge into a lake',
    0,
    {
      line: [
        [-30, 330],
        [310, 330],
      ],
    },
  ],
  [
    'beside the board',
    1,
    {
      line: [
        [-100, -50],
        [-100, 700],
      ],
    },
  ],
  [
    'over a corner of the board',
    1,
    {
      line: [
        [-50, 50],
        [50, -50],
      ],
    },
  ],
  [
    'in and out over one edge',
    1,
    {
      line: [
        [-10, 300],
        [250, 300],
        [-10, 570],
        [-10, 620],
      ],
    },
  ],
  [
    'from an edge to nowhere',
    1,
    {
      line: [
        [0, 250],
        [200, 250],
      ],
    },
  ],
  ['with its banks, from edge to edge', 0, { area: box(0, 240, 600, 260) }],
  ['with its banks, from an edge into a lake', 0, { area: box(0, 320, 300, 340) }],
  ['with its banks, from an edge to nowhere', 1, { area: box(0, 320, 200, 340) }],
  ['with its banks, from a lake to nowhere', 1, { area: box(360, 320, 460, 340) }],
])('a river %s', (_how, count, shape) => {
  expect(hanging({ kind: 'river', ...shape })).toBe(count);
});
