import { expect, test } from 'vitest';
import {
  type BaseWords,
  battleOf,
  box,
  idsOf,
  onTable,
  type TerrainWords,
} from '../../../../test/support/battle.ts';
import { gapsOf } from '../../../engine/board/gaps.ts';
import { goingUnder } from '../../../engine/board/going.ts';
import { groupOf } from '../../../engine/board/groups.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { zonedBy } from '../../../engine/board/zones.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { withDropped, withObserver } from '../../../engine/effects.ts';
import type { BnbClause } from '../clauses/ids.ts';
import { standsHigher } from '../ground/heights.ts';
import { board } from './index.ts';

const rules = { board } as Ruleset;
const owner: BaseWords = { id: 'owner', side: 'blue', at: [600, 300] };

function zoned(bases: readonly BaseWords[], dropped: readonly string[] = []) {
  const battle = battleOf({ bases });
  return withDropped(dropped, () => idsOf(zonedBy(rules, battle, onTable(battle, 'a'))));
}

test('every base but baggage has a zone as deep as it is wide', () => {
  const a: BaseWords = { id: 'a', at: [600, 335], facing: 180 };
  expect(zoned([owner, a])).toEqual(['owner']);
  expect(zoned([{ ...owner, troop: 'Bg' }, a])).toEqual([]);
  expect(zoned([owner, a], ['bnb.zoc.1'])).toEqual([]);
  expect(zoned([owner, a], ['bnb.zoc.2'])).toEqual([]);
});

test('the far edge belongs to the zone; a corner on it binds no base', () => {
  const far: BaseWords = { id: 'a', at: [600, 340], facing: 180 };
  expect(zoned([owner, far])).toEqual(['owner']);
  expect(zoned([owner, far], ['bnb.zoc.16'])).toEqual([]);
  const turned: BaseWords = {
    id: 'a',
    at: [600 - 5 * Math.SQRT2, 340 + 5 * Math.SQRT2],
    facing: 225,
    size: [20, 20],
  };
  expect(zoned([owner, turned])).toEqual([]);
  expect(zoned([owner, turned], ['bnb.zoc.17'])).toEqual(['owner']);
});

test('a base of the owner, baggage too, cuts its zone; friends of the zoned base do not', () => {
  const a: BaseWords = { id: 'a', at: [600, 339], facing: 180 };
  const between: BaseWords = { id: 'cart', side: 'blue', troop: 'Bg', at: [600, 330], size: [40, 15] };
  expect(zoned([owner, a, between])).toEqual([]);
  expect(zoned([owner, a, between], ['bnb.zoc.4'])).toEqual(['owner']);
  expect(zoned([owner, a, { ...between, side: 'red' }])).toEqual(['owner']);
});

test('cached answers do not outlive a change of effects', () => {
  const battle = battleOf({ bases: [owner, { id: 'a', at: [600, 320], facing: 180 }] });
  const ask = () => idsOf(zonedBy(rules, battle, onTable(battle, 'a')));
  expect(ask()).toEqual(['owner']);
  expect(withDropped(['bnb.zoc.1'], ask)).toEqual([]);
  expect(ask()).toEqual(['owner']);
  const seen = new Set<string>();
  withObserver((id) => seen.add(id), ask);
  expect([...seen].sort()).toEqual(['bnb.zoc.1', 'bnb.zoc.2']);
});

test('groups, and the front of a group', () => {
  const battle = battleOf({
    bases: [
      { id: 'fore', at: [100, 215] },
      { id: 'l', at: [100, 200] },
      { id: 'm', at: [140, 200] },
      { id: 'r', at: [180, 200] },
    ],
  });
  const group = groupOf(rules, battle, onTable(battle, 'l'));
  expect(idsOf(group)).toEqual(['fore', 'l', 'm', 'r']);
  expect(idsOf(board.groups.front(group))).toEqual(['m', 'r']);
  expect(idsOf(withDropped(['bnb.group.3'], () => board.groups.front(group)))).toEqual(['fore', 'm', 'r']);
  expect(idsOf(withDropped(['bnb.group.1'], () => groupOf(rules, battle, onTable(battle, 'l'))))).toEqual([
    'l',
  ]);
});

