/** Bots that weigh what an order would lead to, and give the best one: the same mind with more or less time. */
import type { Battle, SideId } from '../engine/battle.ts';
import type { AnyCommand, MoveCommand } from '../engine/command.ts';
import type { Ruleset } from '../engine/contract.ts';
import type { Bot, BotAnswer } from './bot.ts';
import { choose } from './choose/options.ts';
import { openings } from './choose/pairs.ts';
import { blows } from './choose/with-help.ts';
import { promiseOf, worthFor } from './evaluate/evaluate.ts';
import { readied } from './hidden.ts';
import { ways } from './ideas/detours.ts';
import { haltFor } from './ideas/halts.ts';
import type { Idea } from './ideas/idea.ts';
import { type IdeaLimits, ideasFor } from './ideas/ideas.ts';
import { sparing } from './ideas/sparing.ts';
import { eased } from './levels.ts';
import { counselFor } from './plain-profile.ts';
import type { Plan } from './profile.ts';
import { answerWith, END_PHASE, isAskedForMoves, isRefused, pointsLeft } from './questions.ts';
import { answerSetup, isAskedForSetup } from './setup/answer.ts';
import { after, faced } from './ways/after.ts';
import { marches } from './ways/line-marches.ts';
import { retreats } from './ways/retreats.ts';
import { besides } from './ways/special-orders.ts';
import { best, type Level, rate, type Weighed, weigh } from './ways/ways.ts';

/** What an order must bring for each point it costs, where nothing else is said. */
const LEAST_GAIN = 0.03;

/** All whom an order names, whether in one move or in several made at the same time. */
const basesOf = ({ bases, moves }: AnyCommand): readonly string[] =>
  (bases as readonly string[] | undefined) ??
  ((moves ?? []) as unknown as readonly MoveCommand[]).flatMap((move) => move.bases);

function figuresOf({ command, gain, cost, idea }: Weighed): BotAnswer['figures'] {
  const bases = basesOf(command);
  return {
    base: bases[0] ?? '',
    count: bases.length,
    enemy: idea.goals[0] ?? '',
    gain: Math.round(gain * 100) / 100,
    price: cost,
  };
}

/** An order that costs nothing and leaves the side better. */
function freeOrder(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  now: number,
  refused: readonly AnyCommand[],
): AnyCommand | null {
  for (const command of counselFor(rules.id).freeOrders(view, side)) {
    const next = isRefused(command, refused) ? null : after(rules, view, command, side);
    if (next && worthFor(rules, faced(rules, next, side), side) > now) return command;
  }
  return null;
}

/** What the points for an order would better be kept for. */
function betterKept(rules: Ruleset, view: Battle, side: SideId, found: Weighed): Plan | null {
  const plans = counselFor(rules.id)
    .plans(view, side)
    .filter(({ price }) => pointsLeft(view) - found.cost < price)
    .filter(
      ({ base, target, price }) => promiseOf(rules, view, side, base, target) / (0.5 + price) > rate(found),
    );
  return plans[0] ?? null;
}

/** An order to a pack has no aim of its own. */
const PACKING: Idea = { bases: [], goals: [], kinds: [], promise: 0, why: 'bot.pack' };

