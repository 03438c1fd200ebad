import '../../../test/support/bots.ts';
import { describe, expect, test } from 'vitest';
import { type baseOf, battleOf } from '../../../test/support/battle.ts';
import { type Battle, placedBases } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import type { Leg } from '../../engine/command.ts';
import { decide } from '../../engine/game/decide.ts';
import { sequenceFrame } from '../../engine/game/flow.ts';
import { judgeMove } from '../../engine/moves/judge.ts';
import { bnb } from '../../rules/bnb/index.ts';
import type { Order } from '../choose/order.ts';
import { contextOf, situationOf } from '../context.ts';
import { LEVELS } from '../levels.ts';
import { breaksLine } from './lines.ts';
import { isSound } from './sound.ts';

type Given = Parameters<typeof baseOf>[0];

type Terrain = NonNullable<Parameters<typeof battleOf>[0]>['terrain'];

const position = (bases: readonly Given[], terrain: Terrain = []): Battle =>
  battleOf({
    terrain,
    bases: [{ id: 'G', at: [600, 100], troop: 'Reg Cv (O)', marks: { cInC: 1 } }, ...bases],
    pips: 4,
    flow: {
      phase: 'voluntary-moves',
      stack: [sequenceFrame(2), { step: 'voluntary-moves' }],
      awaits: [{ by: 'red', kind: 'orders', answer: { form: 'orders' } }],
    },
  });

/** An order to these bases, with the question that it answers. */
function given(battle: Battle, ids: readonly string[], path: readonly Leg[], why = 'bot.advance') {
  const command = { type: 'move', bases: ids, path } as const;
  const after = decide(bnb, battle, command, 'red');
  if (!after.ok) throw new Error(JSON.stringify(after.reasons));
  const bases = placedBases(battle, ids);
  const meets = placedBases(after.battle, ids).some((base) => enemyContacts(after.battle, base).length > 0);
  const idea = { bases, goals: [], kinds: [], promise: 0, why };
  const order: Order = { idea, command, gain: 1, cost: 1, battle: after.battle, meets };
  return { context: contextOf(situationOf(bnb, battle, 'red'), LEVELS.playing, []), order };
}

function sound(battle: Battle, ids: readonly string[], path: readonly Leg[], past: Battle | null = null) {
  const { context, order } = given(battle, ids, path);
  return isSound({ context, past }, order);
}

/** A line of red that faces a line of blue. */
const line: readonly Given[] = [520, 560, 600, 640].map((x, at) => ({
  id: `L${at}`,
  at: [x, 250] as const,
  troop: 'Reg Bd (O)',
}));
const foes: readonly Given[] = [560, 600, 640].map((x, at) => ({
  id: `E${at}`,
  side: 'blue',
  at: [x, 500] as const,
  facing: 180,
  troop: 'Reg Sp (O)',
}));
const ids = line.map(({ id }) => id);

describe('ground that was won', () => {
  const there = position([...line, ...foes]);
  const before = position([
    ...line.map((base) => ({ ...base, at: [base.at?.[0] ?? 0, 200] as const })),
    ...foes,
  ]);

  test('is not given up again', () => {
    const rider = (x: number): Battle =>
      position([...line, ...foes, { id: 'H', at: [x, 330], facing: 270, troop: 'Irr LH (O)' }]);
    const goesWest = (past: Battle | null): boolean => sound(rider(760), ['H'], [{ forward: 70 }], past);
    expect(goesWest(null)).toBe(true);
    expect(goesWest(rider(800))).toBe(true);
    expect(goesWest(rider(700))).toBe(false);
  });

  test('is not given up to go out of range of shooters', () => {
    const bows = foes.map((base) => ({
      ...base,
      at: [base.at?.[0] ?? 0, 330] as const,
      troop: 'Reg Bw (O)',
    }));
    expect(sound(position([...line, ...bows]), ['L1'], [{ back: 40 }])).toBe(false);
  });

  test('may be given up by a general who goes back to its troops', () => {
    const { context, order } = given(there, ['L1'], [{ back: 40 }], 'bot.rejoin');
    expect(isSound({ context, past: before }, order)).toBe(true);
  });
});

