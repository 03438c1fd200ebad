import { describe, expect, test } from 'vitest';
import { type BaseWords, box, type TerrainWords } from '../../../../test/support/battle.ts';
import { at, told } from '../../../../test/support/playing.ts';
import { openTo, placeOf, play, suffers } from './outcomes.test-support.ts';

/** Light horse facing north at (600, 375): after recoil and turnabout its front is at y 315, facing south. */
const A = (more: Partial<BaseWords> = {}): BaseWords => ({
  id: 'A',
  troop: 'Irr LH (O)',
  at: [600, 375],
  ...more,
});
const base = (id: string, troop: string, x: number, y: number, facing = 0, side = 'red'): BaseWords => ({
  id,
  troop,
  at: [x, y],
  facing,
  side,
});

const fleeing = (bases: readonly BaseWords[], terrain: readonly TerrainWords[] = [], ...answers: object[]) =>
  play({ bases, terrain }, [suffers('A', 'flee')], ...answers);

describe('flight', () => {
  test('a recoil, a turnabout, the full move distance', () => {
    const { battle, events } = fleeing([A()]);
    expect(at(battle, 'A')).toEqual([600, 165, 180]);
    expect(events.map((event) => event.type)).toEqual(['recoiled', 'fled']);
    expect(events[1]).toMatchObject({ rule: 'bnb.flee.1', figures: { went: 150 } });
    expect(battle.bases[0]?.bound.fled).toBe(1);
  });

  test('a recoil that is cut short does not change the rest', () => {
    const { battle } = fleeing([
      A(),
      base('Z', 'Reg Bd (O)', 900, 335, 0, 'blue'),
      base('B', 'Bg', 640, 340, 90),
    ]);
    // Light horse may pass baggage, so a friend that it cannot pass is put in the way.
    expect(at(battle, 'A')).not.toBeNull();
    const short = fleeing([A({ troop: 'Reg Bd (O)' }), base('B', 'Reg Bd (O)', 620, 330, 90)]);
    // B stands from y 310 to 350 on the right half: the recoil of 15 mm ends after 10.
    expect(at(short.battle, 'A')?.[2]).toBe(180);
    expect(told(short.events, 'recoiled')[0]).toMatchObject({ figures: { went: 10, complete: false } });
  });

  test('its distance is that of the worst going; it stops where no distance is left', () => {
    // DGo lets light horse go 60 mm: entered after 50.
    const early = fleeing([A()], [{ kind: 'Wd', area: box(500, 100, 700, 265) }], { option: 'enter' });
    expect(at(early.battle, 'A')).toEqual([600, 255, 180]);
    // Reached after 80 mm: stopped at the edge.
    const late = fleeing([A()], [{ kind: 'Wd', area: box(0, 100, 1200, 235) }], { option: 'enter' });
    expect(at(late.battle, 'A')).toEqual([600, 235, 180]);
  });

  test('over any table edge it is lost', () => {
    const { battle, events } = fleeing([A({ at: [600, 200] })]);
    expect(placeOf(battle, 'A')).toBe('lost');
    expect(told(events, 'destroyed')[0]).toMatchObject({ rule: 'bnb.flee.9' });
    const short = fleeing([A({ at: [100, 300], facing: 90 })]);
    expect(told(short.events, 'destroyed')[0]).toMatchObject({ rule: 'bnb.flee.9' });
  });

  test('it stops at impassable ground', () => {
    const { battle } = fleeing([A()], [{ kind: 'La', area: box(500, 100, 700, 265) }]);
    expect(at(battle, 'A')).toEqual([600, 265, 180]);
  });

  test('enemies in the way are avoided by the smallest pivot', () => {
    // Z covers the right half of the way (x 580 to 600 is A's right, since it faces south).
    const { battle, asks } = fleeing([A(), base('Z', 'Reg Bd (O)', 570, 215, 180, 'blue')]);
    expect(asks).toBeUndefined();
    const [x = 0, , facing = 0] = at(battle, 'A') ?? [];
    expect(facing).toBeLessThan(180);
    expect(facing).toBeGreaterThan(165);
    expect(x).toBeGreaterThan(600);
  });

  test('equal turns are the owner’s choice', () => {
    const bases = [A(), base('Z', 'Reg Bd (O)', 600, 215, 180, 'blue')];
    const asked = fleeing(bases);
    expect(asked.asks).toMatchObject({ by: 'red', kind: 'avoid-turn' });
    expect(openTo(asked.battle)).toEqual(['left', 'right']);
    const left = at(fleeing(bases, [], { option: 'left' }).battle, 'A') ?? [];
    const right = at(fleeing(bases, [], { option: 'right' }).battle, 'A') ?? [];
    expect(left[2]).toBeLessThan(180);
    expect(right[2]).toBeCloseTo(360 - (left[2] ?? 0), 1);
    expect((left[0] ?? 0) - 600).toBeCloseTo(600 - (right[0] ?? 0), 1);
  });

  test('an enemy within 2 MU, or too wide to avoid, destroys it', () => {
    const near = fleeing([A(), base('Z', 'Reg Bd (O)', 600, 255, 0, 'blue')]);
    expect(told(near.events, 'destroyed')).toMatchObject([
      { rule: 'bnb.flee.4', figures: { base: 'A', by: 'Z' } },
    ]);
    const beyond = fleeing([A(), base('Z', 'Reg Bd (O)', 600, 254, 0, 'blue')]);
    expect(beyond.asks?.kind).toBe('avoid-turn');
    const wall = [480, 520, 560, 600, 640, 680, 720].map((x, i) =>
      base(`Z${i}`, 'Reg Bd (O)', x, 250, 180, 'blue'),
    );
    expect(told(fleeing([A(), ...wall]).events, 'destroyed')[0]).toMatchObject({ rule: 'bnb.flee.4' });
  });

  test('Ps that cannot be avoided are destroyed with it, those met first', () => {
    const { battle, events } = fleeing([
      A(),
      base('Y', 'Irr Ps (O)', 580, 260, 180, 'blue'),
      base('Z', 'Irr Ps (O)', 620, 260, 180, 'blue'),
      base('X', 'Irr Ps (O)', 600, 220, 180, 'blue'),
    ]);
    expect(['A', 'X', 'Y', 'Z'].map((id) => placeOf(battle, id))).toEqual(['lost', 'table', 'lost', 'lost']);
    expect(told(events, 'destroyed')[0]).toMatchObject({ rule: 'bnb.flee.5' });
  });

  test('a friend in close combat counts as an enemy', () => {
    // B fights to the east, out of A's way; Z touches the way without lying in it.
    const { events } = fleeing([
      A(),
      base('B', 'Reg Bd (O)', 620, 270, 90),
      base('Z', 'Reg Bd (O)', 620, 270, 270, 'blue'),
    ]);
    expect(told(events, 'destroyed')[0]).toMatchObject({ figures: { base: 'A', by: 'B' } });
    const only = fleeing([
      A(),
      base('B', 'Reg Bd (O)', 600, 270, 180),
      base('Z', 'Reg Bd (O)', 640, 270, 0, 'blue'),
    ]);
    expect(told(only.events, 'carried-along').length).toBe(1);
  });
});

