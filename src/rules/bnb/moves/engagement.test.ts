import { describe, expect, it } from 'vitest';
import {
  afterOrder,
  brokenBy,
  judging,
  moving,
  order,
  ordersIn,
  placeOf,
  pointsLeft,
} from './moves.test-support.ts';

const enemy = (id: string, x: number, y: number, more = {}) => ({
  id,
  side: 'blue',
  troop: 'Reg Sp (O)',
  at: [x, y] as const,
  facing: 180,
  ...more,
});
const own = (id: string, x: number, y: number, more = {}) => ({
  id,
  troop: 'Reg Bd (O)',
  at: [x, y] as const,
  ...more,
});

describe('zones', () => {
  const zoned = ordersIn({ bases: [own('A', 600, 380), enemy('Z', 610, 400)] });

  it('leave a base that starts in one only straight back and close combat', () => {
    expect(brokenBy(zoned, moving('A', { back: 30 }))).toEqual([]);
    expect(brokenBy(zoned, moving('A', { forward: 20 }))).toEqual([]);
    expect(brokenBy(zoned, moving('A', { forward: 10 }))).toEqual(['bnb.zoc.5']);
    expect(brokenBy(zoned, moving('A', { turnabout: true }))).toEqual(['bnb.zoc.5']);
    expect(brokenBy(zoned, moving('A', { shift: 10 }))).toEqual(['bnb.zoc.5']);
  });

  it('bind from where they are entered', () => {
    const battle = ordersIn({ bases: [own('A', 600, 320), enemy('Z', 600, 400)] });
    expect(brokenBy(battle, moving('A', { forward: 40 }))).toEqual([]);
    expect(brokenBy(battle, moving('A', { forward: 50 }))).toEqual(['bnb.zoc.11']);
    expect(brokenBy(battle, moving('A', { forward: 30 }))).toEqual([]);
    const near = ordersIn({ bases: [own('A', 600, 345), enemy('Z', 600, 400)] });
    expect(brokenBy(near, moving('A', { forward: 55 }))).toEqual([]);
  });

  it('bind a base that stands exactly at their far edge, but not at a corner', () => {
    const edge = ordersIn({ bases: [own('A', 600, 360), enemy('Z', 620, 400)] });
    expect(brokenBy(edge, moving('A', { shift: 5 }))).toEqual(['bnb.zoc.5']);
    const corner = ordersIn({ bases: [own('A', 600, 360), enemy('Z', 640, 400)] });
    expect(brokenBy(corner, moving('A', { shift: -5 }))).toEqual([]);
  });

  it('bind a whole group by one of its bases', () => {
    const battle = ordersIn({ bases: [own('A', 600, 380), own('B', 560, 380), enemy('Z', 620, 400)] });
    expect(brokenBy(battle, moving(['A', 'B'], { forward: 10 }))).toEqual(['bnb.zoc.5']);
    expect(brokenBy(battle, moving(['A', 'B'], { back: 10 }))).toEqual([]);
    expect(brokenBy(battle, moving(['A', 'B'], { forward: 20 }))).toEqual([]);
  });

  it('make their owner the target', () => {
    const battle = ordersIn({
      bases: [
        own('A', 600, 380, { troop: 'Reg Ax (O)' }),
        enemy('Y', 600, 400),
        enemy('Z', 520, 400, { troop: 'Bg' }),
      ],
    });
    expect(brokenBy(battle, moving('A', { to: [520, 400, 0] }))).toContain('bnb.zoc.9');
    expect(brokenBy(battle, moving('A', { forward: 20 }))).toEqual([]);
  });

  it('ask for the most straightforward way', () => {
    const battle = ordersIn({ bases: [own('A', 600, 380), enemy('Z', 620, 400)] });
    expect(brokenBy(battle, moving('A', { to: [620, 400, 0] }))).toEqual(['bnb.zoc.10']);
    expect(brokenBy(battle, moving('A', { forward: 20 }))).toEqual([]);
  });

  it('demand full alignment if straight ahead leads past', () => {
    const battle = ordersIn({ bases: [own('A', 600, 350, { facing: 300 }), enemy('Z', 610, 385)] });
    expect(brokenBy(battle, moving('A', { to: [610, 385, 0] }))).toEqual([]);
    expect(brokenBy(battle, moving('A', { to: [600, 385, 0] }))).toEqual(['bnb.engage.2']);
  });

  it('let a base without room take the nearest contact', () => {
    const battle = ordersIn({
      bases: [own('A', 589, 355, { facing: 330 }), own('B', 645, 385), enemy('Z', 615, 385)],
    });
    expect(brokenBy(battle, moving('A', { to: [605, 385, 0] }))).toEqual([]);
    expect(brokenBy(battle, moving('A', { to: [600, 385, 0] }))).toEqual(['bnb.engage.3']);
  });
});