describe('a line', () => {
  const rider: Given = { id: 'H', at: [600, 310], troop: 'Irr LH (O)' };

  test('keeps its front to the enemy', () => {
    const battle = position([...line, ...foes, { ...rider, at: [760, 250] }]);
    expect(sound(battle, ['H'], [{ forward: 70 }])).toBe(true);
    expect(sound(battle, ['H'], [{ pivot: 'right', degrees: 90 }])).toBe(false);
  });

  test('is not blocked by a friend that stands across its way', () => {
    const battle = position([...line, ...foes, { ...rider, at: [600, 290] }]);
    expect(sound(battle, ['H'], [{ forward: 70 }])).toBe(true);
    const aside = position([...line, ...foes, { ...rider, at: [690, 260] }]);
    expect(sound(aside, ['H'], [{ pivot: 'left', degrees: 45 }, { forward: 60 }])).toBe(false);
  });

  test('is broken by an order to one of its bases, not by one to all', () => {
    const battle = position([...line, ...foes]);
    const one = given(battle, ['L1'], [{ forward: 30 }]);
    const all = given(battle, ids, [{ forward: 30 }]);
    expect(breaksLine({ context: one.context, past: null }, one.order)).toBe(true);
    expect(breaksLine({ context: all.context, past: null }, all.order)).toBe(false);
  });
});

test('a lone base goes on no raid for a base early in a battle', () => {
  const rider: Given = { id: 'H', at: [700, 250], troop: 'Irr LH (O)' };
  const { context, order } = given(position([...line, ...foes, rider]), ['H'], [{ forward: 70 }], 'bot.raid');
  const raid = { ...order, idea: { ...order.idea, about: 'E0' } };
  expect(isSound({ context, past: null }, raid)).toBe(false);
  const late = { ...context, battle: { ...context.battle, turn: { ...context.battle.turn, round: 12 } } };
  expect(isSound({ context: late, past: null }, raid)).toBe(true);
});

test('no point is spent on less than a third of a move, however much it gains', () => {
  const battle = position([...line, ...foes]);
  const step = { type: 'move', bases: ids, path: [{ forward: 10 }] } as const;
  const third = judgeMove(bnb, battle, step, 'red').allowance / 3;
  const forward = (mm: number, more: Partial<Order> = {}): boolean => {
    const { context, order } = given(battle, ids, [{ forward: mm }]);
    return isSound({ context, past: null }, { ...order, ...more });
  };
  expect(forward(third - 1, { gain: 5 })).toBe(false);
  expect(forward(third + 1, { gain: 0.1 })).toBe(true);
  expect(forward(third - 1, { cost: 0 })).toBe(true);
});

test('an attack in which the attacker is likelier to be lost than its enemy is not sound', () => {
  const against = (troop: string): boolean => {
    const battle = position([
      { id: 'H', at: [600, 360], troop: 'Irr Ps (O)' },
      { id: 'E', side: 'blue', at: [600, 390], facing: 180, troop },
    ]);
    return sound(battle, ['H'], [{ forward: 30 }]);
  };
  expect(against('Irr Ps (O)')).toBe(true);
  expect(against('Reg Cv (O)')).toBe(false);
});

test('a base close behind a line is not brought nearer to it, one far behind is', () => {
  const behind = (y: number): boolean =>
    sound(
      position([...line, ...foes, { id: 'H', at: [520, y], troop: 'Irr Ps (O)' }]),
      ['H'],
      [{ forward: 45 }],
    );
  expect(behind(180)).toBe(false);
  expect(behind(60)).toBe(true);
});

test('a general with a base beside it is not brought nearer to the line close before both', () => {
  const behind = (y: number): boolean => {
    const before = line.map((base) => ({ ...base, at: [base.at?.[0] ?? 0, y] as const }));
    const battle = position([...before, ...foes, { id: 'H', at: [560, 100], troop: 'Reg Cv (O)' }]);
    return sound(battle, ['H', 'G'], [{ forward: 55 }]);
  };
  expect(behind(200)).toBe(false);
  expect(behind(300)).toBe(true);
});

test('a lone base and a column go into no marsh, a line may', () => {
  const marsh = [
    [480, 255],
    [720, 255],
    [720, 400],
    [480, 400],
  ] as const;
  const terrain = [{ kind: 'marsh', id: 'marsh', area: marsh }];
  const into = (bases: readonly Given[], moving: readonly string[], why?: string): boolean => {
    const { context, order } = given(position([...bases, ...foes], terrain), moving, [{ forward: 40 }], why);
    return isSound({ context, past: null }, order);
  };
  expect(into(line, ids)).toBe(true);
  expect(into(line, ids, 'bot.column')).toBe(false);
  expect(into(line.slice(0, 1), ['L0'])).toBe(false);
});
