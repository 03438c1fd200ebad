import { describe, expect, test } from 'vitest';
import { box } from '../../../../test/support/battle.ts';
import { at, enemy, friend, told } from '../../../../test/support/playing.ts';
import { A, placeOf, play, recoilOf, suffers } from '../outcomes/outcomes.test-support.ts';

describe('destroyed and spent', () => {
  test('a destroyed base is lost, a spent one is spent', () => {
    const lost = play({ bases: [A()] }, [suffers('A', 'destroyed')]);
    expect(placeOf(lost.battle, 'A')).toBe('lost');
    expect(lost.events[0]).toMatchObject({
      type: 'destroyed',
      rule: 'bnb.outcome.8',
      figures: { base: 'A' },
    });
    const spent = play({ bases: [A()] }, [suffers('A', 'spent', { winner: 'Z' })]);
    expect(placeOf(spent.battle, 'A')).toBe('spent');
    expect(spent.events[0]).toMatchObject({ type: 'spent', figures: { base: 'A', by: 'Z' } });
  });

  test('an outcome without effect, or of a base that is gone, does nothing', () => {
    const { battle } = play({ bases: [A()] }, [suffers('A', 'stand')]);
    expect(at(battle, 'A')).toEqual([600, 375, 0]);
    const gone = play({ bases: [A(), friend('B', 'Reg Bd (O)', 100, 100)] }, [
      suffers('A', 'destroyed'),
      suffers('A', 'recoil'),
    ]);
    expect(told(gone.events, 'recoiled')).toEqual([]);
  });
});

describe('recoil', () => {
  test.each([
    ['Reg Bd (O)', 15],
    ['Irr Ps (O)', 20],
    ['Irr Cv (O)', 30],
    ['Irr El (O)', 40],
  ])('%s goes straight back its own depth, %i mm, facing unchanged', (troop, depth) => {
    const { battle, events } = recoilOf([A(troop)]);
    expect(at(battle, 'A')).toEqual([600, 375 - depth, 0]);
    expect(events[0]).toMatchObject({
      type: 'recoiled',
      rule: 'bnb.recoil.1',
      figures: { went: depth, complete: true },
    });
    expect(battle.bases[0]?.bound.recoiled).toBe(1);
  });

  test('a base shot from behind goes back towards the shooter, which stops it', () => {
    const { battle } = recoilOf([A(), enemy('Z', 'Reg Bw (O)', 600, 352, 0)]);
    expect(at(battle, 'A')).toEqual([600, 367, 0]);
  });

  test('a recoil over a long edge destroys it; a short edge stops it', () => {
    const over = recoilOf([A('Reg Bd (O)', { at: [600, 20] })]);
    expect(placeOf(over.battle, 'A')).toBe('lost');
    expect(over.events[0]).toMatchObject({ type: 'destroyed', rule: 'bnb.recoil.2' });
    const stopped = recoilOf([A('Reg Bd (O)', { at: [20, 300], facing: 90 })]);
    expect(at(stopped.battle, 'A')).toEqual([15, 300, 90]);
    expect(stopped.events[0]).toMatchObject({ figures: { complete: false, stop: 'bnb.recoil.10' } });
  });

  test('a base that just reaches the long edge does not go over it', () => {
    const { battle } = recoilOf([A('Reg Bd (O)', { at: [600, 30] })]);
    expect(at(battle, 'A')).toEqual([600, 15, 0]);
  });

  test('a flank or rear attack destroys it instead, also when it must flee or withdraw', () => {
    const onFlank = [A(), enemy('Z', 'Reg Bd (O)', 620, 355, 270), enemy('Y', 'Reg Bd (O)', 600, 375)];
    for (const [outcome, rule] of [
      ['recoil', 'bnb.recoil.4'],
      ['flee', 'bnb.recoil.22'],
      ['withdraw', 'bnb.recoil.22'],
    ] as const) {
      const { events } = play({ bases: onFlank }, [suffers('A', outcome)]);
      expect(events[0]).toMatchObject({ type: 'destroyed', rule, figures: { base: 'A' } });
    }
    const rear = recoilOf([A(), enemy('Z', 'Reg Bd (O)', 600, 360, 0)]);
    expect(rear.events[0]).toMatchObject({ type: 'destroyed', rule: 'bnb.recoil.4' });
  });

  test('a forced recoil never destroys a flanked base', () => {
    const bases = [A(), enemy('Z', 'Reg Bd (O)', 620, 355, 270)];
    const { battle } = play({ bases }, [suffers('A', 'recoil', { forced: true })]);
    expect(at(battle, 'A')).toEqual([600, 360, 0]);
  });

  test('an enemy in the way stops it; it stays there', () => {
    const { battle, events } = recoilOf([A(), enemy('Z', 'Reg Bd (O)', 620, 335)]);
    // Z stands from y 335 to 350: A's rear, at 360, comes 10 mm.
    expect(at(battle, 'A')).toEqual([600, 365, 0]);
    expect(events[0]).toMatchObject({ figures: { went: 10, complete: false, stop: 'bnb.recoil.7' } });
  });

  test('a friend that can be neither passed nor pushed stops it', () => {
    const across = recoilOf([A(), friend('B', 'Reg Bd (O)', 615, 350, 90)]);
    expect(at(across.battle, 'A')).toEqual([600, 375, 0]);
    expect(across.events[0]).toMatchObject({ figures: { went: 0, stop: 'bnb.recoil.8' } });
  });

  test('ground that it may not enter stops it, unless it is already in it', () => {
    const lake = { kind: 'La', area: box(500, 250, 700, 350) };
    const stopped = play({ bases: [A()], terrain: [lake] }, [suffers('A', 'recoil')]);
    expect(at(stopped.battle, 'A')).toEqual([600, 365, 0]);
    expect(stopped.events[0]).toMatchObject({ figures: { stop: 'bnb.recoil.9' } });
    const inside = play({ bases: [A()], terrain: [{ ...lake, area: box(500, 250, 700, 365) }] }, [
      suffers('A', 'recoil'),
    ]);
    expect(at(inside.battle, 'A')).toEqual([600, 360, 0]);
    const wood = play({ bases: [A()], terrain: [{ ...lake, kind: 'Wd' }] }, [suffers('A', 'recoil')]);
    expect(at(wood.battle, 'A')).toEqual([600, 360, 0]);
  });

  test('baggage never goes back', () => {
    const { battle, events } = recoilOf([A('Bg')]);
    expect(at(battle, 'A')).toEqual([600, 375, 0]);
    expect(told(events, 'recoiled')).toEqual([]);
  });

  test('a friend in close combat is neither pushed nor passed', () => {
    const ps = [A('Irr Ps (O)'), friend('B', 'Reg Bd (O)', 600, 355), enemy('Z', 'Reg Bd (O)', 580, 330, 90)];
    const { battle, events } = recoilOf(ps);
    expect(at(battle, 'A')).toEqual([600, 375, 0]);
    expect(events[0]).toMatchObject({ figures: { stop: 'bnb.recoil.8' } });
  });
});

