/** The engine tried on another ruleset: twelve cases of Hordes of the Things on its functions. */
import { describe, expect, test } from 'vitest';
import { type Battle, type Frame, placedBase } from '../../src/engine/battle.ts';
import { contactsOf } from '../../src/engine/board/contacts.ts';
import { rectangleAt } from '../../src/engine/board/rectangles.ts';
import { zonedBy } from '../../src/engine/board/zones.ts';
import type { Leg } from '../../src/engine/command.ts';
import { begin } from '../../src/engine/decide.ts';
import type { Event } from '../../src/engine/event.ts';
import { type Judgement, judgeMove } from '../../src/engine/moves/judge.ts';
import { probe } from '../../src/engine/moves/probe.ts';
import { degreesOf, HALF_TURN } from '../../src/geometry/exact.ts';
import { rectanglesOverlap } from '../../src/geometry/overlap.ts';
import { battleOf, box, onTable, type TerrainWords } from '../support/battle.ts';
import { hott } from './ruleset.ts';
import { ELEMENTS, WIDTH } from './troops.ts';

type Put = readonly [id: string, troop: string, x: number, y: number, facing?: number];

/** Red elements first, then blue ones, on a board of 600 x 600 mm. */
function on(red: readonly Put[], blue: readonly Put[] = [], terrain: readonly TerrainWords[] = []): Battle {
  const put = (side: string) => (words: Put) => {
    const [id, troop, x, y, facing = side === 'red' ? 0 : 180] = words;
    return {
      id,
      side,
      troop,
      at: [x, y] as const,
      facing,
      size: [WIDTH, ELEMENTS[troop]?.depth ?? 0] as const,
    };
  };
  return battleOf({
    ruleset: 'hott',
    table: [600, 600],
    bases: [...red.map(put('red')), ...blue.map(put('blue'))],
    terrain,
  });
}

function run(battle: Battle, ...frames: readonly Frame[]): { battle: Battle; events: readonly Event[] } {
  const flow = { phase: '', stack: frames.toReversed(), awaits: [] };
  return begin(hott, { ...battle, flow });
}

const outcome = (battle: Battle, base: string, what: string) =>
  run(battle, { step: 'outcome', base, outcome: what });

function at(battle: Battle, id: string): readonly number[] | null {
  const pose = placedBase(battle, id)?.pose;
  return pose ? [pose.x, pose.y, degreesOf(pose.facing)].map((each) => Math.round(each * 100) / 100) : null;
}

const move = (battle: Battle, bases: readonly string[], ...path: readonly Leg[]): Judgement =>
  judgeMove(hott, battle, { type: 'move', bases, path }, 'red');

const rules = (judgement: Judgement): readonly string[] => judgement.reasons.map((reason) => reason.rule);

