import '../../../../test/support/bots.ts';
import { describe, expect, test } from 'vitest';
import { hottArmyIndex } from '../../../armies/hott/army-index.ts';
import { armyFiles } from '../../../armies/load-node.ts';
import { apply } from '../../../engine/battle/apply.ts';
import { hashOf } from '../../../engine/battle/hash.ts';
import { battleNow, type Play } from '../../../engine/battle/record.ts';
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { basesOnTable, figure } from '../../../engine/battle.ts';
import { groupOf } from '../../../engine/board/groups.ts';
import { publicEvent, view } from '../../../engine/game/view.ts';
import { judgeMove } from '../../../engine/moves/judge.ts';
import { QUARTER_TURN } from '../../../geometry/exact.ts';
import { strongholdsOf } from '../../../rules/hott/ground/stronghold.ts';
import { hott as rules } from '../../../rules/hott/index.ts';
import { BASE_WIDTH } from '../../../rules/hott/measures.ts';
import { comesLater, deployReasons } from '../../../rules/hott/setup/deploy.ts';
import { eligibilityReasons } from '../../../rules/hott/setup/eligibility.ts';
import { strongholdReasons } from '../../../rules/hott/setup/place-stronghold.ts';
import { isOf } from '../../../rules/hott/troops/base.ts';
import { battleArmyOf } from './army.ts';
import { quickBattle } from './quick-battle.ts';

const { armies } = hottArmyIndex(armyFiles());

function play(size: number, seed: number): Play {
  const fit = armies.filter(({ army }) => army.points === size);
  const [red, blue] = [fit[seed % fit.length], fit[(seed * 5 + 1) % fit.length]];
  if (!red || !blue) throw new Error(`there are no armies of ${size} points`);
  const made = { red: battleArmyOf(red.army), blue: battleArmyOf(blue.army) };
  const quick = quickBattle(rules, { size, armies: made }, seed);
  if (!quick.ok) throw new Error(`${seed}: ${JSON.stringify(quick.faults)}`);
  return quick.play;
}

const plays = Array.from({ length: 30 }, (_, at) => play(24, 2 * at + 1));
const massPlays = [...Array.from({ length: 4 }, (_, seed) => play(48, seed)), play(72, 1)];
const all = [...plays, ...massPlays];

const sideOf = (battle: Battle, role: string): string =>
  battle.sides.find((side) => side.role === role)?.id ?? '';

describe('whole setups by two bots', () => {
  test('end in the first bound, and the defender moves first', () => {
    for (const each of all) {
      const battle = battleNow(each);
      expect(battle.flow.phase).toBe('pips');
      expect(battle.turn).toMatchObject({ round: 1, bound: 1, active: sideOf(battle, 'defender') });
    }
  });

  test('have an eligible battlefield with only the stronghold of the defender', () => {
    for (const each of all) {
      const battle = battleNow(each);
      const strongholds = strongholdsOf(battle);
      expect(eligibilityReasons(rules, battle)).toEqual([]);
      expect(strongholds.map(({ side }) => side)).toEqual([sideOf(battle, 'defender')]);
      expect(strongholds.flatMap((one) => strongholdReasons(rules, battle, one))).toEqual([]);
    }
  });

  test('leave all elements in legal places on the table, except gods, dragons and lurkers', () => {
    for (const each of all) {
      const battle = battleNow(each);
      const bases = basesOnTable(battle);
      expect(battle.bases.filter((base) => !bases.some(({ id }) => id === base.id)).every(comesLater)).toBe(
        true,
      );
      const placings = bases.map((base) => ({ base, pose: base.pose }));
      expect(deployReasons(rules, battle, placings)).toEqual([]);
    }
  });

  test('lay more terrain than necessary, of many kinds', () => {
    const kinds = new Set(plays.flatMap((each) => battleNow(each).terrain.map(({ kind }) => kind)));
    expect(kinds.size).toBeGreaterThan(7);
    expect(plays.some((each) => battleNow(each).terrain.some(({ kind }) => kind === 'river'))).toBe(true);
  });
});

/** A base's place as its player sees it: how far to the right, and how far ahead. */
function spotOf({ pose: { x, y, facing } }: PlacedBase): readonly [right: number, ahead: number] {
  const spots = [
    [x, y],
    [-y, x],
    [-x, -y],
    [y, -x],
  ] as const;
  return spots[Math.round(facing / QUARTER_TURN) % 4] ?? spots[0];
}

