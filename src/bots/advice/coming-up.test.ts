import '../../../test/support/bots.ts';
import { expect, test } from 'vitest';
import { battleOf } from '../../../test/support/battle.ts';
import { type Battle, basesOnTable, placedBase } from '../../engine/battle.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { sequenceFrame } from '../../engine/game/flow.ts';
import { rectanglesDistance } from '../../geometry/distance.ts';
import { bnb } from '../../rules/bnb/index.ts';
import type { Order } from '../choose/order.ts';
import { contextOf, situationOf } from '../context.ts';
import { orderContext } from '../decide.ts';
import { LEVELS } from '../levels.ts';
import type { OrderContext } from '../order-context.ts';
import { comingUp, isPressed } from './coming-up.ts';

type Words = NonNullable<Parameters<typeof battleOf>[0]>;

const asked = (bases: Words['bases'] = [], terrain: Words['terrain'] = []): OrderContext => {
  const general = { id: 'G', at: [600, 60] as const, troop: 'Reg Cv (O)', marks: { cInC: 1 } };
  const battle = battleOf({
    bases: [...(bases.some(({ id }) => id === 'G') ? [] : [general]), ...bases],
    terrain,
    pips: 4,
    flow: {
      phase: 'voluntary-moves',
      stack: [sequenceFrame(2), { step: 'voluntary-moves' }],
      awaits: [{ by: 'red', kind: 'orders', answer: { form: 'orders' } }],
    },
  });
  return orderContext(contextOf(situationOf(bnb, battle, 'red'), LEVELS.playing, []));
};

const lineAt = (y: number) =>
  [520, 560, 600, 640].map((x, at) => ({ id: `L${at}`, at: [x, y] as const, troop: 'Reg Sp (O)' }));
const foesAt = (y: number, troop: string) =>
  [560, 600, 640].map((x, at) => ({ id: `E${at}`, side: 'blue', at: [x, y] as const, facing: 180, troop }));

const found = (context: OrderContext): Order | null => comingUp(context, () => true);
const idsOf = (order: Order | null): readonly string[] =>
  order?.idea.bases.map(({ id }) => id).toSorted() ?? [];

/** The gap between the nearest bases of the two sides, in millimetres. */
const gapIn = (battle: Battle): number =>
  Math.min(
    ...basesOnTable(battle).flatMap((own) =>
      basesOnTable(battle).map((foe) =>
        own.side === foe.side ? Infinity : rectanglesDistance(rectangleOfBase(own), rectangleOfBase(foe)),
      ),
    ),
  );

test('an idle line comes up as a whole, but not into the reach of the enemy', () => {
  const order = found(asked([...lineAt(200), ...foesAt(420, 'Reg Bd (O)')]));
  expect(idsOf(order)).toEqual(['L0', 'L1', 'L2', 'L3']);
  const gap = order ? gapIn(order.battle) : 0;
  expect(gap).toBeGreaterThan(80);
  expect(gap).toBeLessThan(220);
});

test('an idle line does not come into the range of shooters', () => {
  const order = found(asked([...lineAt(200), ...foesAt(420, 'Reg Bw (O)')]));
  expect(order ? gapIn(order.battle) : 999).toBeGreaterThan(120);
});

test('a line that the enemy can reach holds its ground', () => {
  const context = asked([...lineAt(200), ...foesAt(290, 'Reg Bd (O)')]);
  expect(idsOf(found(context)).filter((id) => id.startsWith('L'))).toEqual([]);
  expect(isPressed(context)).toBe(true);
  expect(isPressed(asked([...lineAt(200), ...foesAt(640, 'Reg Bd (O)')]))).toBe(false);
});

test('a line before a marsh goes through it if it may', () => {
  const marsh = [
    [480, 215],
    [720, 215],
    [720, 300],
    [480, 300],
  ] as const;
  const order = found(
    asked([...lineAt(200), ...foesAt(640, 'Reg Bd (O)')], [{ kind: 'marsh', id: 'marsh', area: marsh }]),
  );
  expect(idsOf(order)).toEqual(['L0', 'L1', 'L2', 'L3']);
  expect(order && placedBase(order.battle, 'L1')?.pose.y).toBeGreaterThan(230);
});

test('a general alone does not come up before its troops', () => {
  const general = { id: 'G', at: [600, 300] as const, troop: 'Reg Cv (O)', marks: { cInC: 1 } };
  const context = asked([general, ...lineAt(40).slice(0, 2), ...foesAt(640, 'Reg Bd (O)')]);
  expect(
    idsOf(comingUp(context, ({ idea }) => idea.bases.length === 1 && idea.bases[0]?.id === 'G')),
  ).toEqual([]);
});

test('a general that must not fight follows its troops, while no enemy is near', () => {
  const onlyGeneral = ({ idea }: Order): boolean => idea.bases.length === 1 && idea.bases[0]?.id === 'G';
  const order = comingUp(asked([...lineAt(300), ...foesAt(640, 'Reg Bd (O)')]), onlyGeneral);
  expect(order && placedBase(order.battle, 'G')?.pose.y).toBeGreaterThan(80);
});