test('a gap is at most as wide as a base, and movers make none', () => {
  const battle = battleOf({
    bases: [
      { id: 'a', at: [25, 200] },
      { id: 'b', at: [105, 200] },
      { id: 'c', at: [186, 200] },
    ],
  });
  const gaps = (movers: readonly string[], dropped: readonly string[] = []) =>
    withDropped(dropped, () => gapsOf(rules, battle, movers).map((gap) => gap.a + gap.b));
  expect(gaps([])).toEqual(['ab']);
  expect(gaps(['a'])).toEqual([]);
  expect(gaps(['a'], ['bnb.gap.4'])).toEqual(['ab']);
  expect(gaps([], ['bnb.gap.1'])).toEqual([]);
});

/** Does the terrain change the going or the height of this base from those of open ground? */
function changed(terrain: readonly TerrainWords[], troop = 'Reg Bd (O)') {
  const battle = battleOf({
    terrain,
    bases: [
      { id: 'a', troop, at: [600, 350] },
      { id: 'z', side: 'blue', at: [600, 350], facing: 180 },
    ],
  });
  const a = onTable(battle, 'a');
  return {
    going: goingUnder(rules, battle, a, rectangleOfBase(a)),
    higher: standsHigher(battle.terrain, a, onTable(battle, 'z')),
  };
}

const across: Pick<TerrainWords, 'line' | 'width'> = {
  line: [
    [0, 350],
    [1200, 350],
  ],
  width: 25,
};
const about: Pick<TerrainWords, 'area' | 'crest'> = {
  area: box(400, 250, 800, 360),
  crest: [
    [500, 320],
    [700, 320],
  ],
};

/** Clauses that say what does not exist or has no effect. */
test.each<[BnbClause, string, () => void]>([
  [
    'bnb.zoc.3',
    'friends of the zoned base do not interrupt a zone',
    () => {
      const friend: BaseWords = { id: 'b', at: [600, 325], facing: 180 };
      expect(zoned([owner, friend, { id: 'a', at: [600, 340], facing: 180 }])).toEqual(['owner']);
    },
  ],
  [
    'bnb.gap.5',
    'the table edge makes no gap',
    () => {
      const edges: BaseWords[] = [
        { id: 'a', at: [25, 740] },
        { id: 'b', at: [1175, 30] },
      ];
      expect(gapsOf(rules, battleOf({ bases: edges }), [])).toEqual([]);
    },
  ],
  [
    'bnb.terrain.54',
    'a road has no going of its own',
    () => {
      for (const kind of ['PR', 'UR']) {
        expect(changed([{ kind, ...across }]).going).toBe('GGo');
        expect(
          changed([
            { kind, ...across },
            { kind: 'Wd', ...about },
          ]).going,
        ).toBe('DGo');
      }
    },
  ],
  [
    'bnb.terrain.60',
    'marshy ground is no marsh: rough, never difficult or impassable',
    () => expect(changed([{ kind: 'marsh', ...about }]).going).toBe('RGo'),
  ],
  [
    'bnb.terrain.64',
    'dunes have neither crest nor slope',
    () => {
      expect(changed([{ kind: 'H(G)', ...about }]).higher).toBe(true);
      expect(changed([{ kind: 'D', ...about }]).higher).toBe(false);
    },
  ],
])('%s: %s', (_clause, _says, show) => show());

test('the longest front line of a group is its front', () => {
  const battle = battleOf({
    bases: [
      { id: 'a', at: [600, 300] },
      { id: 'b', at: [640, 300] },
      { id: 'c', at: [680, 315] },
    ],
  });
  const group = ['a', 'b', 'c'].map((id) => onTable(battle, id));
  expect(idsOf(board.groups.front(group))).toEqual(['a', 'b']);
  expect(withDropped(['bnb.group.3'], () => idsOf(board.groups.front(group)))).toEqual(['a', 'b', 'c']);
});
