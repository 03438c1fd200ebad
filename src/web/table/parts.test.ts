import '../../../test/support/on-screen.ts';
import { describe, expect, test } from 'vitest';
import type { Battle, PlacedBase } from '../../engine/battle.ts';
import type { MoveCommand } from '../../engine/command.ts';
import type { Event } from '../../engine/event.ts';
import { touchesOf } from '../../geometry/contact.ts';
import { facingFromDegrees } from '../../geometry/exact.ts';
import { rectangleOf } from '../../geometry/rectangle.ts';
import { say } from '../../words/say.ts';
import '../../../test/support/words.ts';
import { leaving, momentAt, scenesOf } from './animation.ts';
import { diceOf } from './dice-places.ts';
import { intentionOf, type KeyPress } from './keys.ts';
import { measured, withEnd } from './measuring.ts';
import { outlineText, touchSegment, walkOrder } from './shapes.ts';
import { GROUP_TURN, nextPlace, type Place, snapOf, waysTo } from './snapping.ts';

const pose = (x: number, y: number, degrees = 0) => ({ x, y, facing: facingFromDegrees(degrees) });

const base = (id: string, x: number, y: number, side = 'red', degrees = 0): PlacedBase => ({
  id,
  side,
  troop: '',
  width: 40,
  depth: 20,
  place: 'table',
  pose: pose(x, y, degrees),
  marks: {},
  bound: {},
  start: null,
});

const battle = (...bases: PlacedBase[]) =>
  ({ bases, table: { width: 600, depth: 400 } }) as unknown as Battle;

describe('snapping', () => {
  const place = (x: number, y: number, degrees = 0): Place => ({
    pose: pose(x, y, degrees),
    command: { type: 'move', bases: ['A'], path: [{ forward: x + y }] },
  });

  test('draws a wish to the nearest place in reach, and to no place out of reach', () => {
    const near = place(103, 100);
    expect(snapOf([place(90, 100), near, place(108, 100)], pose(101, 100), 20, 10)).toBe(near);
    expect(snapOf([near], pose(120, 100), 20, 10)).toBeNull();
    expect(snapOf([near], pose(103, 100), 20, 0)).toBeNull();
  });

  test('prefers a place with the same facing, and never turns a base far', () => {
    const same = place(100, 104);
    expect(snapOf([place(100, 104, 30), same], pose(100, 100), 20, 12)).toBe(same);
    expect(snapOf([place(100, 100, 90)], pose(100, 100), 20, 30)).toBeNull();
    const slanting = place(100, 100, 20);
    expect(snapOf([slanting], pose(100, 100), 20, 30)).toBe(slanting);
    expect(snapOf([slanting], pose(100, 100), 20, 30, GROUP_TURN)).toBeNull();
  });

  test('prefers a place in contact with an enemy to one a hair short of it', () => {
    const touching: Place = { ...place(100, 101), touches: true };
    expect(snapOf([place(100, 100.5), touching], pose(100, 100), 20, 12)).toBe(touching);
    expect(snapOf([place(100, 100), { ...touching, pose: pose(100, 104) }], pose(100, 100), 20, 12)).not.toBe(
      touching,
    );
  });

  test('finds all ways to one place', () => {
    const [one, two, other] = [place(10, 20), place(10, 20), place(11, 20)] as const;
    expect(waysTo([one, other, two], one)).toEqual([one, two]);
  });

  test('goes through the proposals in both directions', () => {
    const places = [place(1, 0), place(2, 0), place(3, 0)];
    const commands = places.map((each) => each.command) as [MoveCommand, MoveCommand, MoveCommand];
    expect(nextPlace(places, null, 1)).toBe(places[0]);
    expect(nextPlace(places, commands[2], 1)).toBe(places[0]);
    expect(nextPlace(places, commands[0], -1)).toBe(places[2]);
    expect(nextPlace([], null, 1)).toBeNull();
  });
});