describe('outcome moves', () => {
  test('a recoil is the base depth, or a base width if that is less', () => {
    expect(at(outcome(on([['A', 'Blades', 300, 300]]), 'A', 'recoil').battle, 'A')).toEqual([300, 285, 0]);
    expect(at(outcome(on([['A', 'Dragon', 300, 300]]), 'A', 'recoil').battle, 'A')).toEqual([300, 260, 0]);
  });

  test('friends that cannot be passed are pushed back, those behind them too, grouped or not', () => {
    const line = on([
      ['A', 'Warband', 300, 300],
      ['B', 'Blades', 310, 275],
      ['C', 'Spears', 300, 255],
    ]);
    const { battle } = outcome(line, 'A', 'recoil');
    expect([at(battle, 'A'), at(battle, 'B'), at(battle, 'C')]).toEqual([
      [300, 280, 0],
      [310, 260, 0],
      [300, 245, 0],
    ]);
    // Mounted pass through foot without a choice, to the first space beyond.
    const riders = outcome(
      on([
        ['A', 'Knights', 300, 300],
        ['B', 'Blades', 300, 270],
        ['C', 'Blades', 300, 255],
      ]),
      'A',
      'recoil',
    );
    expect(at(riders.battle, 'A')).toEqual([300, 240, 0]);
    expect(at(riders.battle, 'B')).toEqual([300, 270, 0]);
  });

  test('a recoil that cannot be completed destroys, also when it is a pushed friend that is stopped', () => {
    const blocked = outcome(on([['A', 'Blades', 300, 300]], [['Z', 'Blades', 310, 270]]), 'A', 'recoil');
    expect(at(blocked.battle, 'A')).toBeNull();
    expect(blocked.events[0]).toMatchObject({ type: 'destroyed', rule: 'hott.recoil.6' });
    const pushed = outcome(
      on(
        [
          ['A', 'Blades', 300, 300],
          ['B', 'Blades', 300, 285],
        ],
        [['Z', 'Blades', 300, 245]],
      ),
      'A',
      'recoil',
    );
    expect(at(pushed.battle, 'A')).toBeNull();
    expect(at(pushed.battle, 'B')).toEqual([300, 275, 0]);
    expect(pushed.events[0]).toMatchObject({ rule: 'hott.push.3' });
  });

  test('a recoiling behemoth destroys whoever is in its path, not whom it just meets', () => {
    const { battle, events } = outcome(
      on(
        [
          ['A', 'Behemoth', 300, 300],
          ['B', 'Blades', 310, 255],
          ['C', 'Sneakers', 280, 250],
          ['D', 'Blades', 300, 220],
        ],
        [['Z', 'Blades', 330, 235, 0]],
      ),
      'A',
      'recoil',
    );
    // The sneakers are passed; the first space beyond them is also clear of the blades just met.
    expect(['B', 'C', 'D', 'Z'].map((id) => at(battle, id) === null)).toEqual([true, false, false, true]);
    expect(events.filter((event) => event.type === 'destroyed').map((event) => event.rule)).toEqual([
      'hott.recoil.12',
      'hott.recoil.12',
    ]);
    // Another behemoth is pushed, or stops it.
    const two = outcome(
      on([
        ['A', 'Behemoth', 300, 300],
        ['B', 'Behemoth', 300, 260],
      ]),
      'A',
      'recoil',
    );
    expect([at(two.battle, 'A'), at(two.battle, 'B')]).toEqual([
      [300, 260, 0],
      [300, 220, 0],
    ]);
    const across = outcome(
      on([
        ['A', 'Behemoth', 300, 300],
        ['B', 'Behemoth', 320, 240, 90],
      ]),
      'A',
      'recoil',
    );
    expect(at(across.battle, 'A')).toBeNull();
  });

  test('a flight is 600 paces in all from the rear edge, past friends who cannot be avoided', () => {
    const { battle, events } = outcome(on([['A', 'Riders', 300, 500]]), 'A', 'flee');
    // The rear edge was at y 470: the front edge ends at 320.
    expect(at(battle, 'A')).toEqual([300, 320, 180]);
    expect(events.map((event) => event.type)).toEqual(['recoiled', 'fled']);
    const off = outcome(on([['A', 'Riders', 300, 150]]), 'A', 'flee');
    expect(off.events.at(-1)).toMatchObject({ type: 'destroyed', rule: 'hott.flee.11' });
    const aside = outcome(on([['A', 'Hordes', 300, 500]], [['Z', 'Blades', 300, 360]]), 'A', 'flee');
    // The nearest whole degree to the right; it still goes 400 paces without meeting anybody.
    expect(at(aside.battle, 'A')?.[2]).toBeGreaterThan(180);
    expect(Number.isInteger(at(aside.battle, 'A')?.[2])).toBe(true);
    const hordes: Put[] = [220, 260, 300, 340, 380].map((x) => [`h${x}`, 'Hordes', x, 400]);
    const beside: Put[] = [
      ['l', 'Hordes', 255, 480],
      ['r', 'Hordes', 345, 480],
    ];
    const through = outcome(on([['A', 'Hordes', 300, 500], ...hordes, ...beside]), 'A', 'flee');
    expect(at(through.battle, 'A')).toEqual([300, 320, 180]);
    expect(at(through.battle, 'h300')?.[2]).toBe(180);
    expect(through.events.filter((event) => event.type === 'carried-along').length).toBe(1);
  });

  test('a pursuit is by the lesser of depth and width, and not over the edge', () => {
    const pursue = (battle: Battle) => run(battle, { step: 'pursuit', base: 'A' }).battle;
    expect(at(pursue(on([['A', 'Knights', 300, 300]])), 'A')).toEqual([300, 330, 0]);
    expect(at(pursue(on([['A', 'Blades', 300, 300]])), 'A')).toEqual([300, 300, 0]);
    expect(at(pursue(on([['A', 'Warband', 300, 300]], [['Z', 'Blades', 330, 310]])), 'A')).toEqual([
      300, 310, 0,
    ]);
    expect(at(pursue(on([['A', 'Knights', 300, 580]])), 'A')).toEqual([300, 580, 0]);
  });
});

