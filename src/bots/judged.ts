/** Where a wish may be stopped, remembered: a move far from everything that has changed since is legal or not as before. */
import { type Battle, basesOnTable, type PlacedBase, type SideId } from '../engine/battle.ts';
import type { MoveCommand } from '../engine/command.ts';
import type { Ruleset } from '../engine/contract.ts';
import { type Candidate, candidatesFor } from '../engine/moves/family.ts';
import { judgeMove } from '../engine/moves/judge.ts';
import { nearestStop, type Stop } from '../engine/moves/probe.ts';
import { pointsLeft } from './choices.ts';
import { counselFor } from './counsel/counsel.ts';
import { reachOf } from './reach.ts';

/** Without the rules that compare a way with others: who gives the order learns of those. */
const ALONE = { alone: true };
/** So far beyond its reach nothing hinders a move, in millimetres. */
const BEYOND = 120;
/** Hardly any move costs more. */
const DEAREST = 3;
const MOST_KEPT = 20_000;

const kept = new WeakMap<Battle['terrain'], Map<string, Stop | null>>();

const asKey = ({ id, pose, marks, bound, start }: PlacedBase): string =>
  `${id} ${pose.x} ${pose.y} ${pose.facing} ${JSON.stringify([marks, bound, start])}`;

/** All that may decide whether these bases may make a move. */
function surroundings(rules: Ruleset, view: Battle, bases: readonly PlacedBase[]): string {
  const room = reachOf(rules, view, bases) + BEYOND;
  const near = basesOnTable(view).filter((other) =>
    bases.some(
      ({ pose }) => Math.abs(other.pose.x - pose.x) < room && Math.abs(other.pose.y - pose.y) < room,
    ),
  );
  const points = Math.min(DEAREST, pointsLeft(view));
  return `${view.turn.active} ${points} ${JSON.stringify(view.own)} ${near.map(asKey).join('|')}`;
}

/** The legal move nearest to a wish; one that is not reaching is made as it is or not at all. */
function stopFor(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  command: MoveCommand,
  reaching: boolean,
): Stop | null {
  const until = reaching ? 'barred' : 'broken';
  const judgement = judgeMove(rules, view, command, side, { ...ALONE, until });
  if (judgement.reasons.length === 0) return { command, judgement, off: 0 };
  return reaching ? nearestStop(rules, view, command, side, judgement, ALONE) : null;
}

/** Straight ahead as far as these bases may go; null when they cannot. */
export function stopAhead(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  bases: readonly PlacedBase[],
): Stop | null {
  const ids = bases.map(({ id }) => id);
  const [ahead] = candidatesFor(rules, view, ids, { goals: [], only: ['ahead'] });
  return ahead ? stopFor(rules, view, side, ahead.command, true) : null;
}

/** The same as far as they would go, or less. */
export function stopWithin(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  bases: readonly PlacedBase[],
  mm: number,
): Stop | null {
  const wish = { type: 'move', bases: bases.map(({ id }) => id), path: [{ forward: mm }] } as const;
  return stopFor(rules, view, side, wish, true);
}

/** The legal move nearest to each wish of these bases; null where there is none. */
export function stopsFor(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  bases: readonly PlacedBase[],
): (command: MoveCommand, candidate: Candidate) => Stop | null {
  const find = (command: MoveCommand, { reaching }: Candidate): Stop | null =>
    stopFor(rules, view, side, command, reaching === true);
  if (!counselFor(rules.id).hinderedNear) return find;
  const book = kept.get(view.terrain) ?? new Map<string, Stop | null>();
  kept.set(view.terrain, book);
  if (book.size > MOST_KEPT) book.clear();
  const around = surroundings(rules, view, bases);
  return (command, candidate) => {
    const key = `${JSON.stringify(command)} ${around}`;
    const known = book.get(key);
    if (known !== undefined) return known;
    const stop = find(command, candidate);
    book.set(key, stop);
    return stop;
  };
}
