import { basesOnTable } from '../src/engine/battle.ts';
import { legalCandidates, nearestLegal } from '../src/engine/moves/family.ts';
import { judgeMove } from '../src/engine/moves/judge.ts';
import { probe } from '../src/engine/moves/probe.ts';
import { bnb } from '../src/rules/bnb/index.ts';
import type { Benchmark, TimedBenchmark } from './harness.ts';
import { forgotten, positionOf, type Wish, wishesIn } from './positions.ts';

const WISHES = 2000;

/** Calls with one after the other of a list, over and over. */
function inTurn<Item>(items: readonly Item[], call: (item: Item) => unknown): () => unknown {
  let next = 0;
  return () => call(items[next++ % items.length] as Item);
}

function wishes(
  name: string,
  bases: number,
  call: (battle: ReturnType<typeof positionOf>, wish: Wish) => unknown,
  more: Partial<TimedBenchmark> = {},
  only: (wish: Wish) => boolean = () => true,
): Benchmark {
  const prepare = () => {
    const battle = positionOf(bases);
    return inTurn(wishesIn(battle, WISHES).filter(only), (wish) => call(battle, wish));
  };
  return {
    kind: 'timed',
    name: `${name}, ${bases} bases and 8 pieces`,
    unit: 'ms',
    seconds: 3,
    prepare,
    ...more,
  };
}

const probing = (battle: ReturnType<typeof positionOf>, { command }: Wish) =>
  probe(bnb, battle, command, battle.turn.active);

const legalMoves = (bases: number): Benchmark => ({
  kind: 'timed',
  name: `all legal moves of one base in a new position, ${bases} bases and 8 pieces`,
  unit: 'ms',
  seconds: 3,
  aim: { at: 'median', value: 10 },
  prepare: () => {
    const battle = positionOf(bases);
    const mine = basesOnTable(battle).filter((base) => base.side === battle.turn.active);
    return inTurn(mine, (base) => legalCandidates(bnb, forgotten(battle), [base.id]));
  },
});

export const benchmarks: readonly Benchmark[] = [48, 120].flatMap((bases) => [
  wishes('probe', bases, probing, bases === 48 ? { aim: { at: 'median', value: 0.2 } } : {}),
  wishes('probe of a single base', bases, probing, {}, (wish) => !wish.group),
  wishes('probe of a group', bases, probing, {}, (wish) => wish.group),
  wishes('a wish judged alone, as each frame of a drag does', bases, (battle, { command }) =>
    judgeMove(bnb, battle, command, battle.turn.active),
  ),
  wishes('the nearest legal move to a wish', bases, (battle, { command }) =>
    nearestLegal(bnb, battle, command, battle.turn.active),
  ),
  legalMoves(bases),
]);