/** How far in front of another base this one stands, in the same file; null in another. */
function ahead(base: PlacedBase, other: PlacedBase): number | null {
  const [a, b] = [spotOf(base), spotOf(other)];
  return Math.abs(a[0] - b[0]) < base.width - 1 ? a[1] - b[1] : null;
}

describe('the deployment of bots', () => {
  const bothArmies = plays.flatMap((each) => {
    const bases = basesOnTable(battleNow(each));
    return ['red', 'blue'].map((side) => bases.filter((base) => base.side === side));
  });

  test.each(['Spears', 'Warband'] as const)('puts %s two deep', (element) => {
    const deep = bothArmies
      .map((army) => army.filter((base) => isOf(base, element)))
      .filter((some) => some.length >= 5);
    const supported = deep.filter((some) =>
      some.some((base) => some.some((other) => ahead(base, other) === base.depth)),
    );
    expect(deep.length).toBeGreaterThan(3);
    expect(supported).toEqual(deep);
  });

  test('keeps the space in front of artillery and shooters free', () => {
    const barred = bothArmies.flatMap((army) =>
      army
        .filter((base) => isOf(base, 'Artillery', 'Shooters'))
        .filter((shooter) => army.some((other) => (ahead(other, shooter) ?? 0) > 1)),
    );
    expect(barred).toEqual([]);
  });

  test('puts the general in the middle of its line or behind it', () => {
    const lateral = bothArmies.flatMap((army) => {
      const general = army.find((base) => figure(base.marks, 'general') > 0);
      const rights = army.map((base) => spotOf(base)[0]);
      const middle = (Math.min(...rights) + Math.max(...rights)) / 2;
      return general ? [Math.abs(spotOf(general)[0] - middle)] : [];
    });
    expect(lateral).toHaveLength(bothArmies.length);
    expect(lateral.toSorted((a, b) => a - b)[Math.floor(lateral.length * 0.8)]).toBeLessThan(3 * BASE_WIDTH);
  });
});

test('the same seed sets up the same battle', () => {
  expect(hashOf(battleNow(play(24, 7)))).toBe(hashOf(battleNow(play(24, 7))));
  expect(hashOf(battleNow(play(24, 7)))).not.toBe(hashOf(battleNow(play(24, 8 + armies.length))));
});

test('views obey the law of views during a setup, and show no lurkers', () => {
  const hidden = all.filter((each) => each.record.opening.bases.some((base) => isOf(base, 'Land Lurkers')));
  expect(hidden.length).toBeGreaterThan(3);
  for (const { record } of hidden.slice(0, 6))
    for (const seat of ['red', 'blue', null]) {
      let truth = record.opening;
      let seen = view(rules, truth, seat);
      for (const event of record.entries.flatMap((entry) => entry.events)) {
        truth = apply(truth, event);
        const told = publicEvent(event, seat);
        if (told) seen = apply(seen, told);
        expect(seen).toEqual(view(rules, truth, seat));
        if (seat === null) expect(JSON.stringify(told)).not.toContain('Lurkers');
      }
      const lurkers = seen.bases.filter((base) => isOf(base, 'Land Lurkers', 'Water Lurkers'));
      expect(lurkers.every((base) => base.side === seat)).toBe(true);
    }
});

/** The largest group of a side. */
function mainGroup(battle: Battle, side: string): readonly PlacedBase[] {
  const groups = basesOnTable(battle)
    .filter((base) => base.side === side)
    .map((base) => groupOf(rules, battle, base));
  return groups.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** Why the main group of a side may not begin with a short advance. */
function advanceReasons(battle: Battle, side: string) {
  const bases = mainGroup(battle, side).map(({ id }) => id);
  const turn = { ...battle.turn, active: side, pips: { '': 6 } };
  const path = [{ forward: 20 }];
  return judgeMove(rules, { ...battle, turn }, { type: 'move', bases, path }, side).reasons;
}

test('the main group of most armies may advance at once', () => {
  const held = plays.flatMap((each) => {
    const battle = battleNow(each);
    return battle.sides.filter(({ id }) => advanceReasons(battle, id).length > 0);
  });
  expect(held.length).toBeLessThan(plays.length * 0.9);
});
