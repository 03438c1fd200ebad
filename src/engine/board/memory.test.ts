import { describe, expect, test } from 'vitest';
import { battleOf, boardOnly, onTable } from '../../../test/support/battle.ts';
import type { Battle } from '../battle.ts';
import { withObserver } from '../effects.ts';
import { keptByBase, keptByQuestion, keptWhileStanding, positionOf } from './memory.ts';

const rules = boardOnly();
const battle = battleOf({
  bases: [{ id: 'A', at: [100, 100] }, { id: 'B', at: [300, 100] }, { id: 'C' }],
});

let computed = 0;
const counted = (): number => {
  computed += 1;
  return computed;
};

const keptPlan = keptByQuestion<number>();

/** Each way to cache an answer. Each asks about base A. */
const WAYS = {
  'about a base': keptByBase(counted),
  'about the places of bases': keptWhileStanding(counted),
  'to a question': (by: typeof rules, now: Battle) => keptPlan(by, now, 'A', counted),
};

const changed = (change: Partial<Battle>): Battle => ({ ...battle, ...change });
const turned = (change: Partial<Battle['turn']>): Battle => changed({ turn: { ...battle.turn, ...change } });
const rebased = (change: Partial<Battle['bases'][number]>): Battle =>
  changed({ bases: battle.bases.map((base) => (base.id === 'B' ? { ...base, ...change } : base)) });

describe.each(Object.entries(WAYS))('a cached answer %s', (_, find) => {
  const ask = (now: Battle, by = rules): number => find(by, now, onTable(now, 'A'));
  const isAnew = (now: Battle, by = rules): boolean => {
    const before = ask(battle);
    expect(ask(battle)).toBe(before);
    return ask(now, by) !== before;
  };

  test.each([
    ['the terrain', changed({ terrain: [] })],
    ['the options', changed({ options: {} })],
    ['the table', changed({ table: { width: 900, depth: 600 } })],
    ['the sides', changed({ sides: [...battle.sides] })],
    ["the ruleset's own state", changed({ own: { rain: 1 } })],
    ['the bound', turned({ bound: 9 })],
    ['the round', turned({ round: 9 })],
    ['the active side', turned({ active: 'blue' })],
    ['the place of another base', rebased({ pose: { x: 500, y: 100, facing: 0 } })],
    ['the troop of another base', rebased({ troop: 'Reg Sp (O)' })],
  ])('is computed anew after a change of %s', (_of, now) => {
    expect(isAnew(now)).toBe(true);
  });

  test('is computed anew by other rules, and while effects are observed', () => {
    expect(isAnew(battle, { ...rules })).toBe(true);
    const before = ask(battle);
    expect(
      withObserver(
        () => {},
        () => ask(battle),
      ),
    ).not.toBe(before);
  });

  test('stays when points are spent or another question is awaited', () => {
    expect(isAnew(turned({ pips: { '': 5 } }))).toBe(false);
    expect(isAnew(changed({ flow: { phase: 'other', stack: [], awaits: [] } }))).toBe(false);
  });
});

test('an answer about the places of bases ignores what bases did this bound; other answers do not', () => {
  const then = rebased({});
  const now = changed({
    bases: then.bases.map((base) => (base.id === 'B' ? { ...base, bound: { moved: 1 } } : base)),
  });
  for (const [name, find] of Object.entries(WAYS)) {
    const before = find(rules, then, onTable(then, 'A'));
    expect(find(rules, now, onTable(now, 'A')) === before).toBe(name === 'about the places of bases');
  }
});

test('a base tried at another place counts as another base', () => {
  const find = keptByBase((_rules, _battle, { pose }) => pose.x);
  const base = onTable(battle, 'A');
  expect(find(rules, battle, base)).toBe(100);
  expect(find(rules, battle, { ...base, pose: { ...base.pose, x: 200 } })).toBe(200);
  expect(find(rules, battle, base)).toBe(100);
});

test('a position is the same value until it changes', () => {
  expect(positionOf(turned({ pips: {} }))).toBe(positionOf(battle));
  expect(positionOf(turned({ bound: 2 }))).not.toBe(positionOf(battle));
});
