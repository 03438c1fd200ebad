/** What an element that flees and one that routs have in common: the choice of a turn, and friends in the way. DBMM, Fleeing. */
import type { Debellis } from '../../../debellis/game.ts';
import type { SharedCommand } from '../../../engine/battle/command-form.ts';
import type { PlacedBase } from '../../../engine/battle.ts';
import type { FrameOf, Work } from '../../../engine/contract/sequence.ts';
import { listOf, oneOf, partly, pose, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { type Answer, choose, DONE, goOn, waitForOne, wordOption } from '../../../engine/game/asking.ts';
import type { Next, Option } from '../../../engine/game/steps.ts';
import type { FlightPlan } from '../../../engine/outcomes/flight.ts';
import { type FlightAsked, thinkFlight } from '../outcomes/flight.ts';
import { friendMet, spendAt } from '../outcomes/friend-met.ts';

const TURNS = ['left', 'right'] as const;

/** The parts of a frame: the pose before anything moved, those through whom it bursts, and the chosen turn. */
export const RUNNING = partly({ from: pose, through: listOf(text), turn: oneOf(...TURNS) });

type RunningFrame = FrameOf<typeof RUNNING>;

/** The way that it runs, or what comes before: its owner chooses, or it meets a friend. */
type Way = { readonly plan: FlightPlan } | { readonly next: Next };

/** Plans the way of an element that runs; `how` tells how far it goes. */
export function wayOf(
  game: Debellis,
  work: Work,
  frame: RunningFrame,
  base: PlacedBase,
  how: Pick<FlightAsked, 'recoiled' | 'routs'>,
): Way {
  const { from = base.pose, through = [], turn } = frame;
  const plan = thinkFlight(game, work, base, { ...how, from, through, ...(turn ? { turn } : {}) });
  if (plan.equal && turn === undefined && holds('dbmm.flee.29'))
    return { next: waitForOne(base.side, 'avoid-turn', { base: base.id, options: [...TURNS] }) };
  const met = friendMet(work, base, plan);
  if (!met) return { plan };
  if (!met.isSpent) return { next: goOn({ ...frame, through: [...through, met.friend.id] }) };
  spendAt(game, work, base, plan, met.friend);
  return { next: DONE };
}

/** Takes the choice of a turn. */
export const chooseTurn = (work: Work, frame: RunningFrame, command: SharedCommand): Answer =>
  choose(work, command, TURNS, (turn) => goOn({ ...frame, turn }));

export const turnOptions = (base: string): readonly Option[] =>
  TURNS.map((turn) => wordOption(turn, { base }));
