import '../../../test/support/bots.ts';
import { describe, expect, test } from 'vitest';
import { type BaseWords, battleOf } from '../../../test/support/battle.ts';
import type { Battle } from '../../engine/battle.ts';
import { decide } from '../../engine/game/decide.ts';
import { sequenceFrame } from '../../engine/game/flow.ts';
import { view } from '../../engine/game/view.ts';
import { bnb } from '../../rules/bnb/index.ts';
import { situationOf } from '../context.ts';
import { masterBot } from '../players/planner.ts';
import { randomFrom } from '../random.ts';
import { worthAfterAnswer } from './answer.ts';
import { bodiesOf } from './bodies.ts';
import { intentOf } from './intent.ts';
import { MOST_MEMO, memoOf, readMemo, taskIn } from './memo.ts';
import { planFor, planned, postsBy } from './planning.ts';
import { startingPlans } from './plans.ts';
import { tasksFor } from './tasks.ts';
import { judgeOf } from './worth.ts';

const row = (name: string, side: 'red' | 'blue', x: number, y: number, many: number, troop: string) =>
  Array.from(
    { length: many },
    (_, at): BaseWords => ({
      id: `${name}${at}`,
      side,
      troop,
      at: [x + 40 * at, y],
      facing: side === 'red' ? 0 : 180,
    }),
  );

const ORDERS: Battle['flow'] = {
  phase: 'voluntary-moves',
  stack: [sequenceFrame(2), { step: 'voluntary-moves' }],
  awaits: [{ by: 'red', kind: 'orders', answer: { form: 'orders' } }],
};

/** A line and a second line off behind it, and the enemy's line before them. */
const battle = (extra: readonly BaseWords[] = [], bound = 5): Battle =>
  battleOf({
    ruleset: 'bnb',
    table: [1200, 800],
    round: 3,
    bound,
    pips: 3,
    flow: ORDERS,
    bases: [
      ...row('A', 'red', 400, 300, 6, 'Reg Bd (O)'),
      ...row('B', 'red', 400, 140, 4, 'Reg Bd (O)'),
      ...row('Y', 'blue', 400, 500, 6, 'Reg Ax (O)'),
      ...extra,
    ],
  });

const seen = (from: Battle) => situationOf(bnb, view(bnb, from, 'red'), 'red');

/** Four bases of red, four of blue before them at this height, and more. */
const facing = (y: number, mine: string, theirs: string, more: readonly BaseWords[] = []) =>
  seen(
    battleOf({
      ruleset: 'bnb',
      table: [1200, 800],
      round: 3,
      bound: 5,
      pips: 3,
      bases: [...row('A', 'red', 400, 300, 4, mine), ...row('Y', 'blue', 400, y, 4, theirs), ...more],
    }),
  );

describe('bodies', () => {
  test('are the line and the reserve that stands off behind it', () => {
    const bodies = bodiesOf(seen(battle()));
    expect(bodies.map(({ kind, bases }) => [kind, bases.length])).toEqual([
      ['line', 6],
      ['reserve', 4],
    ]);
  });

  test('part where bases stand apart, and name their wing as their player sees it', () => {
    const apart = battle([
      ...row('L', 'red', 40, 300, 2, 'Reg Bd (O)'),
      ...row('R', 'red', 1000, 300, 2, 'Reg Bd (O)'),
    ]);
    const wings = Object.fromEntries(bodiesOf(seen(apart)).map(({ id, wing }) => [id, wing]));
    expect(wings).toMatchObject({ L0: 'left', R0: 'right', A0: 'centre' });
  });
});

