import { expect, test } from 'vitest';
import { type BaseWords, battleOf, idsOf, onTable } from '../../../test/support/battle.ts';
import { basesOnTable } from '../../engine/battle.ts';
import { gapsOf } from '../../engine/board/gaps.ts';
import { groupOf } from '../../engine/board/groups.ts';
import { zonedBy } from '../../engine/board/zones.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { withDropped, withObserver } from '../../engine/effects.ts';
import { board } from './board.ts';

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

test('the far edge belongs to the zone; a corner on it binds nobody', () => {
  const far: BaseWords = { id: 'a', at: [600, 340], facing: 180 };
  expect(zoned([owner, far])).toEqual(['owner']);
  expect(zoned([owner, far], ['bnb.zoc.16'])).toEqual([]);
  const turned: BaseWords = { id: 'a', at: [600 - 5 * Math.SQRT2, 340 + 5 * Math.SQRT2], facing: 225, size: [20, 20] };
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

test('answers reckoned before an effect was taken out do not stay', () => {
  const battle = battleOf({ bases: [owner, { id: 'a', at: [600, 320], facing: 180 }] });
  const ask = () => idsOf(zonedBy(rules, battle, onTable(battle, 'a')));
  expect(ask()).toEqual(['owner']);
  expect(withDropped(['bnb.zoc.1'], ask)).toEqual([]);
  expect(ask()).toEqual(['owner']);
  const seen = new Set<string>();
  withObserver((id) => seen.add(id), ask);
  expect([...seen].sort()).toEqual(['bnb.zoc.1', 'bnb.zoc.2']);
});

test('groups, and the front of one', () => {
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
  expect(idsOf(board.front(group))).toEqual(['m', 'r']);
  expect(idsOf(withDropped(['bnb.group.3'], () => board.front(group)))).toEqual(['fore', 'm', 'r']);
  expect(idsOf(withDropped(['bnb.group.1'], () => groupOf(rules, battle, onTable(battle, 'l'))))).toEqual([
    'l',
  ]);
});

test('a gap is at most as wide as a base; those who move make none, nor does the table edge', () => {
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
  expect(basesOnTable(battle)).toHaveLength(3);
});