describe('keys', () => {
  const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
    key,
    code: '',
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    ...more,
  });

  test('arrows move by a quarter of a unit, a whole unit, or a millimetre', () => {
    expect(intentionOf(press('ArrowUp'))).toEqual({ want: 'step', step: { step: 'ahead', mm: 7.5 } });
    expect(intentionOf(press('ArrowDown', { shiftKey: true }))).toEqual({
      want: 'step',
      step: { step: 'ahead', mm: -30 },
    });
    expect(intentionOf(press('ArrowLeft', { ctrlKey: true }))).toEqual({
      want: 'step',
      step: { step: 'aside', mm: -1 },
    });
  });

  test('brackets pivot by 5, 15 or 1 degrees, even where Shift changes the key', () => {
    expect(intentionOf(press('['))).toMatchObject({ step: { on: 'left', degrees: 5 } });
    expect(intentionOf(press('}', { shiftKey: true }))).toMatchObject({ step: { on: 'right', degrees: 15 } });
    expect(intentionOf(press(']', { altKey: true }))).toMatchObject({ step: { on: 'right', degrees: 1 } });
  });

  test('ignores the keys of the browser', () => {
    expect(intentionOf(press('f', { ctrlKey: true }))).toBeNull();
    expect(intentionOf(press('t', { ctrlKey: true }))).toBeNull();
    expect(intentionOf(press('[', { metaKey: true }))).toBeNull();
    expect(intentionOf(press('F5'))).toBeNull();
  });

  test('Enter, Escape and Tab', () => {
    expect(['Enter', 'Escape', 'Tab'].map((key) => intentionOf(press(key))?.want)).toEqual([
      'give',
      'cancel',
      'walk',
    ]);
    expect(intentionOf(press('Tab', { shiftKey: true }))?.want).toBe('walk-back');
  });
});

describe('animation', () => {
  const before = battle(base('A', 0, 0), base('B', 100, 0));
  const events: readonly Event[] = [
    { type: 'paid', changes: [{ change: 'points', command: '', left: 2 }] },
    { type: 'moved', changes: [{ change: 'place', base: 'A', at: pose(0, 40) }] },
    {
      type: 'recoiled',
      changes: [
        { change: 'place', base: 'A', at: pose(0, 20) },
        { change: 'remove', base: 'B', to: 'lost' },
      ],
    },
    { type: 'stayed', changes: [{ change: 'place', base: 'A', at: pose(0, 20) }] },
  ];
  const scenes = scenesOf(before, events);

  test('has a scene for each event that moves a base', () => {
    expect(scenes.map(({ moves, gone }) => [moves.map((each) => each.to.y), gone])).toEqual([
      [[40], []],
      [[20], ['B']],
    ]);
  });

  test('begins at the old places of bases and ends at the new ones', () => {
    expect(momentAt(scenes, 0).poses.get('A')).toMatchObject({ y: 0 });
    expect(momentAt(scenes, 1).poses.get('A')).toMatchObject({ y: 40 });
    expect(momentAt(scenes, 2).poses.get('A')).toMatchObject({ y: 20 });
    expect(momentAt(scenes, 1).fades.get('B')).toBe(1);
    expect(momentAt(scenes, 2).fades.get('B')).toBe(0);
  });

  test('moves a base in the way of its event: shoved at first in a recoil, turned before it runs in a flight', () => {
    const to = pose(0, -40, 180);
    const half = (type: string) =>
      momentAt(
        scenesOf(before, [{ type, changes: [{ change: 'place', base: 'A', at: to }] }]),
        0.3,
      ).poses.get('A');
    const gone = (type: string) => -(half(type)?.y ?? 0);
    expect(gone('recoiled')).toBeGreaterThan(gone('moved') * 1.5);
    expect(gone('fled')).toBeCloseTo(0);
    expect(half('fled')?.facing).not.toBe(half('moved')?.facing);
  });

  const fight = {
    type: 'fought',
    figures: { bases: ['A', 'B'], faces: { A: 5, B: 2, C: null } },
    changes: [],
  } as unknown as Event;

  test('waits for the dice of a fight, unless nothing moves after them', () => {
    const recoil = events[2] as Event;
    expect(momentAt(scenesOf(before, [fight, recoil]), 1.9).poses.get('A')).toMatchObject({ y: 0 });
    expect(scenesOf(before, [fight])).toEqual([]);
  });

  test('lets the dice of the last fight fall behind the bases that threw them', () => {
    const early = { ...fight, figures: { bases: ['A', 'B'], faces: { A: 1 } } } as unknown as Event;
    const red = { id: 'red', edge: 'south', facts: {} } as const;
    const dice = diceOf({ ...before, sides: [red] }, [early, fight, ...events]);
    expect(dice.map(({ base: id, face }) => [id, face])).toEqual([
      ['A', 5],
      ['B', 2],
    ]);
    for (const { at } of dice) expect(at.y).toBeLessThan(-20);
    expect(dice.map(({ at }) => at.x)).toEqual([0, 100]);
    expect(diceOf(before, events)).toEqual([]);
  });

  test('keeps bases that leave visible until they have left', () => {
    expect(leaving(before, scenes).map((each) => each.id)).toEqual(['B']);
  });
});