describe('a plan', () => {
  const situation = seen(battle());
  const { bodies, plan, worth, starts, judged } = planned(situation, null);

  test('is worth no less than any plan that the search began with', () => {
    expect(Object.keys(starts)).toEqual(['last', 'hold', 'forward', 'left', 'centre', 'right']);
    expect(worth).toBeGreaterThanOrEqual(Math.max(...Object.values(starts)));
    expect(judged).toBeGreaterThan(6);
  });

  test('gives each body one of its tasks, and its reserve follows the line', () => {
    for (const [at, body] of bodies.own.entries()) expect(tasksFor(bodies, body)).toContainEqual(plan[at]);
    const reserve = bodies.own.findIndex(({ kind }) => kind === 'reserve');
    expect(plan[reserve]).toMatchObject({ task: 'follow', goal: bodies.own[1 - reserve]?.id });
  });

  test('attacks where the odds are good, and not where they are bad', () => {
    const best = (mine: string, theirs: string): number => {
      const where = facing(460, mine, theirs);
      const found = planned(where, null).bodies;
      const judge = judgeOf(where, found, [null]);
      return judge([{ task: 'attack', goal: 'Y0' }]) - judge([{ task: 'hold', goal: '' }]);
    };
    expect(best('Reg Bd (O)', 'Irr Ps (I)')).toBeGreaterThan(best('Irr Ps (I)', 'Reg Bd (O)'));
  });

  test('has bodies that fight go on fighting, whatever else they could do', () => {
    const met = facing(300, 'Reg Bd (O)', 'Reg Bd (O)', row('Z', 'blue', 600, 380, 1, 'Irr Ps (I)'));
    const found = planned(met, null);
    expect(found.bodies.own.map(({ fights }) => fights)).toEqual([true]);
    expect(found.plan).toEqual([{ task: 'attack', goal: 'Y0' }]);
  });

  test('sends a small wing round a flank, but not a whole line', () => {
    const wing = row('W', 'red', 700, 400, 2, 'Reg Bd (O)');
    const where = facing(460, 'Reg Bd (O)', 'Irr Ps (I)', wing);
    const { bodies } = planned(where, null);
    const judge = judgeOf(where, bodies, []);
    const worthOf = (line: 'attack' | 'flank', far: 'attack' | 'flank'): number =>
      judge(
        bodies.own.map(({ id }) => ({
          task: id.startsWith('A') ? line : far,
          goal: bodies.foes[0]?.id ?? '',
        })),
      );
    expect(bodies.own.map(({ bases }) => bases.length)).toEqual([4, 2]);
    expect(worthOf('attack', 'flank')).toBeGreaterThan(worthOf('attack', 'attack'));
    expect(worthOf('attack', 'flank')).toBeGreaterThan(worthOf('flank', 'attack'));
    expect(worthOf('attack', 'flank')).toBeGreaterThan(worthOf('flank', 'flank'));
  });

  test('keeps the tasks of the last bound where others are hardly better', () => {
    const choices = bodies.own.map((body) => tasksFor(bodies, body));
    const { last } = startingPlans(bodies, choices, plan);
    expect(last).toEqual(plan);
  });

  test('is told by its tasks', () => {
    const told = intentOf(bodies, plan);
    expect(told.map(({ figures }) => figures.count)).toEqual([6, 4]);
    expect(told.map(({ key }) => key)).toContain('intent.follow');
  });
});

const DESIGN = { win: 'left', hold: 'right', since: 5, bodies: 2 } as const;

describe('the answer of the enemy', () => {
  test('takes something off a plan that leaves bases before a strong enemy, and nothing off one before a weak one', () => {
    const lossOf = (troop: string): number => {
      const situation = facing(420, 'Irr Ps (I)', troop);
      const { bodies, plan } = planned(situation, null);
      const hold = plan.map(() => ({ task: 'hold', goal: '' }) as const);
      return worthAfterAnswer(situation, bodies, hold, 5) - 5;
    };
    expect(lossOf('Reg Bd (O)')).toBeLessThan(-0.1);
    expect(lossOf('Irr Ps (I)')).toBeGreaterThan(lossOf('Reg Bd (O)'));
  });

  test('is tried for the eight best plans, of which the one is chosen that keeps most', () => {
    const { answered, left, worth, plan } = planned(seen(battle()), null);
    expect(answered.length).toBeGreaterThan(1);
    expect(answered.length).toBeLessThanOrEqual(8);
    expect(left).toBe(Math.max(...answered.map((each) => each.left)));
    for (const each of answered) expect(each.left).toBeLessThanOrEqual(each.worth);
    expect(answered[0]).toMatchObject({ left, worth, plan });
  });
});

