import '../../../test/support/bots.ts';
import { describe, expect, test } from 'vitest';
import { battleOf } from '../../../test/support/battle.ts';
import { hottArmyIndex } from '../../armies/hott/army-index.ts';
import { armyFiles } from '../../armies/load-node.ts';
import { type Battle, basesOnTable, type PlacedBase, placedBase } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { rectanglesDistance } from '../../geometry/distance.ts';
import { distance } from '../../geometry/point.ts';
import { hott } from '../../rules/hott/index.ts';
import type { Bot } from '../bot.ts';
import { straightBot } from '../players/straight-bot.ts';
import { lightBot } from '../players/tactician.ts';
import { answerWith, END_PHASE, isAskedForMoves } from '../questions.ts';
import { simulate } from '../simulate/simulate.ts';
import { battleBetween } from '../simulate/trial.ts';

const armies = hottArmyIndex(armyFiles())
  .armies.map(({ army }) => army)
  .filter(({ points }) => points === 24);
const [one, two, three] = armies;
if (!one || !two || !three) throw new Error('there are too few armies');

const SAME = 5;
const ROUNDS = 10;
/** An enemy who came, went or moved so near gives a reason to go back, in millimetres. */
const NEAR = 150;

/** Never moves anybody. */
const idleBot: Bot = {
  ...straightBot,
  name: 'idle',
  answer: (rules, view, side, ...rest) =>
    isAskedForMoves(view, side)
      ? answerWith(END_PHASE, 'bot.straight')
      : straightBot.answer(rules, view, side, ...rest),
};

/** The battle as each bound of a side begins, and as its moves end. */
interface Bound {
  readonly begun: Battle;
  readonly moved: Battle;
}

function boundsOf(bot: Bot, against: Bot, seed: number): readonly Bound[] {
  const bots = { red: bot, blue: against };
  const { battles } = simulate(hott, battleBetween(hott, one, seed % 2 === 0 ? two : three), {
    bots,
    seed,
    rounds: ROUNDS,
  });
  const mine = battles.filter(({ turn, flow }) => turn.active === 'red' && flow.phase === 'tactical-moves');
  const numbers = [...new Set(mine.map(({ turn }) => turn.bound))];
  return numbers.flatMap((bound) => {
    const some = mine.filter(({ turn }) => turn.bound === bound);
    const [begun, moved] = [some[0], some.at(-1)];
    return begun && moved ? [{ begun, moved }] : [];
  });
}

const nearTo = (battle: Battle, base: PlacedBase): string =>
  basesOnTable(battle)
    .filter(
      (other) =>
        other.side !== base.side && rectanglesDistance(rectangleOfBase(base), rectangleOfBase(other)) < NEAR,
    )
    .map(({ id, pose }) => `${id} ${pose.x} ${pose.y} ${pose.facing}`)
    .join();

/** Bases that went back to where they stood a bound before, although no enemy near them was a reason. */
function takenBack(bounds: readonly Bound[]): readonly string[] {
  return bounds.flatMap((last, at) => {
    const next = bounds[at + 1];
    if (!next) return [];
    return basesOnTable(last.begun).flatMap((base) => {
      const [there, here, end] = [last.moved, next.begun, next.moved].map((each) =>
        placedBase(each, base.id),
      );
      if (base.side !== 'red' || !there || !here || !end) return [];
      const went = distance(base.pose, there.pose) >= SAME && distance(there.pose, here.pose) < SAME;
      const returned = went && distance(end.pose, base.pose) < SAME;
      const met = enemyContacts(next.moved, end).length + enemyContacts(next.begun, here).length > 0;
      const caused = met || nearTo(last.moved, there) !== nearTo(next.begun, here);
      return returned && !caused ? [`${base.id} in bound ${next.begun.turn.bound}`] : [];
    });
  });
}

test.each([
  ['stands', idleBot, 1],
  ['comes', straightBot, 3],
] as const)(
  'bots do not reverse a move in their next bound while the enemy %s',
  (_, against, seed) => {
    const bounds = boundsOf(lightBot, against, seed);
    expect(bounds.length).toBeGreaterThan(3);
    expect(takenBack(bounds)).toEqual([]);
  },
  240_000,
);

describe('the check for bases that go to and fro', () => {
  const at = (y: number, enemy: number): Battle =>
    battleOf({
      ruleset: 'hott',
      table: [600, 600],
      bases: [
        { id: 'A', at: [300, y], troop: 'Blades', size: [40, 15] },
        { id: 'Z', side: 'blue', at: [300, enemy], facing: 180, troop: 'Blades', size: [40, 15] },
      ],
    });
  const walk = (...ys: readonly number[]): readonly Bound[] =>
    ys.slice(1).map((y, step) => ({ begun: at(ys[step] ?? y, 560), moved: at(y, 560) }));

  test('finds a base that goes back without a reason', () => {
    expect(takenBack(walk(100, 140, 100))).toEqual(['A in bound 1']);
    expect(takenBack(walk(100, 140, 102))).toHaveLength(1);
    expect(takenBack(walk(100, 140, 180))).toEqual([]);
    expect(takenBack(walk(100, 140, 120))).toEqual([]);
  });

  test('accepts an enemy that came near as a reason', () => {
    const [forth] = walk(100, 140);
    if (!forth) throw new Error('nobody walked');
    expect(takenBack([forth, { begun: at(140, 220), moved: at(100, 220) }])).toEqual([]);
  });
});