describe('gaps', () => {
  const words = [own('A', 600, 300), own('B', 560, 330), own('C', 640, 330), enemy('Z', 600, 700)];

  it('leave only straight ways', () => {
    const battle = ordersIn({
      bases: [
        { ...words[0], at: [600, 330] as const, id: 'A' },
        own('B', 555, 330),
        own('C', 645, 330),
        enemy('Z', 600, 700),
      ],
    });
    expect(brokenBy(battle, moving('A', { shift: 2 }))).toEqual([]);
    const gap = ordersIn({
      bases: [
        own('A', 600, 330, { size: [20, 15] }),
        own('B', 565, 330),
        own('C', 635, 330),
        enemy('Z', 600, 700),
      ],
    });
    expect(brokenBy(gap, moving('A', { shift: 2 }))).toEqual(['bnb.gap.2']);
    expect(brokenBy(gap, moving('A', { forward: 30 }))).toEqual([]);
    expect(brokenBy(gap, moving('A', { back: 30 }))).toEqual([]);
    expect(brokenBy(gap, moving('A', { turnabout: true }))).toEqual([]);
  });

  it('do not exist at the table edge or between bases of the order', () => {
    const edge = ordersIn({ bases: [own('A', 30, 330), own('B', 600, 600), enemy('Z', 600, 700)] });
    expect(brokenBy(edge, moving('A', { pivot: 'right', degrees: 10 }))).toEqual([]);
  });

  it('may be crossed straight by a group', () => {
    const battle = ordersIn({ bases: words });
    expect(brokenBy(battle, moving('A', { forward: 60 }))).toEqual([]);
  });
});

describe('flank and rear', () => {
  it('may be attacked only from beside or behind', () => {
    const foe = enemy('Z', 600, 400, { troop: 'Reg Cv (O)', facing: 0 });
    const beside = ordersIn({ bases: [own('A', 520, 360, { troop: 'Reg Cv (O)', facing: 90 }), foe] });
    expect(brokenBy(beside, moving('A', { to: [580, 380, 90] }))).toEqual([]);
    const before = ordersIn({ bases: [own('A', 530, 430, { troop: 'Reg Cv (O)', facing: 90 }), foe] });
    expect(brokenBy(before, moving('A', { to: [580, 380, 90] }))).toEqual(['bnb.flank.2']);
    const behind = ordersIn({ bases: [own('A', 600, 340, { troop: 'Reg Cv (O)' }), foe] });
    expect(brokenBy(behind, moving('A', { forward: 30 }))).toEqual([]);
    const aside = ordersIn({ bases: [own('A', 560, 372, { troop: 'Reg Cv (O)', facing: 0 }), foe] });
    expect(
      brokenBy(aside, moving('A', { to: [550, 360, 0] }, { to: [600, 360, 0] }, { to: [600, 370, 0] })),
    ).toContain('bnb.rear.2');
  });
});

