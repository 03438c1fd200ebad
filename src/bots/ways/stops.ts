/** Finds the legal stop of a wish. It caches stops, so that a change far off does not cause a new judgement. */
import type { Battle, PlacedBase, SideId } from '../../engine/battle.ts';
import type { MoveCommand } from '../../engine/command.ts';
import { nearestStop } from '../../engine/moves/along.ts';
import { type Candidate, candidatesFor } from '../../engine/moves/family.ts';
import { judgedOnce } from '../../engine/moves/judge.ts';
import type { Stop } from '../../engine/moves/probe.ts';
import { reachOf } from '../board/reach.ts';
import { surroundings } from '../caching/facts.ts';
import { keptInBattle } from '../caching/memory.ts';
import type { Situation } from '../context.ts';

/** Without the rules that compare a way with others: those are judged when the order is given. */
const ALONE = { alone: true };
/** This far beyond its reach nothing hinders a move, in millimetres. */
const BEYOND = 120;

type Where = Pick<Situation, 'rules' | 'battle' | 'side'>;

/** The legal move nearest to a wish; one that is not reaching is made as it is or not at all. */
function stopFor({ rules, battle, side }: Where, command: MoveCommand, reaching: boolean): Stop | null {
  const judge = judgedOnce(rules, battle, side, ALONE);
  const judgement = judge(command, reaching ? 'barred' : 'broken');
  if (judgement.reasons.length === 0) return { command, judgement, off: 0 };
  return reaching ? nearestStop(command, judgement, judge) : null;
}

/** The longest legal move straight ahead of these bases; null if there is none. */
export function stopAhead(situation: Situation, bases: readonly PlacedBase[]): Stop | null {
  const { rules, battle } = situation;
  const ids = bases.map(({ id }) => id);
  const [ahead] = candidatesFor(rules, battle, ids, { goals: [], only: ['ahead'] });
  return ahead ? stopFor(situation, ahead.command, true) : null;
}

/** The legal move straight ahead by `mm` millimetres or less. */
export function stopWithin(situation: Situation, bases: readonly PlacedBase[], mm: number): Stop | null {
  const wish = { type: 'move', bases: bases.map(({ id }) => id), path: [{ forward: mm }] } as const;
  return stopFor(situation, wish, true);
}

/** A wish, and as a text everything around its bases that may stop them. Many wishes share this text. */
interface Wish {
  readonly battle: Battle;
  readonly side: SideId;
  readonly command: MoveCommand;
  readonly reaching: boolean;
  readonly around: string;
}

/** Cached stops have no trace, because a trace keeps the whole battle in memory. */
const withoutTrace = (stop: Stop | null): Stop | null =>
  stop && { ...stop, judgement: { ...stop.judgement, trace: null } };

const keptStop = keptInBattle<Wish, Stop | null>({
  most: 5000,
  keyOf: (_rules, { side, command, reaching, around }) =>
    `${side} ${JSON.stringify(command)} ${reaching} ${around}`,
  reckon: ({ rules }, _field, { battle, side, command, reaching }) =>
    withoutTrace(stopFor({ rules, battle, side }, command, reaching)),
});

/** The legal move nearest to each wish of these bases; null where there is none. */
export function stopsFor(
  situation: Situation,
  bases: readonly PlacedBase[],
): (command: MoveCommand, candidate: Candidate) => Stop | null {
  const { rules, profile, battle, side } = situation;
  const cost = profile.orders.cost?.(battle, bases);
  if (cost === undefined) return (command, { reaching }) => stopFor(situation, command, reaching === true);
  const room = reachOf(situation, bases) + BEYOND;
  const around = `${cost} ${cost <= rules.moves.cost.left(battle, bases)} ${surroundings(rules, battle, bases, room)}`;
  return (command, { reaching }) =>
    keptStop(situation, { battle, side, command, reaching: reaching === true, around });
}
