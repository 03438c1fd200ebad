import { describe, expect, it } from 'vitest';
import { box } from '../../../../test/support/battle.ts';
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

const FOE = { id: 'Z', side: 'blue', troop: 'Reg Bd (O)', at: [600, 700] as const, facing: 180 };

describe('a single base', () => {
  const battle = ordersIn({ bases: [{ id: 'A', at: [600, 375] }, FOE] });

  it('goes its distance and pays one point', () => {
    const next = afterOrder(battle, moving('A', { forward: 60 }));
    expect(placeOf(next, 'A')).toEqual([600, 435, 0]);
    expect(pointsLeft(next)).toBe(5);
    expect(next.bases.find((base) => base.id === 'A')?.bound).toEqual({ moved: 60, far: 1 });
  });

  it('goes no farther than its distance', () => {
    expect(brokenBy(battle, moving('A', { forward: 60.04 }))).toEqual([]);
    expect(brokenBy(battle, moving('A', { forward: 60.2 }))).toEqual(['bnb.distance.15']);
  });

  it('adds up its legs, each by the farther corner', () => {
    const judged = judging(battle, moving('A', { pivot: 'left', degrees: 60 }, { forward: 20 }));
    expect(judged.length).toBeCloseTo(60, 2);
    expect(judged.reasons).toEqual([]);
    expect(brokenBy(battle, moving('A', { pivot: 'left', degrees: 61 }, { forward: 20 }))).toEqual([
      'bnb.distance.15',
    ]);
  });

  it('turns about without using distance if that is its whole move', () => {
    expect(judging(battle, moving('A', { turnabout: true })).length).toBe(0);
    const judged = judging(battle, moving('A', { turnabout: true }, { forward: 30 }));
    expect(judged.length).toBeCloseTo(Math.sqrt(40 * 40 + 15 * 15) + 30, 2);
  });

  it('may go back and aside', () => {
    expect(brokenBy(battle, moving('A', { back: 60 }))).toEqual([]);
    expect(brokenBy(battle, moving('A', { shift: -60 }))).toEqual([]);
    expect(brokenBy(battle, moving('A', { to: [620, 400, 30] }))).toEqual([]);
  });

  it('is refused an empty move, a backward pivot and a column', () => {
    expect(brokenBy(battle, moving('A', { forward: 0 }))).toEqual(['bnb.move.10']);
    expect(brokenBy(battle, moving('A', { pivot: 'left', degrees: -10 }))).toEqual(['bnb.move.6']);
    expect(brokenBy(battle, moving('A', { column: { head: 'A' } }))).toEqual(['bnb.column.10']);
    expect(brokenBy(battle, moving('A', { extend: { to: 'left' } }))).toEqual(['bnb.column.20']);
  });

  it('is moved only by its own side in its phase', () => {
    expect(brokenBy(battle, moving('Z', { forward: 10 }))).toEqual(['bnb.army.3']);
    expect(order(battle, moving('Z', { forward: 10 }), 'blue').ok).toBe(false);
  });

  it('stays on the table', () => {
    const edge = ordersIn({ bases: [{ id: 'A', at: [600, 20] }, FOE] });
    expect(brokenBy(edge, moving('A', { back: 30 }))).toEqual(['bnb.move.18']);
    expect(brokenBy(edge, moving('A', { back: 5 }))).toEqual([]);
  });
});

describe('distances', () => {
  const wood = { kind: 'Wd', id: 'wood', area: box(500, 400, 700, 600) };

  it('are those of the worst ground on the way', () => {
    const battle = ordersIn({
      bases: [{ id: 'A', troop: 'Reg Cv (O)', at: [600, 350] }, FOE],
      terrain: [wood],
    });
    expect(judging(battle, moving('A', { forward: 50 })).allowance).toBe(120);
    expect(judging(battle, moving('A', { forward: 60 }))).toMatchObject({
      allowance: 60,
      going: 'DGo',
      reasons: [],
    });
    expect(brokenBy(battle, moving('A', { forward: 61 }))).toEqual(['bnb.distance.13']);
  });

  it('end at the border of going that allows no more', () => {
    const battle = ordersIn({
      bases: [{ id: 'A', troop: 'Reg Cv (O)', at: [600, 330] }, FOE],
      terrain: [wood],
    });
    expect(brokenBy(battle, moving('A', { forward: 80 }))).toEqual(['bnb.distance.16']);
    expect(brokenBy(battle, moving('A', { forward: 70 }))).toEqual([]);
  });

  it('count the own ground of each base of a group', () => {
    const battle = ordersIn({
      bases: [
        { id: 'A', troop: 'Irr LH (O)', at: [460, 500] },
        { id: 'B', troop: 'Reg Ax (O)', at: [500, 500] },
        FOE,
      ],
      terrain: [{ kind: 'Wd', id: 'wood', area: box(490, 400, 700, 600) }],
    });
    expect(judging(battle, moving(['A', 'B'], { forward: 90 }))).toMatchObject({
      allowance: 90,
      reasons: [],
    });
    expect(brokenBy(battle, moving(['A', 'B'], { forward: 91 }))).toEqual(['bnb.group.6']);
  });

  it('let a base follow a road', () => {
    const road = {
      kind: 'UR',
      id: 'road',
      line: [
        [600, 0],
        [600, 750],
      ] as const,
      width: 30,
    };
    const battle = ordersIn({
      bases: [
        { id: 'A', at: [600, 300] },
        { ...FOE, at: [900, 700] },
      ],
      terrain: [road],
    });
    expect(judging(battle, moving('A', { forward: 120 }))).toMatchObject({
      allowance: 120,
      going: 'road',
      reasons: [],
    });
    const beside = ordersIn({ bases: [{ id: 'A', at: [602, 300] }, FOE], terrain: [road] });
    expect(judging(beside, moving('A', { forward: 60 })).allowance).toBe(60);
  });
});

