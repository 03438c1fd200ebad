import '../../../../test/support/bots.ts';
import { describe, expect, test } from 'vitest';
import { armyIndex } from '../../../armies/bnb/army-index.ts';
import { armyFiles } from '../../../armies/load-node.ts';
import { apply } from '../../../engine/battle/apply.ts';
import { hashOf } from '../../../engine/battle/hash.ts';
import { battleNow, type Play } from '../../../engine/battle/record.ts';
import { basesOnTable } from '../../../engine/battle.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { publicEvent, view } from '../../../engine/game/view.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import { bnb as rules } from '../../../rules/bnb/index.ts';
import { deployReasons } from '../../../rules/bnb/setup/deploy.ts';
import { battleArmyOf } from './army.ts';
import { quickBattle } from './quick-battle.ts';

const orders = armyIndex(armyFiles()).orders;
const TABLES = [
  { width: 1200, depth: 750 },
  { width: 900, depth: 900 },
  { width: 900, depth: 600 },
  { width: 1500, depth: 1050 },
];

function play(seed: number): Play {
  const [red, blue] = [orders[seed % orders.length], orders[(seed * 5 + 1) % orders.length]];
  if (!red || !blue) throw new Error('there are no armies');
  const table = TABLES[seed % TABLES.length];
  const quick = quickBattle(
    rules,
    { table, armies: { red: battleArmyOf(red), blue: battleArmyOf(blue) } },
    seed,
  );
  if (!quick.ok) throw new Error(`${seed}: ${JSON.stringify(quick.faults)}`);
  return quick.play;
}

const seeds = Array.from({ length: 50 }, (_, seed) => seed);

describe('whole setups by two bots', () => {
  const plays = seeds.map(play);

  test('end in the first bound, and the side that deployed second moves first', () => {
    for (const each of plays) {
      const battle = battleNow(each);
      expect(battle.flow.phase).toBe('pips');
      expect(battle.turn).toMatchObject({ round: 1, bound: 1 });
      const deployed = each.record.entries.filter(({ command }) => command.type === 'deploy-group');
      expect(deployed.at(-1)?.by).toBe(battle.turn.active);
      expect(battle.own).toEqual({});
      expect(battle.sides.map((side) => side.role).toSorted()).toEqual(['defender', 'invader']);
    }
  });

  test('leave every base on the table in a legal place', () => {
    for (const each of plays) {
      const battle = battleNow(each);
      const bases = basesOnTable(battle);
      expect(bases.length).toBe(battle.bases.length);
      const grounds = bases.map(rectangleOfBase);
      const overlapping = grounds.filter((ground, at) =>
        grounds.slice(at + 1).some((other) => rectanglesOverlap(ground, other)),
      );
      expect(overlapping).toEqual([]);
      expect(
        deployReasons(
          rules,
          battle,
          bases.map((base) => ({ base, pose: base.pose })),
        ),
      ).toEqual([]);
    }
  });

  test('keep area features apart', () => {
    let pairs = 0;
    for (const each of plays) {
      const areas = battleNow(each).terrain.filter((piece) => piece.area);
      for (const [at, piece] of areas.entries())
        for (const other of areas.slice(at + 1)) {
          const onHill =
            [piece.kind, other.kind].includes('BUA') && `${piece.kind}${other.kind}`.includes('H(');
          if (!onHill) expect(polygonsDistance(outlineOf(piece), outlineOf(other))).toBeGreaterThan(39.9);
          pairs += 1;
        }
    }
    expect(pairs).toBeGreaterThan(100);
  });

  test('nearly always lay several pieces, and together many kinds', () => {
    const kinds = new Set(plays.flatMap((each) => battleNow(each).terrain.map((piece) => piece.kind)));
    expect(plays.filter((each) => battleNow(each).terrain.length >= 2).length).toBeGreaterThan(45);
    expect(kinds.size).toBeGreaterThan(6);
  });
});

test('the same seed sets up the same battle', () => {
  expect(hashOf(battleNow(play(7)))).toBe(hashOf(battleNow(play(7))));
  expect(hashOf(battleNow(play(7)))).not.toBe(hashOf(battleNow(play(8 + TABLES.length * 10))));
});

test('views obey the law of views during a setup', () => {
  const { record } = play(3);
  for (const seat of ['red', 'blue', null]) {
    let truth = record.opening;
    let seen = view(rules, truth, seat);
    for (const event of record.entries.flatMap((entry) => entry.events)) {
      truth = apply(truth, event);
      const told = publicEvent(event, seat);
      if (told) seen = apply(seen, told);
      expect(seen).toEqual(view(rules, truth, seat));
    }
  }
});
