import { describe, expect, test } from 'vitest';
import { battleOf, onTable } from '../../../test/support/battle.ts';
import type { Battle } from '../battle.ts';
import type { AnyCommand } from '../command.ts';
import { withDropped } from '../effects.ts';
import {
  commandNames,
  distanceFrom,
  generalOf,
  inCommand,
  isOrderTo,
  paid,
  pointsLeft,
  purseOf,
} from './commands.ts';

const army = battleOf({
  bases: [
    { id: 'A', at: [300, 300], facing: 0, command: 'left' },
    { id: 'B', at: [400, 300], facing: 0, command: 'left' },
    { id: 'C', at: [600, 300], facing: 0, command: 'centre' },
    { id: 'Y', side: 'blue', at: [600, 500], facing: 180, command: 'left' },
  ],
});

const withPoints = (pips: Battle['turn']['pips']): Battle => ({ ...army, turn: { ...army.turn, pips } });

describe('commands', () => {
  test('are the command names that the bases of a side carry, in order', () => {
    expect(commandNames(army, 'red')).toEqual(['centre', 'left']);
    expect(inCommand(army, 'red', 'left').map(({ id }) => id)).toEqual(['A', 'B']);
  });

  test('have generals of their own side', () => {
    const general = (id: string) => generalOf(army, onTable(army, id), (base) => 'BCY'.includes(base.id))?.id;
    expect(['A', 'C', 'Y'].map(general)).toEqual(['B', 'C', 'Y']);
    expect(generalOf(army, onTable(army, 'C'), ({ id }) => id === 'A')).toBeNull();
  });

  test('are as far from a general as their nearest base', () => {
    const [a, b, c] = ['A', 'B', 'C'].map((id) => onTable(army, id));
    if (!a || !b || !c) throw new Error('they all stand on the table');
    expect(distanceFrom(c, [a, b])).toBeCloseTo(200 - (b.width + c.width) / 2);
  });
});

describe('orders to a command', () => {
  const asked = (about: { readonly base?: string }): Battle => ({
    ...army,
    flow: { ...army.flow, awaits: [{ by: 'red', kind: 'pursue', answer: { form: 'one' }, about }] },
  });
  const toLeft = (order: AnyCommand, battle = army) => isOrderTo(battle, 'red', 'left', order);

  test('name its bases and no others of the side', () => {
    expect(toLeft({ type: 'halt', bases: ['A', 'B'] })).toBe(true);
    expect(toLeft({ type: 'halt', bases: ['A', 'C'] })).toBe(false);
    expect(toLeft({ type: 'halt', bases: ['Y'] })).toBe(false);
    expect(toLeft({ type: 'shoot', base: 'A', target: 'Y' })).toBe(true);
    expect(toLeft({ type: 'end-phase' })).toBe(false);
  });

  test('may answer a question about its bases only', () => {
    const stay = { type: 'choose', option: 'stay' };
    expect(toLeft(stay, asked({ base: 'A' }))).toBe(true);
    expect(toLeft(stay, asked({ base: 'C' }))).toBe(false);
    expect(toLeft({ ...stay, base: 'A' }, asked({ base: 'C' }))).toBe(false);
    expect(toLeft({ ...stay, base: 'A' }, asked({}))).toBe(false);
  });
});

describe('points', () => {
  const a = onTable(army, 'A');

  test('are those of its own command, else of the first command with any', () => {
    expect(purseOf(withPoints({ centre: 2, left: 3 }), a)).toBe('left');
    expect(purseOf(withPoints({ '': 2 }), a)).toBe('');
    expect(purseOf(withPoints({}), a)).toBe('left');
  });

  test('are shared if the clause that divides them is not in force', () => {
    const purse = withDropped(['x.1'], () => purseOf(withPoints({ centre: 2, left: 3 }), a, 'x.1'));
    expect(purse).toBe('centre');
  });

  test('never fall below 0', () => {
    const battle = withPoints({ left: 3 });
    expect(pointsLeft(battle, 'left')).toBe(3);
    expect(pointsLeft(battle, 'constructor')).toBe(0);
    expect(paid(battle, 'left', 2)).toEqual({ change: 'points', command: 'left', left: 1 });
    expect(paid(battle, 'left', 4)).toMatchObject({ left: 0 });
  });
});