describe('groups', () => {
  const line = (troop: string) => [
    { id: 'A', troop, at: [560, 300] as const },
    { id: 'B', troop, at: [600, 300] as const },
    { id: 'C', troop, at: [640, 300] as const },
  ];
  const bases = ['A', 'B', 'C'];

  it('go straight, pivot, and do both', () => {
    const battle = ordersIn({ bases: [...line('Reg Bd (O)'), FOE] });
    expect(brokenBy(battle, moving(bases, { forward: 60 }))).toEqual([]);
    expect(brokenBy(battle, moving(bases, { pivot: 'left', degrees: 28 }))).toEqual([]);
    expect(brokenBy(battle, moving(bases, { pivot: 'left', degrees: 14 }, { forward: 30 }))).toEqual([]);
    expect(brokenBy(battle, moving(bases, { pivot: 'left', degrees: 16 }, { forward: 10 }))).toEqual([
      'bnb.pivot.5',
    ]);
    expect(brokenBy(battle, moving(bases, { shift: 10 }))).toEqual(['bnb.move.5']);
    expect(brokenBy(battle, moving(bases, { back: 10 }))).toEqual(['bnb.move.20']);
  });

  it('pivot as one body on the end of their front', () => {
    const battle = ordersIn({ bases: [...line('Reg Bd (O)'), FOE] });
    const judged = judging(battle, moving(bases, { pivot: 'right', degrees: 20 }));
    expect(judged.length).toBeCloseTo(2 * 120 * 0.17365, 1);
    const next = afterOrder(battle, moving(bases, { pivot: 'right', degrees: 20 }));
    expect(placeOf(next, 'C')?.[2]).toBe(20);
    expect(judging(next, moving(bases, { turnabout: true })).reasons.map((each) => each.rule)).not.toContain(
      'bnb.group.1',
    );
  });

  it('may do more if they are light', () => {
    const light = ordersIn({ bases: [...line('Reg Ax (O)'), FOE] });
    const pivoting = moving(bases, { forward: 40 }, { pivot: 'left', degrees: 10 });
    expect(brokenBy(light, pivoting)).toEqual([]);
    const heavy = ordersIn({ bases: [...line('Reg Bd (O)'), FOE] });
    expect(brokenBy(heavy, pivoting)).toContain('bnb.move.8');
    const about = moving(bases, { turnabout: true }, { forward: 90 });
    expect(brokenBy(light, about)).toContain('bnb.move.9');
    const skirmishers = ordersIn({ bases: [...line('Reg Ps (O)'), FOE] });
    expect(judging(skirmishers, about)).toMatchObject({ length: 90, reasons: [] });
  });

  it('cannot pivot if a base is outside their front', () => {
    const bent = ordersIn({
      bases: [
        { id: 'A', at: [600, 300] },
        { id: 'B', at: [640, 300] },
        { id: 'C', at: [680, 285] },
        { id: 'D', at: [640, 285] },
        FOE,
      ],
    });
    const all = ['A', 'B', 'C', 'D'];
    expect(brokenBy(bent, moving(all, { pivot: 'right', degrees: 5 }))).toContain('bnb.pivot.3');
    expect(brokenBy(bent, moving(all, { pivot: 'left', degrees: 5 }))).toContain('bnb.pivot.4');
  });

  it('must be groups', () => {
    const battle = ordersIn({ bases: [...line('Reg Bd (O)'), FOE] });
    expect(brokenBy(battle, moving(['A', 'C'], { forward: 10 }))).toEqual(['bnb.group.1']);
  });
});