describe('shapes', () => {
  test('y grows downward on the screen', () => {
    expect(outlineText([{ x: 1, y: 2 }], 100)).toBe('1.00,98.00');
  });

  test('a contact is drawn along the shared part of an edge, a corner at its point', () => {
    const one = rectangleOf(pose(0, 0), 40, 20);
    const other = rectangleOf(pose(10, 0, 180), 40, 20);
    const touches = touchesOf(one, other);
    const edge = touches.filter((touch) => touch.length > 0);
    expect(edge).toHaveLength(1);
    const [from, to] = edge.map((touch) => touchSegment(one, other, touch))[0] ?? [];
    expect([from?.x ?? 0, to?.x ?? 0].toSorted((a, b) => a - b)).toEqual([-10, 20]);
    const corner = { mine: 'front-left', theirs: 'front-right', length: 0 } as const;
    expect(touchSegment(one, other, corner)[0]).toEqual(touchSegment(one, other, corner)[1]);
  });

  test('Tab goes through the own bases first, from left to right', () => {
    const bases = [base('Z', 0, 0, 'blue'), base('B', 80, 0), base('C', 80, 40), base('A', 40, 0)];
    const sides = [
      { id: 'red', edge: 'south', facts: {} },
      { id: 'blue', edge: 'north', facts: {} },
    ] as const;
    const walk = (seat: string) => walkOrder(bases, sides, seat).map(({ id }) => id);
    expect(walk('red')).toEqual(['A', 'C', 'B', 'Z']);
    // From the north the east is on the left.
    expect(walk('blue')).toEqual(['Z', 'B', 'C', 'A']);
  });
});

describe('measuring', () => {
  const on = battle(base('A', 0, 0), base('B', 100, 0));

  test('works between bases, between points, and between both', () => {
    expect(measured(on, [{ base: 'A' }, { base: 'B' }])?.length).toBeCloseTo(60);
    expect(measured(on, [{ base: 'A' }, { point: { x: 0, y: 30 } }])?.length).toBeCloseTo(30);
    expect(measured(on, [{ point: { x: 0, y: 0 } }, { point: { x: 3, y: 4 } }])?.length).toBeCloseTo(5);
  });

  test('needs two ends that exist', () => {
    expect(measured(on, [{ base: 'A' }])).toBeNull();
    expect(measured(on, [{ base: 'A' }, { base: 'gone' }])).toBeNull();
  });

  test('a third end begins a new measurement', () => {
    const [a, b, c] = [{ base: 'A' }, { base: 'B' }, { base: 'C' }];
    expect(withEnd(withEnd(withEnd([], a), b), c)).toEqual([c]);
  });
});

test('lengths are told in the chosen unit', () => {
  expect(say('table.distance', { length: 45 }, { language: 'en', unit: 'MU' })).toBe('1.5\u00a0MU');
  expect(say('table.distance', { length: 45 }, { language: 'en', unit: 'mm' })).toBe('45\u00a0mm');
});