describe('a design', () => {
  /** Red has blades before auxilia in its centre, and skirmishers before blades on its right. */
  const wings = (bound: number) =>
    seen(
      battle(
        [
          ...row('L', 'red', 40, 300, 4, 'Reg Bd (O)'),
          ...row('M', 'blue', 40, 500, 4, 'Irr Ps (I)'),
          ...row('R', 'red', 1000, 300, 4, 'Irr Ps (I)'),
          ...row('S', 'blue', 1000, 500, 4, 'Reg Bd (O)'),
        ],
        bound,
      ),
    );

  test('wins where the army is stronger than what stands before it, and holds where it is weaker', () => {
    const { design } = planned(wings(5), null);
    expect(design).toMatchObject({ win: 'centre', hold: 'right', since: 5 });
  });

  test('stays for six bounds of both sides, unless a body breaks', () => {
    const { memo } = planFor(wings(5), null);
    const other = { ...memo, design: { ...memo.design, win: 'left' as const } };
    expect(planFor(wings(9), other).memo.design).toEqual(other.design);
    expect(planFor(wings(11), other).memo.design).toMatchObject({ win: 'centre', since: 11 });
    const broken = { ...other, design: { ...other.design, bodies: other.design.bodies + 1 } };
    expect(planFor(wings(7), broken).memo.design).toMatchObject({ win: 'centre', since: 7 });
  });
});

describe('a memo', () => {
  const situation = seen(battle());
  const { memo } = planFor(situation, null);

  test('is read again as it was, and keeps the plan for the bound', () => {
    const read = readMemo(JSON.parse(JSON.stringify(memo)));
    expect(read).toEqual(memo);
    expect(planFor(situation, read).memo).toBe(read);
    expect(planFor(seen(battle([], 7)), read).memo.bound).toBe(7);
    expect(planFor(situation, read).intent).toBeUndefined();
    expect(planFor(situation, null).intent).not.toEqual([]);
  });

  test('of a large army has at most 4 kB', () => {
    const many = Array.from({ length: 600 }, (_, at) => row(`N${at}`, 'red', 0, 0, 1, 'Reg Bd (O)'));
    const { own } = { own: bodiesOf(situation) };
    const [first] = own;
    if (!first) throw new Error('there are no bodies');
    const bodies = many.map((bases) => ({
      ...first,
      bases: bases.map(({ id }) => ({ ...first.bases[0], id })),
    }));
    const large = memoOf(1, bodies as never, [], DESIGN);
    expect(large.bodies.length).toBeGreaterThan(50);
    expect(JSON.stringify(large).length).toBeLessThanOrEqual(MOST_MEMO);
  });

  test.each([
    undefined,
    null,
    7,
    'plan',
    [],
    {},
    { ...memo, bound: -1 },
    { ...memo, bound: '5' },
    { ...memo, bodies: null },
    { ...memo, design: undefined },
    { ...memo, design: { ...DESIGN, win: 'top' } },
    { ...memo, design: { ...DESIGN, since: -1 } },
    { ...memo, bodies: [{ bases: ['A0'], task: 'win', goal: '' }] },
    { ...memo, bodies: [{ bases: [null], task: 'hold', goal: '' }] },
    { ...memo, bodies: [{ bases: ['x'.repeat(5000)], task: 'hold', goal: '' }] },
  ])('of another form is not read: %j', (wrong) => {
    expect(readMemo(wrong)).toBeNull();
  });

  test('that names bases which are gone, or goals of its own side, does no harm', () => {
    const strange = {
      bound: 5,
      design: DESIGN,
      bodies: [
        { bases: ['gone', 'Y0', 'A0'], task: 'attack' as const, goal: 'A0' },
        { bases: ['A1'], task: 'follow' as const, goal: 'gone' },
      ],
    };
    expect(taskIn(readMemo(strange), 'A1')).toEqual({ task: 'follow', goal: 'gone' });
    expect([...postsBy(situation, strange).keys()]).not.toContain('A1');
  });

  test('of any form leaves the bot its answers, all of them taken', () => {
    const view1 = view(bnb, battle(), 'red');
    const answer = (given?: unknown) => masterBot.answer(bnb, view1, 'red', randomFrom(1), [], given);
    const plain = answer();
    expect(answer(plain.memo).command).toEqual(plain.command);
    expect(answer({ bound: 5, bodies: 'none' })).toEqual(plain);
    const altered = {
      bound: 5,
      design: DESIGN,
      bodies: [{ bases: ['A0', 'A1'], task: 'flank', goal: 'gone' }],
    };
    expect(decide(bnb, battle(), answer(altered).command, 'red').ok).toBe(true);
  });

  test('and the seed give the same answer whatever was asked before', () => {
    const answer = (from: Battle) =>
      masterBot.answer(bnb, view(bnb, from, 'red'), 'red', randomFrom(1), [], memo);
    const first = answer(battle());
    for (const x of [200, 900]) answer(battle(row('Z', 'blue', x, 420, 2, 'Irr Ps (I)'), 6));
    expect(answer(battle())).toEqual(first);
  });
});