describe('close combat', () => {
  const battle = ordersIn({ bases: [own('A', 600, 385), own('B', 560, 385), enemy('Z', 600, 385)] });

  it('may be left only straight back and alone', () => {
    expect(brokenBy(battle, moving('A', { back: 30 }))).toEqual([]);
    expect(brokenBy(battle, moving('A', { shift: -10 }))).toContain('bnb.move.19');
    expect(brokenBy(battle, moving(['A', 'B'], { back: 30 }))).toContain('bnb.move.19');
  });

  it('ends a way at the first contact', () => {
    const words = ordersIn({ bases: [own('A', 600, 300), enemy('Z', 600, 340), enemy('Y', 700, 340)] });
    expect(brokenBy(words, moving('A', { forward: 40 }))).toEqual([]);
    expect(brokenBy(words, moving('A', { forward: 45 }))).toContain('bnb.move.17');
    expect(brokenBy(words, moving('A', { forward: 40 }, { shift: 10 }))).toContain('bnb.move.17');
  });
});

describe('alignment', () => {
  it('brings the mover fully onto the front that it contacts', () => {
    const battle = ordersIn({ bases: [own('A', 600, 350), enemy('Z', 610, 390)] });
    expect(placeOf(afterOrder(battle, moving('A', { forward: 40 })), 'A')).toEqual([610, 390, 0]);
    const without = { ...moving('A', { forward: 40 }), align: false };
    expect(placeOf(afterOrder(battle, without), 'A')).toEqual([600, 390, 0]);
  });

  it('sets an almost touching base exactly into contact', () => {
    const battle = ordersIn({ bases: [own('A', 600, 350), enemy('Z', 600, 390)] });
    expect(placeOf(afterOrder(battle, moving('A', { forward: 39.97 })), 'A')).toEqual([600, 390, 0]);
    expect(placeOf(afterOrder(battle, moving('A', { forward: 40.04 })), 'A')).toEqual([600, 390, 0]);
    expect(placeOf(afterOrder(battle, moving('A', { to: [600.03, 389.97, 0.01] })), 'A')).toEqual([
      600, 390, 0,
    ]);
  });

  it('takes the nearer of two fronts, and shifts a whole group alike', () => {
    const two = ordersIn({ bases: [own('A', 605, 350), enemy('Y', 590, 390), enemy('Z', 630, 390)] });
    expect(placeOf(afterOrder(two, moving('A', { forward: 40 })), 'A')).toEqual([590, 390, 0]);
    const group = ordersIn({
      bases: [own('A', 600, 350), own('B', 640, 350), enemy('Y', 590, 390), enemy('Z', 630, 390)],
    });
    const next = afterOrder(group, moving(['A', 'B'], { forward: 40 }));
    expect(placeOf(next, 'A')).toEqual([590, 390, 0]);
    expect(placeOf(next, 'B')).toEqual([630, 390, 0]);
  });

  it('is not made if a base, or another enemy, is in the way', () => {
    const blocked = ordersIn({ bases: [own('A', 600, 350), own('B', 645, 390), enemy('Z', 612, 390)] });
    expect(placeOf(afterOrder(blocked, moving('A', { forward: 40 })), 'A')).toEqual([600, 390, 0]);
  });
});