describe('moves', () => {
  test('the area in front of an enemy includes its far side, not its corners or sides', () => {
    const zoned = (x: number, y: number) => {
      const battle = on([['A', 'Blades', x, y]], [['Z', 'Blades', 300, 300]]);
      return zonedBy(hott, battle, onTable(battle, 'A')).length > 0;
    };
    expect(zoned(300, 260)).toBe(true);
    expect(zoned(300, 259)).toBe(false);
    expect(zoned(340, 260)).toBe(false);
    expect(zoned(340, 290)).toBe(false);
    expect(zoned(339, 290)).toBe(true);
    const battle = on([['A', 'Blades', 300, 265]], [['Z', 'Blades', 300, 300]]);
    expect(rules(move(battle, ['A'], { shift: 30 }))).toContain('hott.front.1');
    expect(rules(move(battle, ['A'], { back: 30 }))).toEqual([]);
    expect(rules(move(battle, ['A'], { forward: 35 }))).toEqual([]);
    const between = on(
      [
        ['A', 'Blades', 300, 265],
        ['B', 'Blades', 330, 285],
      ],
      [['Z', 'Blades', 300, 300]],
    );
    expect(rules(move(between, ['A'], { shift: -30 }))).toEqual([]);
  });

  test('a single enemy conforms to the element of a group that touches it most', () => {
    // The group's right element comes up against most of the lone enemy.
    const battle = on(
      [
        ['A', 'Blades', 300, 260],
        ['B', 'Blades', 340, 260],
      ],
      [['Z', 'Blades', 330, 300]],
    );
    const judged = move(battle, ['A', 'B'], { forward: 40 });
    expect(judged.reasons).toEqual([]);
    const touched = (judged.trace?.contacts ?? []).map(({ mover, touches }) => ({
      base: judged.trace?.way.movers[mover]?.id,
      length: Math.max(...touches.map((each) => each.length)),
    }));
    expect(touched).toEqual([
      { base: 'A', length: 10 },
      { base: 'B', length: 30 },
    ]);
    const to = judged.ends.find((end) => end.base === 'B')?.pose;
    if (!to) throw new Error('B does not end anywhere');
    const place = rectangleAt(onTable(battle, 'Z'), {
      ...to,
      facing: (to.facing + HALF_TURN) % (2 * HALF_TURN),
    });
    const inTheWay = judged.ends.some((end) =>
      rectanglesOverlap(place, rectangleAt(onTable(battle, end.base), end.pose)),
    );
    expect([place.pose.x, place.pose.y, inTheWay]).toEqual([340, 300, false]);
  });

  test('a group’s wheel costs the straight way of its outer front corner', () => {
    const battle = on([
      ['A', 'Blades', 200, 300],
      ['B', 'Blades', 240, 300],
    ]);
    // 80 mm wide, 30 degrees: the chord is 2 * 80 * sin(15 degrees).
    const wheel = move(battle, ['A', 'B'], { pivot: 'left', degrees: 30 });
    expect(wheel.length).toBeCloseTo(41.41, 2);
    expect(wheel.reasons).toEqual([]);
    expect(rules(move(battle, ['A', 'B'], { pivot: 'left', degrees: 40 }))).toEqual(['hott.move.2']);
    // A single element's turns on the way are not measured, only start and end.
    const single = on([['A', 'Riders', 200, 300]]);
    const turning = move(
      single,
      ['A'],
      { pivot: 'left', degrees: 30 },
      { pivot: 'right', degrees: 30 },
      { back: 20 },
    );
    expect(turning.length).toBeLessThan(10);
  });

  test('a flank may be contacted only from beside it, or behind', () => {
    const enemy: Put[] = [['Z', 'Blades', 300, 300, 0]];
    const contact: Leg = { to: [320, 280, 270] };
    const put = (x: number, y: number, facing: number) => on([['A', 'Riders', x, y, facing]], enemy);
    const beside: Leg = { to: [320, 280, 270] };
    expect(rules(move(put(400, 280, 270), ['A'], beside))).toEqual([]);
    // Partly ahead of the flank, neither beside nor behind.
    expect(rules(move(put(330, 360, 180), ['A'], contact))).toContain('hott.contact.14');
  });

  test('aerials pass over ground troops, and touching them is no fight', () => {
    const battle = on(
      [['A', 'Flyers', 300, 200]],
      [
        ['Z', 'Blades', 300, 260],
        ['Y', 'Spears', 300, 300],
      ],
    );
    expect(rules(move(battle, ['A'], { forward: 200 }))).toEqual([]);
    const beside = move(battle, ['A'], { forward: 60 });
    expect(beside.contacts).toMatchObject([{ base: 'A', other: 'Z' }]);
    expect(
      beside.trace?.brushes.some(({ touches, other }) =>
        hott.moves.fights(battle, onTable(battle, 'A'), other, touches),
      ),
    ).toBe(false);
    const ground = on([['A', 'Riders', 300, 200]], [['Z', 'Blades', 300, 260]]);
    expect(rules(move(ground, ['A'], { forward: 100 }))).toContain('hott.pass.7');
    expect(contactsOf(battle, onTable(battle, 'Y'))).toEqual([]);
  });

  test('a space narrower than a base is entered only straight and into contact', () => {
    const posts: Put[] = [
      ['B', 'Blades', 265, 300],
      ['C', 'Blades', 335, 300],
    ];
    const narrow = on([['A', 'Sneakers', 300, 250], ...posts]);
    // Sneakers pass anybody, so nothing is a gap to them.
    expect(rules(move(narrow, ['A'], { forward: 60 }))).toEqual([]);
    const blades = on([['A', 'Warband', 300, 270], ...posts]);
    expect(rules(move(blades, ['A'], { forward: 5 }))).toEqual([]);
    expect(rules(move(blades, ['A'], { forward: 30 }))).toContain('hott.gap.3');
    const wide = on([
      ['A', 'Warband', 300, 270],
      ['B', 'Blades', 260, 300],
      ['C', 'Blades', 340, 300],
    ]);
    expect(rules(move(wide, ['A'], { forward: 40 }))).toEqual([]);
  });

  test('bad going shortens a move, and a probe finds where it must stop', () => {
    const battle = on([['A', 'Riders', 300, 100]], [], [{ kind: 'wood', area: box(200, 140, 400, 300) }]);
    const wish = { type: 'move', bases: ['A'], path: [{ forward: 100 }] } as const;
    expect(rules(move(battle, ['A'], ...wish.path))).toContain('hott.move.2');
    const { nearest } = probe(hott, battle, wish, 'red');
    expect(nearest?.judgement.length ?? 0).toBeGreaterThanOrEqual(40);
    expect(nearest?.judgement.length ?? 0).toBeLessThanOrEqual(50.05);
  });
});