function order(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  level: Level,
  refused: readonly AnyCommand[],
): BotAnswer {
  const now = worthFor(rules, faced(rules, view, side), side);
  const free = freeOrder(rules, view, side, now, refused);
  if (free) return answerWith(free, 'bot.free-order', { base: String(free.base) });
  if (pointsLeft(view) <= 0) return answerWith(END_PHASE, 'bot.no-points');
  const halt = haltFor(rules, view, side, refused);
  if (halt) return answerWith(halt, 'bot.halt', { base: String((halt.bases as readonly string[])[0]) });
  const weighed: Weighed[] = [];
  // By how often the bases were parted: did those of the last idea get on?
  let came: boolean[] = [];
  for (const idea of ideasFor(rules, view, side, limitsOf(rules, level, pointsLeft(view)))) {
    const { parted = 0 } = idea;
    if (came.slice(0, parted).includes(true)) continue;
    const { found, far, ill } = weigh(rules, view, side, idea, level, now, refused);
    came = [...came.slice(0, parted), far];
    weighed.push(...found);
    const good = best(found);
    if (good && level.enough !== undefined && rate(good) >= level.enough)
      return answerWith(good.command, good.idea.why, figuresOf(good));
    for (const rest of idea.bases.length > 1 ? sparing(rules, view, idea, ill) : [])
      weighed.push(...weigh(rules, view, side, rest, level, now, refused).found);
  }
  weighed.push(...marches(rules, view, side, now, refused));
  if (level.exact)
    weighed.push(...besides(rules, view, side, now, refused).map((each) => ({ ...each, idea: PACKING })));
  if (level.exact) weighed.push(...blows(rules, side, level, now, weighed));
  if (level.exact && isIdle(rules, best(weighed)))
    for (const idea of ways(rules, view, side))
      weighed.push(...weigh(rules, view, side, idea, { ...level, each: WAYS }, now, refused).found);
  if (level.exact && isIdle(rules, best(weighed))) weighed.push(...retreats(rules, view, side, now, refused));
  const single = best(weighed);
  const found =
    pointsLeft(view) > 1 && isIdle(rules, single)
      ? best([...weighed, ...paired(rules, view, side, level, now, weighed)])
      : single;
  if (!found || found.gain < (counselFor(rules.id).leastGain ?? LEAST_GAIN) * found.cost)
    return answerWith(END_PHASE, 'bot.nothing-better');
  const kept = betterKept(rules, view, side, found);
  if (kept) return answerWith(END_PHASE, 'bot.keeps-points', { base: kept.base, enemy: kept.target });
  return answerWith(found.command, found.idea.why, figuresOf(found));
}

/** The limits of a level with so many points left, where somebody thinks less of each of many orders. */
const limitsOf = (rules: Ruleset, level: Level, points: number): IdeaLimits =>
  counselFor(rules.id).eases
    ? {
        ...level,
        attacks: eased(level.attacks, points),
        gangs: eased(level.gangs, points),
        raids: eased(level.raids, points),
        helps: eased(level.helps, points),
      }
    : level;

/** So many candidates are weighed for a way to go. */
const WAYS = 2;
/** Less than this is hardly worth an order where armies stand before each other. */
const LITTLE = 0.15;

const isIdle = ({ id }: Ruleset, found: Weighed | null): boolean =>
  counselFor(id).gathers === true && (found === null || found.gain < LITTLE);

const paired = (
  rules: Ruleset,
  view: Battle,
  side: SideId,
  level: Level,
  now: number,
  firsts: readonly Weighed[],
): readonly Weighed[] =>
  openings(rules, view, side, firsts, (next, idea) => weigh(rules, next, side, idea, level, now, []).found);

/** A bot that sees so far. */
export const tactician = (level: Level): Bot => ({
  name: level.name,
  answer(rules, view, side, random, refused) {
    if (isAskedForSetup(view, side)) return answerWith(answerSetup(rules, view, side, random), 'bot.setup');
    if (isAskedForMoves(view, side)) return order(rules, readied(rules, view, side), side, level, refused);
    return choose(rules, view, side, refused);
  },
});

/** For whoever does not wish to wait: it takes the first good order it thinks of. */
export const LIGHT = {
  name: 'light',
  groups: 2,
  attacks: 2,
  gangs: 1,
  raids: 1,
  helps: 1,
  parts: 1,
  hunts: 1,
  each: 1,
  tries: 1,
  enough: 0.05,
  exact: false,
} as const satisfies Level;

export const lightBot: Bot = tactician(LIGHT);

/** A bound in less than a second. */
export const playingBot: Bot = tactician({
  name: 'playing',
  groups: 6,
  attacks: 14,
  gangs: 8,
  raids: 8,
  helps: 20,
  parts: 6,
  hunts: 12,
  each: 4,
  tries: 10,
  exact: true,
});
