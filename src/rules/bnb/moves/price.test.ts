import { describe, expect, it } from 'vitest';
import { box } from '../../../../test/support/battle.ts';
import { afterOrder, brokenBy, judging, moving, ordersIn, pointsLeft } from './moves.test-support.ts';

const FOE = { id: 'Z', side: 'blue', at: [600, 740] as const, facing: 180 };
const base = (id: string, x: number, y: number, troop = 'Reg Bd (O)', more = {}) => ({
  id,
  at: [x, y] as const,
  troop,
  ...more,
});
const CINC = (x: number, y: number, more = {}) =>
  base('G', x, y, 'Reg Cv (O)', { marks: { cInC: 1 }, ...more });

const linesOf = (words: Parameters<typeof ordersIn>[0], command: ReturnType<typeof moving>) =>
  judging(ordersIn(words), command).price.map((line) => [line.rule, line.value]);

describe('prices of moves', () => {
  it('are one point, and one more for a part of a group', () => {
    const bases = [base('A', 560, 300), base('B', 600, 300), base('C', 640, 300), FOE];
    expect(linesOf({ bases }, moving('A', { forward: 20 }))).toEqual([['bnb.pig.8', 1]]);
    expect(linesOf({ bases }, moving(['A', 'B', 'C'], { forward: 20 }))).toEqual([['bnb.pig.8', 1]]);
    expect(linesOf({ bases }, moving(['A', 'B'], { forward: 20 }))).toEqual([
      ['bnb.pig.8', 1],
      ['bnb.pig.7', 1],
    ]);
  });

  it('are higher for irregulars that do not go straight at full distance', () => {
    const bases = [base('A', 600, 300, 'Irr Wb (O)'), FOE];
    expect(linesOf({ bases }, moving('A', { forward: 60 }))).toEqual([['bnb.pig.8', 1]]);
    expect(linesOf({ bases }, moving('A', { forward: 50 }))).toEqual([
      ['bnb.pig.8', 1],
      ['bnb.pig.12', 1],
    ]);
    expect(linesOf({ bases }, moving('A', { shift: 60 }))).toEqual([
      ['bnb.pig.8', 1],
      ['bnb.pig.12', 1],
    ]);
    const stopped = [...bases, base('B', 600, 345)];
    expect(linesOf({ bases: stopped }, moving('A', { forward: 30 }))).toEqual([['bnb.pig.8', 1]]);
    const cavalry = [base('A', 600, 300, 'Irr Cv (O)'), FOE];
    expect(linesOf({ bases: cavalry }, moving('A', { forward: 50 }))).toEqual([['bnb.pig.8', 1]]);
    const group = [base('A', 600, 300, 'Irr Wb (O)'), base('B', 640, 300, 'Irr Wb (O)'), FOE];
    expect(linesOf({ bases: group }, moving(['A', 'B'], { forward: 50 }))).toEqual([
      ['bnb.pig.8', 1],
      ['bnb.pig.13', 1],
    ]);
  });

  it('are not higher for irregulars that manoeuvre into contact', () => {
    const bases = [
      base('A', 600, 300, 'Irr Hd (O)'),
      { ...FOE, at: [610, 340] as const, facing: 180, troop: 'Reg Sp (O)' },
    ];
    expect(linesOf({ bases }, moving('A', { forward: 40 }))).toEqual([['bnb.pig.8', 1]]);
  });

  it('rise with the far moves of a bound', () => {
    const far = (n: number, troop: string) => [base('A', 600, 300, troop, { bound: { far: n } }), FOE];
    expect(linesOf({ bases: far(2, 'Irr Wb (O)') }, moving('A', { forward: 60 }))).toContainEqual([
      'bnb.pig.16',
      1,
    ]);
    expect(linesOf({ bases: far(1, 'Irr Wb (O)') }, moving('A', { forward: 60 }))).toHaveLength(1);
    expect(linesOf({ bases: far(4, 'Reg Bd (O)') }, moving('A', { forward: 60 }))).toHaveLength(1);
    const group = (n: number, troop: string) => [
      base('A', 600, 300, troop, { bound: { far: n } }),
      base('B', 640, 300, troop),
      FOE,
    ];
    expect(linesOf({ bases: group(2, 'Irr Wb (O)') }, moving(['A', 'B'], { forward: 60 }))).toContainEqual([
      'bnb.pig.17',
      1,
    ]);
    expect(linesOf({ bases: group(3, 'Reg Bd (O)') }, moving(['A', 'B'], { forward: 60 }))).toContainEqual([
      'bnb.pig.15',
      1,
    ]);
    expect(linesOf({ bases: group(3, 'Irr Wb (O)') }, moving(['A', 'B'], { forward: 60 }))).toHaveLength(2);
  });

  it('depend on the commander', () => {
    const at = (x: number, y: number, more = {}) => [base('A', 600, 300), CINC(x, y, more), FOE];
    expect(linesOf({ bases: at(600, 200) }, moving('A', { forward: 60 }))).toEqual([['bnb.pig.8', 1]]);
    expect(linesOf({ bases: at(950, 300) }, moving('A', { forward: 60 }))).toContainEqual(['bnb.pig.20', 1]);
    const wood = [{ kind: 'Wd', id: 'wood', area: box(660, 200, 740, 400) }];
    expect(linesOf({ bases: at(850, 300), terrain: wood }, moving('A', { forward: 60 }))).toContainEqual([
      'bnb.pig.19',
      1,
    ]);
    expect(linesOf({ bases: at(850, 300) }, moving('A', { forward: 60 }))).toHaveLength(1);
    const lost = [
      base('A', 600, 300),
      { id: 'G', troop: 'Reg Cv (O)', marks: { cInC: 1 }, place: 'lost' as const },
      FOE,
    ];
    expect(linesOf({ bases: lost }, moving('A', { forward: 60 }))).toContainEqual(['bnb.pig.25', 1]);
    const horse = [base('A', 300, 300, 'Irr LH (O)'), CINC(700, 300), FOE];
    expect(linesOf({ bases: horse }, moving('A', { forward: 60 }))).toHaveLength(1);
    const distant = [base('A', 40, 300, 'Irr LH (O)'), CINC(900, 300), FOE];
    expect(linesOf({ bases: distant }, moving('A', { forward: 60 }))).toContainEqual(['bnb.pig.21', 1]);
  });

  it('are one less for the commander itself, once a bound', () => {
    const battle = ordersIn({ bases: [CINC(600, 300), base('A', 100, 100), FOE] });
    const first = afterOrder(battle, moving('G', { forward: 20 }));
    expect(pointsLeft(first)).toBe(6);
    const second = afterOrder(first, moving('G', { forward: 20 }));
    expect(pointsLeft(second)).toBe(5);
  });

  it('must be paid', () => {
    const battle = ordersIn({ bases: [base('A', 600, 300, 'Irr Wb (O)'), FOE], pips: 1 });
    expect(brokenBy(battle, moving('A', { forward: 50 }))).toEqual(['bnb.pig.1']);
    expect(brokenBy(battle, moving('A', { forward: 60 }))).toEqual([]);
  });
});