describe('pushing back', () => {
  test('a friend facing alike goes back as far as the recoiler still has to go', () => {
    const { battle, events } = recoilOf([A(), friend('B', 'Reg Bd (O)', 610, 355)]);
    expect(at(battle, 'A')).toEqual([600, 360, 0]);
    expect(at(battle, 'B')).toEqual([610, 345, 0]);
    expect(told(events, 'pushed-back')[0]).toMatchObject({
      rule: 'bnb.push.1',
      figures: { base: 'B', went: 10, by: 'A' },
    });
    expect(battle.bases[1]?.bound.pushed).toBe(1);
  });

  test('a column goes back rank by rank, without overlaps', () => {
    const { battle, events } = recoilOf([
      A(),
      friend('B', 'Reg Bd (O)', 600, 360),
      friend('C', 'Reg Sp (O)', 600, 345),
    ]);
    expect([at(battle, 'A'), at(battle, 'B'), at(battle, 'C')]).toEqual([
      [600, 360, 0],
      [600, 345, 0],
      [600, 330, 0],
    ]);
    expect(events.map((event) => event.figures?.base)).toEqual(['C', 'B', 'A']);
  });

  test('a pushed base pushes only bases of its group', () => {
    const { battle, events } = recoilOf([
      A(),
      friend('B', 'Reg Bd (O)', 600, 360),
      friend('C', 'Reg Sp (O)', 600, 337),
    ]);
    expect([at(battle, 'A'), at(battle, 'B'), at(battle, 'C')]).toEqual([
      [600, 367, 0],
      [600, 352, 0],
      [600, 337, 0],
    ]);
    expect(told(events, 'recoiled')[0]).toMatchObject({ figures: { went: 8, complete: false } });
  });

  test('a pushed base passes no base', () => {
    const bases = [A(), friend('B', 'Irr Ps (O)', 600, 360), friend('C', 'Reg Bd (O)', 610, 335)];
    const { battle } = recoilOf(bases);
    expect(at(battle, 'B')).toEqual([600, 355, 0]);
    expect(at(battle, 'A')).toEqual([600, 370, 0]);
  });

  test('an enemy behind the pushed base stops the recoil too', () => {
    const { battle, events } = recoilOf([
      A(),
      friend('B', 'Reg Bd (O)', 600, 360),
      enemy('Z', 'Reg Bd (O)', 620, 325),
    ]);
    expect(at(battle, 'B')).toEqual([600, 355, 0]);
    expect(at(battle, 'A')).toEqual([600, 370, 0]);
    expect(told(events, 'recoiled')[0]).toMatchObject({ figures: { complete: false, stop: 'bnb.recoil.7' } });
  });

  test('two friends side by side are both pushed, and the shorter way binds all', () => {
    const { battle } = recoilOf([
      A(),
      friend('B', 'Reg Bd (O)', 580, 360),
      friend('C', 'Reg Bd (O)', 620, 355),
      enemy('Z', 'Reg Bd (O)', 560, 325),
    ]);
    expect([at(battle, 'A'), at(battle, 'B'), at(battle, 'C')]).toEqual([
      [600, 370, 0],
      [580, 355, 0],
      [620, 355, 0],
    ]);
  });

  test('a pushed base goes over the long edge, the pusher goes on', () => {
    const { battle, events } = recoilOf([
      A('Reg Bd (O)', { at: [600, 35] }),
      friend('B', 'Reg Bd (O)', 600, 20),
    ]);
    expect(placeOf(battle, 'B')).toBe('lost');
    expect(told(events, 'destroyed')[0]).toMatchObject({ rule: 'bnb.recoil.2', figures: { base: 'B' } });
    expect(at(battle, 'A')).toEqual([600, 20, 0]);
  });

  test('baggage is not pushed: a base that cannot pass it stops', () => {
    const passes = recoilOf([A(), friend('B', 'Bg', 600, 360)]);
    expect(at(passes.battle, 'A')).toEqual([600, 320, 0]);
    const elephants = recoilOf([A('Irr El (O)'), friend('B', 'Bg', 600, 335)]);
    expect(at(elephants.battle, 'A')).toEqual([600, 375, 0]);
  });
});