describe('tactical and far moves', () => {
  const near = ordersIn({
    bases: [
      { id: 'A', at: [600, 375] },
      { ...FOE, at: [600, 615] },
    ],
  });
  const far = ordersIn({
    bases: [
      { id: 'A', at: [600, 374.9] },
      { ...FOE, at: [600, 615] },
    ],
  });

  it('differ by the distance at the start', () => {
    expect(brokenBy(near, { ...moving('A', { forward: 60 }), kind: 'far' })).toEqual(['bnb.far.1']);
    expect(brokenBy(far, { ...moving('A', { forward: 60 }), kind: 'far' })).toEqual([]);
    expect(afterOrder(near, moving('A', { forward: 10 })).bases[0]?.bound).toMatchObject({ tactical: 1 });
    expect(afterOrder(far, moving('A', { forward: 10 })).bases[0]?.bound).toMatchObject({ far: 1 });
  });

  it('do not follow each other', () => {
    const twice = afterOrder(near, moving('A', { forward: 10 }));
    expect(brokenBy(twice, moving('A', { forward: 10 }))).toEqual(['bnb.tactical.2']);
    const farther = afterOrder(far, moving('A', { back: 20 }));
    expect(brokenBy(farther, moving('A', { back: 20 }))).toEqual([]);
    expect(brokenBy(farther, { ...moving('A', { back: 20 }), kind: 'tactical' })).toEqual(['bnb.tactical.3']);
    const tactical = afterOrder(far, { ...moving('A', { back: 20 }), kind: 'tactical' });
    expect(brokenBy(tactical, moving('A', { back: 20 }))).toEqual(['bnb.tactical.3']);
    expect(brokenBy(far, { ...moving('A', { back: 20 }), kind: 'march' })).toEqual(['bnb.move.12']);
  });
});

describe('bases in the way', () => {
  it('stop a move, but some troops may pass friends', () => {
    const words = (mover: string, other: string) => ({
      bases: [
        { id: 'A', troop: mover, at: [600, 300] as const },
        { id: 'B', troop: other, at: [600, 340] as const },
        FOE,
      ],
    });
    expect(brokenBy(ordersIn(words('Reg Bd (O)', 'Reg Bd (O)')), moving('A', { forward: 30 }))).toEqual([
      'bnb.pass.9',
    ]);
    expect(brokenBy(ordersIn(words('Reg Bd (O)', 'Reg Bd (O)')), moving('A', { forward: 25 }))).toEqual([]);
    expect(brokenBy(ordersIn(words('Reg Ps (O)', 'Reg Bd (O)')), moving('A', { forward: 60 }))).toEqual([]);
    expect(brokenBy(ordersIn(words('Reg Ps (O)', 'Reg Bd (O)')), moving('A', { forward: 50 }))).toEqual([
      'bnb.pass.7',
    ]);
    expect(brokenBy(ordersIn(words('Reg Ps (O)', 'Reg Pk (I)')), moving('A', { forward: 60 }))).toEqual([
      'bnb.pass.9',
    ]);
    expect(brokenBy(ordersIn(words('Irr LH (O)', 'Reg Ax (O)')), moving('A', { forward: 70 }))).toEqual([]);
    expect(brokenBy(ordersIn(words('Reg Cv (O)', 'Reg Ps (O)')), moving('A', { forward: 70 }))).toEqual([]);
  });

  it.each([
    [0, [245, 271, 287], [305, 320]],
    [180, [230, 256, 272], [290, 305]],
  ])(
    'make room one beyond the other, whichever way they face: %i',
    (facing, [b = 0, c = 0, d = 0], [toC = 0, toD = 0]) => {
      const passer = { id: 'A', troop: 'Irr Ps (O)', at: [600, 200] as const };
      const friends = { B: b, C: c, D: d };
      const bases = Object.entries(friends).map(([id, y]) => ({ id, at: [600, y] as const, facing }));
      const next = afterOrder(ordersIn({ bases: [passer, ...bases, FOE] }), moving('A', { forward: 90 }));
      expect(placeOf(next, 'A')).toEqual([600, 290, 0]);
      expect(placeOf(next, 'C')).toEqual([600, toC, facing]);
      expect(placeOf(next, 'D')).toEqual([600, toD, facing]);
    },
  );

  it('are passed only along their facing', () => {
    const battle = ordersIn({
      bases: [{ id: 'A', troop: 'Reg Ps (O)', at: [600, 300] }, { id: 'B', at: [600, 330], facing: 20 }, FOE],
    });
    expect(brokenBy(battle, moving('A', { forward: 80 }))).toEqual(['bnb.pass.6']);
  });

  it('make room beyond', () => {
    const battle = ordersIn({
      bases: [
        { id: 'A', troop: 'Reg Ps (O)', at: [600, 300] },
        { id: 'B', at: [600, 320] },
        { id: 'C', at: [600, 345] },
        FOE,
      ],
    });
    const next = afterOrder(battle, moving('A', { forward: 40 }));
    expect(placeOf(next, 'A')).toEqual([600, 340, 0]);
    expect(placeOf(next, 'C')).toEqual([600, 355, 0]);
    expect(next.bases.find((base) => base.id === 'C')?.bound).toEqual({ pushed: 1 });
  });
});
