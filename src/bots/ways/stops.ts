/** Where a wish may be stopped, remembered where a move far from all that has changed is judged as before. */
import type { Battle, PlacedBase, SideId } from '../../engine/battle.ts';
import type { MoveCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { type Candidate, candidatesFor } from '../../engine/moves/family.ts';
import { judgeMove } from '../../engine/moves/judge.ts';
import { nearestStop, type Stop } from '../../engine/moves/probe.ts';
import { reachOf } from '../board/reach.ts';
import { surroundings } from '../facts.ts';
import { keptInBattle } from '../memory.ts';
import { counselFor } from '../plain-profile.ts';

/** Without the rules that compare a way with others: who gives the order learns of those. */
const ALONE = { alone: true };
/** So far beyond its reach nothing hinders a move, in millimetres. */
const BEYOND = 120;

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

/** A wish of some bases, and all that may decide where they can go: asked of many wishes at once. */
interface Wish {
  readonly view: Battle;
  readonly side: SideId;
  readonly command: MoveCommand;
  readonly reaching: boolean;
  readonly around: string;
}

/** The way itself is not remembered: it holds on to the whole battle. */
const withoutTrace = (stop: Stop | null): Stop | null =>
  stop && { ...stop, judgement: { ...stop.judgement, trace: null } };

const keptStop = keptInBattle<Wish, Stop | null>({
  most: 5000,
  keyOf: (_rules, { side, command, reaching, around }) =>
    `${side} ${JSON.stringify(command)} ${reaching} ${around}`,
  reckon: (rules, _field, { view, side, command, reaching }) =>
    withoutTrace(stopFor(rules, view, side, command, reaching)),
});

/** The legal move nearest to each wish of these bases; null where there is none. */
export function stopsFor(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  bases: readonly PlacedBase[],
): (command: MoveCommand, candidate: Candidate) => Stop | null {
  const { orderCost } = counselFor(rules.id);
  if (!orderCost) return (command, { reaching }) => stopFor(rules, view, side, command, reaching === true);
  const cost = orderCost(view, bases);
  const room = reachOf(rules, view, bases) + BEYOND;
  const around = `${cost} ${cost <= rules.moves.points(view, bases)} ${surroundings(rules, view, bases, room)}`;
  return (command, { reaching }) =>
    keptStop(rules, view, { view, side, command, reaching: reaching === true, around });
}