describe('friends in the way of a flight', () => {
  test('they are carried along behind it in the order in which it meets them, and count as fled', () => {
    const { battle, events } = fleeing([
      A(),
      base('B', 'Reg Bd (O)', 610, 280),
      base('C', 'Reg Sp (O)', 590, 240, 90),
    ]);
    expect(at(battle, 'A')).toEqual([600, 165, 180]);
    expect(at(battle, 'B')).toEqual([600, 195, 180]);
    expect(at(battle, 'C')).toEqual([600, 210, 180]);
    expect(told(events, 'carried-along').map((event) => event.figures?.base)).toEqual(['B', 'C']);
    expect(battle.bases.map((each) => each.bound.fled)).toEqual([1, 1, 1]);
  });

  test('it passes those that it may pass, if its distance takes it clear of them', () => {
    const clear = fleeing([A(), base('B', 'Irr Ps (O)', 600, 280)]);
    expect(at(clear.battle, 'B')).toEqual([600, 280, 0]);
    expect(at(clear.battle, 'A')).toEqual([600, 165, 180]);
    const short = fleeing([A(), base('B', 'Irr Ps (O)', 600, 200)]);
    expect(at(short.battle, 'A')).toEqual([600, 165, 180]);
    expect(at(short.battle, 'B')).toEqual([600, 195, 180]);
  });

  test('baggage is never carried: elephants stop at it', () => {
    const { battle } = fleeing([A({ troop: 'Irr El (O)' }), base('B', 'Bg', 600, 250)]);
    expect(at(battle, 'A')).toEqual([600, 250, 180]);
    expect(at(battle, 'B')).toEqual([600, 250, 0]);
  });

  test('one without room directly behind stands farther back', () => {
    const { battle } = fleeing([A(), base('B', 'Reg Bd (O)', 600, 200), base('C', 'Irr Ps (O)', 600, 215)]);
    expect(at(battle, 'B')).toEqual([600, 215, 180]);
  });
});

describe('difficult going', () => {
  const wood: TerrainWords = { kind: 'Wd', area: box(560, 150, 620, 230) };

  test('mounted not in it may choose to avoid it', () => {
    const asked = fleeing([A()], [wood]);
    expect(asked.asks).toMatchObject({ by: 'red', kind: 'avoid-going' });
    expect(openTo(asked.battle)).toEqual(['avoid', 'enter']);
    const entered = fleeing([A()], [wood], { option: 'enter' });
    expect(at(entered.battle, 'A')).toEqual([600, 230, 180]);
    const avoided = fleeing([A()], [wood], { option: 'avoid' });
    expect(at(avoided.battle, 'A')?.[2]).toBeLessThan(180);
  });

  test('infantry, and mounted already in it, are not asked, nor if it cannot be avoided', () => {
    expect(fleeing([A({ troop: 'Irr Ps (O)' })], [wood]).asks).toBeUndefined();
    const inWood = { kind: 'O', area: box(590, 340, 610, 370) };
    expect(fleeing([A()], [wood, inWood]).asks).toBeUndefined();
    const near = { kind: 'Wd', area: box(560, 150, 620, 256) };
    expect(fleeing([A()], [near]).asks).toBeUndefined();
  });
});

describe('withdrawal', () => {
  test('a recoil, then straight back the full distance, passing but not pushing', () => {
    const free = play({ bases: [A()] }, [suffers('A', 'withdraw')]);
    expect(at(free.battle, 'A')).toEqual([600, 195, 0]);
    expect(told(free.events, 'withdrew')[0]).toMatchObject({
      rule: 'bnb.withdraw.1',
      figures: { went: 150 },
    });
    const stopped = play({ bases: [A(), base('B', 'Reg Bd (O)', 600, 280)] }, [suffers('A', 'withdraw')]);
    expect(at(stopped.battle, 'A')).toEqual([600, 310, 0]);
    expect(at(stopped.battle, 'B')).toEqual([600, 280, 0]);
    const passed = play({ bases: [A(), base('B', 'Irr Ps (O)', 600, 280)] }, [suffers('A', 'withdraw')]);
    expect(at(passed.battle, 'A')).toEqual([600, 195, 0]);
  });
});
