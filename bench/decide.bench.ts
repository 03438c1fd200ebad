import { apply } from '../src/engine/battle/apply.ts';
import type { Battle } from '../src/engine/battle.ts';
import type { MoveCommand } from '../src/engine/command.ts';
import { decide } from '../src/engine/game/decide.ts';
import { publicEvent, view } from '../src/engine/game/view.ts';
import { judgeMove } from '../src/engine/moves/judge.ts';
import { bnb } from '../src/rules/bnb/index.ts';
import { type Asked, askedIn, played } from './battles.ts';
import { BNB_48, type Field, HOTT_STANDS, LARGEST, type Stand } from './fields.ts';
import type { Benchmark } from './harness.ts';
import { forgotten, positionOf, wishesIn } from './positions.ts';

const SEATS = ['red', 'blue'];
const MOVES = 100;

/** Legal orders to single bases; each is legal after the ones before it. */
function movesFrom(field: Field, opening: Battle): readonly MoveCommand[] {
  const { rules } = field;
  const moves: MoveCommand[] = [];
  let battle = opening;
  for (const { command, group } of wishesIn(battle, 100_000, 3, field)) {
    if (moves.length === MOVES) break;
    const free = battle.flow.awaits[0]?.kind === 'orders';
    if (group || !free || judgeMove(rules, battle, command, 'red').reasons.length > 0) continue;
    const decision = decide(rules, battle, command, 'red');
    if (!decision.ok || decision.battle.flow.awaits[0]?.kind !== 'orders') continue;
    moves.push(command);
    battle = unmarked(decision.battle);
  }
  return moves;
}

/** Lets bases move again, because the benchmark gives more orders than one bound allows. */
const unmarked = (battle: Battle): Battle => ({
  ...battle,
  bases: battle.bases.map((base) => (base.start ? { ...base, bound: {}, start: null } : base)),
});

function playOn({ rules }: Field, opening: Battle, moves: readonly MoveCommand[]): Battle {
  let battle = forgotten(opening);
  let seen = SEATS.map((seat) => view(rules, battle, seat));
  for (const command of moves) {
    const decision = decide(rules, battle, command, 'red');
    if (!decision.ok) throw new Error(JSON.stringify(decision.reasons));
    seen = SEATS.map((seat, at) =>
      decision.events.reduce((shown, event) => {
        const open = publicEvent(event, seat);
        return open ? apply(shown, open) : shown;
      }, seen[at] as Battle),
    );
    battle = unmarked(decision.events.reduce(apply, battle));
  }
  return seen[0] ?? battle;
}

const simple = (name: string, is: (asked: Asked) => boolean): Benchmark => {
  const prepare = () => {
    const asked = [0, 1, 2].flatMap((game) => askedIn(played('random', game))).filter(is);
    if (asked.length === 0) throw new Error(`no such command was given: ${name}`);
    let next = 0;
    return () => {
      const { before, entry } = asked[next++ % asked.length] as Asked;
      return decide(bnb, before, entry.command, entry.by);
    };
  };
  return { kind: 'timed', name, unit: 'a second', aim: { at: 'median', value: 50_000 }, prepare };
};

const isThrowFor = ({ before }: Asked, kind: string): boolean => before.flow.awaits[0]?.kind === kind;

const movesDecided = (stand: Stand): Benchmark => ({
  kind: 'timed',
  name: `moves of one base decided and applied, with both views, ${stand.name}`,
  unit: 'a second',
  aim: { at: 'median', value: 5000 },
  operations: MOVES,
  seconds: 4,
  prepare: () => {
    const opening = positionOf(stand, 10_000);
    const moves = movesFrom(stand.field, opening);
    if (moves.length < MOVES) throw new Error(`only ${moves.length} moves were found`);
    return () => playOn(stand.field, opening, moves);
  },
});

export const benchmarks: readonly Benchmark[] = [
  ...[BNB_48, ...HOTT_STANDS, ...LARGEST].map(movesDecided),
  simple('choices decided', ({ entry }) => entry.command.type === 'choose'),
  simple('halts decided', ({ entry }) => entry.command.type === 'halt'),
  simple('points thrown and decided', (asked) => asked.entry.by === 'dice' && isThrowFor(asked, 'pips')),
  {
    ...simple(
      'fights and shots thrown and decided',
      (asked) => isThrowFor(asked, 'fight') || isThrowFor(asked, 'shoot'),
    ),
    aim: { at: 'median', value: 5000 },
  } as Benchmark,
];
