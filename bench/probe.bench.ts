import { type Battle, basesOnTable } from '../src/engine/battle.ts';
import type { Ruleset } from '../src/engine/contract.ts';
import { legalCandidates } from '../src/engine/moves/family.ts';
import { judgeMove } from '../src/engine/moves/judge.ts';
import { nearestLegal } from '../src/engine/moves/nearest.ts';
import { probe } from '../src/engine/moves/probe.ts';
import { BNB_48, DBM_200, DBMM_200, HOTT_192, STANDS, type Stand } from './fields.ts';
import type { Benchmark, TimedBenchmark } from './harness.ts';
import { forgotten, positionOf, type Wish, wishesIn } from './positions.ts';

const WISHES = 2000;

/** Each call takes the next item of the list, and begins again after the last. */
function inTurn<Item>(items: readonly Item[], call: (item: Item) => unknown): () => unknown {
  let next = 0;
  return () => call(items[next++ % items.length] as Item);
}

type Call = (rules: Ruleset, battle: Battle, wish: Wish) => unknown;

function wishes(
  what: string,
  stand: Stand,
  call: Call,
  more: Partial<TimedBenchmark> = {},
  only: (wish: Wish) => boolean = () => true,
): Benchmark {
  const prepare = () => {
    const battle = positionOf(stand);
    const asked = wishesIn(battle, WISHES, undefined, stand.field).filter(only);
    return inTurn(asked, (wish) => call(stand.field.rules, battle, wish));
  };
  return { kind: 'timed', name: `${what}, ${stand.name}`, unit: 'ms', seconds: 3, prepare, ...more };
}

const probing: Call = (rules, battle, { command }) => probe(rules, battle, command, battle.turn.active);

const legalMoves = (stand: Stand): Benchmark => ({
  kind: 'timed',
  name: `all legal moves of one base in a new position, ${stand.name}`,
  unit: 'ms',
  seconds: 3,
  aim: { at: 'median', value: 10 },
  prepare: () => {
    const battle = positionOf(stand);
    const mine = basesOnTable(battle).filter((base) => base.side === battle.turn.active);
    return inTurn(mine, (base) => legalCandidates(stand.field.rules, forgotten(battle), [base.id]));
  },
});

/** Wishes whose nearest legal move took longest, by their numbers: long groups, and flyers that are far from the enemy. */
const WORST: readonly { readonly stand: Stand; readonly numbers: readonly number[]; readonly aim: number }[] =
  [
    { stand: BNB_48, numbers: [113, 130, 148, 155, 178, 194, 197], aim: 100 },
    { stand: HOTT_192, numbers: [116, 130, 145, 148, 155, 172, 175, 194, 197], aim: 250 },
    { stand: DBM_200, numbers: [130, 142, 145, 155, 156, 173, 175, 195], aim: 660 },
    { stand: DBMM_200, numbers: [130, 150, 155, 156, 161, 163, 173, 194], aim: 660 },
  ];

const worst = ({ stand, numbers, aim }: (typeof WORST)[number]): Benchmark => ({
  kind: 'timed',
  name: `the nearest legal move in the worst cases, ${stand.name}`,
  unit: 'ms',
  seconds: 3,
  aim: { at: 'p99', value: aim },
  prepare: () => {
    const { rules } = stand.field;
    const battle = positionOf(stand);
    const asked = wishesIn(battle, WISHES, undefined, stand.field);
    return inTurn(numbers, (number) =>
      nearestLegal(rules, battle, (asked[number] as Wish).command, battle.turn.active),
    );
  },
});

/** The aims of a probe, in milliseconds. */
const PROBE_AIMS: ReadonlyMap<Stand, number> = new Map([
  [BNB_48, 0.2],
  [DBM_200, 0.3],
]);

function aimOf(stand: Stand): Partial<TimedBenchmark> {
  const value = PROBE_AIMS.get(stand);
  return value === undefined ? {} : { aim: { at: 'median', value } };
}

export const benchmarks: readonly Benchmark[] = [
  ...WORST.map(worst),
  ...STANDS.flatMap((stand) => [
    wishes('probe', stand, probing, aimOf(stand)),
    wishes('probe of a single base', stand, probing, {}, (wish) => !wish.group),
    wishes('probe of a group', stand, probing, {}, (wish) => wish.group),
    wishes('a wish judged alone, as each frame of a drag does', stand, (rules, battle, { command }) =>
      judgeMove(rules, battle, command, battle.turn.active),
    ),
    wishes('the nearest legal move to a wish', stand, (rules, battle, { command }) =>
      nearestLegal(rules, battle, command, battle.turn.active),
    ),
    legalMoves(stand),
  ]),
];
