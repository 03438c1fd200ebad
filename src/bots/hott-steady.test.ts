import { expect, test } from 'vitest';
import { loadHottArmies } from '../armies/load-node.ts';
import { type Battle, basesOnTable, type PlacedBase, placedBase } from '../engine/battle.ts';
import { enemyContacts } from '../engine/board/contacts.ts';
import { rectangleOfBase } from '../engine/board/rectangles.ts';
import { rectanglesDistance } from '../geometry/distance.ts';
import { distance } from '../geometry/point.ts';
import { hott } from '../rules/hott/index.ts';
import type { Bot } from './bot.ts';
import { answerWith, END_PHASE, isAskedForMoves } from './choices.ts';
import { simulate } from './simulate.ts';
import { straightBot } from './straight-bot.ts';
import { quickBot } from './tactician.ts';
import { battleBetween } from './trial.ts';

const armies = loadHottArmies()
  .armies.map(({ army }) => army)
  .filter(({ points }) => points === 24);
const [one, two, three] = armies;
if (!one || !two || !three) throw new Error('there are too few armies');

const SAME = 5;
const ROUNDS = 14;
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

/** Goes forward in one bound and back in the next, as nobody should. */
const wavering: Bot = {
  ...idleBot,
  name: 'wavering',
  answer(rules, view, side, ...rest) {
    const free = basesOnTable(view).find((base) => base.side === side && base.start === null);
    const moved = basesOnTable(view).some((base) => base.side === side && base.start !== null);
    if (!isAskedForMoves(view, side) || !free || moved) return idleBot.answer(rules, view, side, ...rest);
    const leg = view.turn.round % 2 === 0 ? { back: 20 } : { forward: 20 };
    return answerWith({ type: 'move', bases: [free.id], path: [leg] }, 'bot.straight');
  },
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

/** Those who in one bound went back to where they stood before their move of the last, with nobody near to cause it. */
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

test.each([1, 2, 3])(
  'bots take no order back in their next bound, whether the enemy comes or not',
  (seed) => {
    for (const against of [idleBot, straightBot]) {
      const bounds = boundsOf(quickBot, against, seed);
      expect(bounds.length).toBeGreaterThan(3);
      expect(takenBack(bounds)).toEqual([]);
    }
  },
  120_000,
);

test('who goes to and fro is found out', () => {
  expect(takenBack(boundsOf(wavering, idleBot, 1)).length).toBeGreaterThan(0);
});
