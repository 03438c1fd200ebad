/** A bot that gives random legal commands. It tests the rules and does not try to win. */
import { withHidden } from '../../engine/ambush/own-hidden.ts';
import { type Battle, basesOnTable, type PlacedBase, type SideId } from '../../engine/battle.ts';
import { groupOf } from '../../engine/board/groups.ts';
import type { AnyCommand, MoveCommand } from '../../engine/command.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { optionsOf } from '../../engine/game/flow.ts';
import { type Candidate, candidatesFor } from '../../engine/moves/family.ts';
import { judgedOnce } from '../../engine/moves/judge.ts';
import { stopsOf } from '../../engine/moves/probe.ts';
import { distance } from '../../geometry/point.ts';
import type { Bot, Random } from '../bot.ts';
import { profileOf } from '../knowledge/known.ts';
import { answerWith, END_PHASE, isAskedForMoves, openOptions, pointsLeft } from '../questions.ts';
import { oneOf } from '../random.ts';
import { answerSetup, isAskedForSetup } from '../setup/answer.ts';

/** Candidates tried for one order before the bot gives up. */
const MOST_TRIES = 4;
/** Once in this many times it ends the phase with points left, or halts a base. */
const SELDOM = 12;
/** A goal is one of this many nearest bases. */
const NEAREST = 4;

const movable = (view: Battle, side: SideId): readonly PlacedBase[] =>
  basesOnTable(view).filter((base) => base.side === side);

function nearestTo(view: Battle, base: PlacedBase): readonly PlacedBase[] {
  return basesOnTable(view)
    .filter((other) => other.id !== base.id)
    .map((other) => ({ other, mm: distance(base.pose, other.pose) }))
    .sort((a, b) => a.mm - b.mm)
    .slice(0, NEAREST)
    .map(({ other }) => other);
}

/** The base alone, its whole group, or it with one neighbour. */
function subject(rules: Ruleset, view: Battle, base: PlacedBase, random: Random): readonly string[] {
  const group = groupOf(rules, view, base);
  if (group.length === 1 || random(2) === 0) return [base.id];
  return group.map((each) => each.id);
}

/** Without the rules that compare a way with others: those are judged when the order is given. */
const ALONE = { alone: true };
/** After this many refused orders it ends the phase. */
const MOST_REFUSED = 3;

/** The candidate itself if it is legal, else a legal stop on its way; null when there is none. */
function legalOf(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  each: Candidate,
  random: Random,
): MoveCommand | null {
  const judge = judgedOnce(rules, view, side, ALONE);
  const judgement = judge(each.command, each.reaching ? 'barred' : 'broken');
  if (judgement.reasons.length === 0) return each.command;
  if (!each.reaching) return null;
  const stops = stopsOf(each.command, judgement, judge);
  return stops.length > 0 ? oneOf(random, stops).command : null;
}

/** Sometimes it also orders hidden bases. */
function someView(rules: Ruleset, view: Battle, side: SideId, random: Random): Battle {
  const standing = withHidden(rules, view, side);
  return standing === view || random(SELDOM) > 0 ? view : standing;
}

function someMove(rules: Ruleset, view: Battle, side: SideId, random: Random): AnyCommand | null {
  const bases = movable(view, side);
  for (let tries = 0; tries < MOST_TRIES && bases.length > 0; tries++) {
    const base = oneOf(random, bases);
    const ids = subject(rules, view, base, random);
    const near = nearestTo(view, base).filter((other) => !ids.includes(other.id));
    const aimed = random(3) > 0 && near.length > 0;
    const goals = aimed ? [oneOf(random, near).id] : undefined;
    const candidates = candidatesFor(rules, view, ids, goals ? { goals } : {});
    if (candidates.length === 0) continue;
    const legal = legalOf(rules, view, side, oneOf(random, candidates), random);
    if (legal) return legal;
  }
  return null;
}

/** The orders other than moves that the phase itself lists. */
const listedOrders = (rules: Ruleset, view: Battle): readonly AnyCommand[] =>
  optionsOf(rules, view)
    .map(({ command }) => command)
    .filter(({ type }) => type !== END_PHASE.type);

function someOrder(rules: Ruleset, view: Battle, side: SideId, random: Random): AnyCommand {
  const { orders } = profileOf(rules.id);
  const free = orders.free?.(view, side) ?? [];
  if (free.length > 0 && random(SELDOM) === 0) return oneOf(random, free);
  if (pointsLeft(view) <= 0 || random(SELDOM) === 0) return END_PHASE;
  const others = [...(orders.special?.({ rules, battle: view }, side) ?? []), ...listedOrders(rules, view)];
  if (others.length > 0 && random(SELDOM) === 0) return oneOf(random, others);
  const bases = movable(view, side);
  if (random(SELDOM) === 0 && bases.length > 0) {
    return { type: 'halt', bases: [...subject(rules, view, oneOf(random, bases), random)] };
  }
  return someMove(rules, view, side, random) ?? END_PHASE;
}

/** For trying out the rules. */
export const randomBot: Bot = {
  name: 'random',
  answer(rules, view, side, random, refused) {
    if (isAskedForSetup(view, side))
      return answerWith(answerSetup(rules, view, side, random, { heedful: false, refused }), 'bot.setup');
    if (isAskedForMoves(view, side)) {
      const order =
        refused.length >= MOST_REFUSED
          ? END_PHASE
          : someOrder(rules, someView(rules, view, side, random), side, random);
      return answerWith(order, 'bot.random');
    }
    const options = openOptions(rules, view, refused);
    return answerWith(options.length > 0 ? oneOf(random, options).command : END_PHASE, 'bot.random');
  },
};