describe('conforming', () => {
  const group = [own('A', 600, 350), own('B', 640, 350)];

  it('brings a single base onto the group that contacts it', () => {
    const battle = ordersIn({ bases: [...group, enemy('Z', 660, 392, { facing: 190 })] });
    const stop = judging(battle, moving(['A', 'B'], { forward: 60 }));
    const at = stop.trace?.meetings[0]?.at ?? 1;
    const next = afterOrder(battle, moving(['A', 'B'], { forward: 60 * at }));
    expect(placeOf(next, 'Z')).toEqual([640, (placeOf(next, 'B') ?? [])[1], 180]);
  });

  it('asks the owner if two are touched alike', () => {
    const battle = ordersIn({ bases: [...group, enemy('Z', 620, 390)] });
    const moved = order(battle, { ...moving(['A', 'B'], { forward: 40 }), align: false });
    expect(moved.ok && moved.battle.flow.awaits).toMatchObject([{ by: 'blue', kind: 'conform' }]);
    if (!moved.ok) return;
    expect(order(moved.battle, { type: 'choose', base: 'Z' }, 'blue').ok).toBe(false);
    const next = afterOrder(moved.battle, { type: 'choose', base: 'B' }, 'blue');
    expect(placeOf(next, 'Z')).toEqual([640, 390, 180]);
    expect(next.flow.awaits).toMatchObject([{ by: 'red', kind: 'orders' }]);
  });

  it('splits skirmishers from their group, but not always for skirmishers', () => {
    const ps = (id: string, x: number) => enemy(id, x, 390, { troop: 'Reg Ps (O)' });
    const battle = ordersIn({ bases: [...group, ps('W', 544), ps('X', 584), ps('Y', 624)] });
    const next = afterOrder(battle, { ...moving(['A', 'B'], { forward: 40 }), align: false });
    expect(placeOf(next, 'Y')).toEqual([640, 390, 180]);
    const light = group.map((base) => ({ ...base, troop: 'Reg Ps (O)' }));
    const same = ordersIn({ bases: [...light, ps('W', 544), ps('X', 584), ps('Y', 624)] });
    const stays = afterOrder(same, { ...moving(['A', 'B'], { forward: 40 }), align: false });
    expect(placeOf(stays, 'Y')).toEqual([624, 390, 180]);
  });

  it('shifts a whole group whose base is contacted by two fronts, or none of it', () => {
    const battle = ordersIn({ bases: [...group, enemy('Y', 610, 390), enemy('Z', 650, 390)] });
    const next = afterOrder(battle, { ...moving(['A', 'B'], { forward: 40 }), align: false });
    expect([placeOf(next, 'Y'), placeOf(next, 'Z')]).toEqual([
      [600, 390, 180],
      [640, 390, 180],
    ]);
    const blocked = ordersIn({
      bases: [...group, enemy('W', 565, 392), enemy('Y', 610, 390), enemy('Z', 650, 390)],
    });
    const stays = afterOrder(blocked, { ...moving(['A', 'B'], { forward: 40 }), align: false });
    expect(placeOf(stays, 'Y')).toEqual([610, 390, 180]);
  });
});

describe('halts', () => {
  it('cost points and bind', () => {
    const battle = ordersIn({
      bases: [own('A', 600, 300), own('W', 700, 300, { troop: 'Irr Wb (O)' }), enemy('Z', 600, 700)],
    });
    const halted = afterOrder(battle, { type: 'halt', bases: ['A'] });
    expect(pointsLeft(halted)).toBe(5);
    expect(brokenBy(halted, moving('A', { forward: 10 }))).toEqual(['bnb.halt.4']);
    expect(pointsLeft(afterOrder(halted, { type: 'halt', bases: ['A'] }))).toBe(4);
    expect(pointsLeft(afterOrder(battle, { type: 'halt', bases: ['W'] }))).toBe(4);
    const moved = order(afterOrder(battle, moving('A', { forward: 10 })), { type: 'halt', bases: ['A'] });
    expect(moved).toMatchObject({ ok: false, reasons: [{ rule: 'bnb.halt.3' }] });
  });
});

describe('two shifts of the same length', () => {
  const line = [own('A', 580, 380), own('B', 620, 380)];
  const aligned = (...foes: readonly ReturnType<typeof enemy>[]) =>
    placeOf(afterOrder(ordersIn({ bases: [...line, ...foes] }), moving(['A', 'B'], { forward: 20 })), 'A');

  it('align with the enemy whose name is first', () => {
    expect(aligned(enemy('Y', 570, 400), enemy('Z', 630, 400))).toEqual([570, 400, 0]);
    expect(aligned(enemy('Z', 570, 400), enemy('Y', 630, 400))).toEqual([590, 400, 0]);
  });

  it('align the first mover where both lead to the same enemy', () => {
    expect(aligned(enemy('Z', 600, 400))).toEqual([600, 400, 0]);
  });
});
