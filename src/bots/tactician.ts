/** Bots that weigh what an order would lead to, and give the best one: the same mind with more or less time. */
import type { Battle, PlacedBase, SideId } from '../engine/battle.ts';
import { placedBase } from '../engine/battle.ts';
import { enemyContacts } from '../engine/board/contacts.ts';
import type { AnyCommand, MoveCommand } from '../engine/command.ts';
import type { Ruleset } from '../engine/contract.ts';
import { decide } from '../engine/decide.ts';
import { candidatesFor } from '../engine/moves/family.ts';
import { type Judgement, judgeMove } from '../engine/moves/judge.ts';
import { type Stop, stopsOf } from '../engine/moves/probe.ts';
import { distance } from '../geometry/point.ts';
import type { Bot, BotAnswer } from './bot.ts';
import { answerWith, END_PHASE, isAskedForMoves, isRefused, openOptions, pointsLeft } from './choices.ts';
import { counselFor } from './counsel/counsel.ts';
import { duel } from './duel.ts';
import { nearestEnemy } from './ideas/advances.ts';
import { freeGroups, type Idea } from './ideas/idea.ts';
import { type IdeaLimits, ideasFor } from './ideas/ideas.ts';
import { answerSetup, isAskedForSetup } from './setup/answer.ts';
import { promiseOf, worthFor } from './worth.ts';

export interface Level extends IdeaLimits {
  readonly name: string;
  /** Candidates weighed for one idea. */
  readonly each: number;
  /** Candidates tried for one idea, legal or not. */
  readonly tries: number;
  /** Has each order decided to see what it leads to, rather than reckon with its ends alone. */
  readonly exact: boolean;
}

/** What an order must bring for each point it costs. */
const LEAST_GAIN = 0.03;
/** An end nearer than this to where a base began the bound takes its move back, in millimetres. */
const BACK = 5;

interface Weighed {
  readonly command: AnyCommand;
  readonly gain: number;
  readonly cost: number;
  readonly idea: Idea;
}

const asCommand = (command: MoveCommand): AnyCommand => command as unknown as AnyCommand;

/** The battle once this is decided; null when it is refused. */
function after(rules: Ruleset, view: Battle, command: AnyCommand, side: SideId): Battle | null {
  const decision = decide(rules, view, command, side);
  return decision.ok ? decision.battle : null;
}

/** Would it bring a base back to where it began its bound? */
const undoes = (idea: Idea, next: Battle): boolean =>
  idea.bases.some((base) => {
    const moved = placedBase(next, base.id);
    return base.start !== null && moved !== null && distance(base.start, moved.pose) < BACK;
  });

const isEnemy = (view: Battle, id: string, side: SideId): boolean =>
  view.bases.some((base) => base.id === id && base.side !== side);

/** How much nearer to its aim an order must bring a base, in millimetres. */
const STEP = 1;

const touchesEnemy = (battle: Battle, base: PlacedBase): boolean => enemyContacts(battle, base).length > 0;

/** Does it bring somebody nearer to the enemy? Whoever only turns about could turn back again. */
function progresses(view: Battle, next: Battle, { bases, goals, kinds, towards }: Idea): boolean {
  if (kinds.includes('back') || towards) return true;
  return bases.some((base) => {
    const aim = placedBase(view, goals[0] ?? '') ?? nearestEnemy(view, base);
    const end = placedBase(next, base.id);
    if (!aim || !end) return true;
    return distance(end.pose, aim.pose) < distance(base.pose, aim.pose) - STEP || touchesEnemy(next, end);
  });
}

/** What the order of a judged move leads to, but for what the enemy then aligns. */
function placed(view: Battle, { ends, cost }: Judgement): Battle {
  const poses = new Map(ends.map(({ base, pose }) => [base, pose]));
  const [purse = ''] = Object.keys(view.turn.pips);
  return {
    ...view,
    bases: view.bases.map((base) => {
      const pose = poses.get(base.id);
      return pose ? { ...base, pose, start: base.start ?? base.pose } : base;
    }),
    turn: { ...view.turn, pips: { ...view.turn.pips, [purse]: pointsLeft(view) - cost } },
  };
}

/** Without the rules that compare a way with others: who gives the order learns of those. */
const ALONE = { alone: true };

/** The moves of an idea that are worth weighing: wishes cut to what is legal. */
function* movesOf(rules: Ruleset, view: Battle, side: SideId, idea: Idea, level: Level): Generator<Stop> {
  const ids = idea.bases.map((base) => base.id);
  const candidates = candidatesFor(rules, view, ids, {
    goals: idea.goals,
    only: idea.kinds,
    ...(idea.towards ? { towards: idea.towards } : {}),
  });
  const wanted = idea.kinds.flatMap((kind) =>
    candidates.filter((each) => each.kind === kind && (level.exact || !each.instead)),
  );
  for (const each of wanted.slice(0, level.tries)) {
    const { command, reaching } = each;
    const judgement = judgeMove(rules, view, command, side, ALONE);
    if (judgement.reasons.length === 0) yield { command, judgement, off: 0 };
    else if (reaching) {
      const [stop] = stopsOf(rules, view, command, side, judgement, ALONE);
      if (stop) yield stop;
    }
  }
}

function weigh(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  idea: Idea,
  level: Level,
  now: number,
  refused: readonly AnyCommand[],
): readonly Weighed[] {
  const found: Weighed[] = [];
  for (const { command: move, judgement } of movesOf(rules, view, side, idea, level)) {
    const command = asCommand(move);
    if (isRefused(command, refused)) continue;
    const sure = level.exact || judgement.contacts.some(({ other }) => isEnemy(view, other, side));
    const next = sure ? after(rules, view, command, side) : placed(view, judgement);
    if (!next || undoes(idea, next) || !progresses(view, next, idea)) continue;
    const cost = pointsLeft(view) - pointsLeft(next);
    found.push({ command, gain: worthFor(rules, next, side) - now, cost, idea });
    if (found.length >= level.each) break;
  }
  return found;
}

const rate = ({ gain, cost }: Weighed): number => gain / (0.5 + cost);

function best(weighed: readonly Weighed[]): Weighed | null {
  return weighed.reduce<Weighed | null>(
    (most, each) => (most === null || rate(each) > rate(most) ? each : most),
    null,
  );
}

/** Troops that would run off into a bad fight are held, where that can be paid. */
function haltFor(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  refused: readonly AnyCommand[],
): AnyCommand | null {
  const counsel = counselFor(rules.id);
  const fiery = freeGroups(
    rules,
    view,
    side,
    (battle, base) => counsel.runsAway(battle, base) && base.bound.halted === undefined,
  );
  const enemies = view.bases.filter((base) => base.side !== side && base.pose !== null) as PlacedBase[];
  for (const group of fiery) {
    const value = group.reduce((sum, base) => sum + impulse(rules, view, base, enemies), 0);
    const command: AnyCommand = { type: 'halt', bases: group.map((base) => base.id) };
    if (value < -0.3 && !isRefused(command, refused) && after(rules, view, command, side)) return command;
  }
  return null;
}

const NEAR = 200;

/** What a base that runs at the nearest enemy may expect. */
function impulse(rules: Ruleset, view: Battle, base: PlacedBase, enemies: readonly PlacedBase[]): number {
  const nearest = enemies
    .map((enemy) => ({ enemy, mm: distance(base.pose, enemy.pose) }))
    .sort((a, b) => a.mm - b.mm)[0];
  if (!nearest || nearest.mm > NEAR) return 0;
  const { passive, active } = duel(rules, view, { base, goal: nearest.enemy, from: 'front' });
  return passive - active;
}

function figuresOf({ command, gain, cost, idea }: Weighed): BotAnswer['figures'] {
  const bases = command.bases as readonly string[];
  return {
    base: bases[0] ?? '',
    count: bases.length,
    enemy: idea.goals[0] ?? '',
    gain: Math.round(gain * 100) / 100,
    price: cost,
  };
}

function order(
  rules: Ruleset,
  view: Battle,
  side: SideId,
  level: Level,
  refused: readonly AnyCommand[],
): BotAnswer {
  if (pointsLeft(view) <= 0) return answerWith(END_PHASE, 'bot.no-points');
  const halt = haltFor(rules, view, side, refused);
  if (halt) return answerWith(halt, 'bot.halt', { base: String((halt.bases as readonly string[])[0]) });
  const now = worthFor(rules, view, side);
  const weighed: Weighed[] = [];
  let came = 0;
  for (const idea of ideasFor(rules, view, side, level)) {
    if (idea.instead && came > 0) continue;
    const some = weigh(rules, view, side, idea, level, now, refused);
    came = some.length;
    weighed.push(...some);
  }
  const found = best(weighed);
  if (!found || found.gain < LEAST_GAIN * found.cost) return answerWith(END_PHASE, 'bot.nothing-better');
  return answerWith(found.command, found.idea.why, figuresOf(found));
}

/** The option after which the position is worth most. */
function choose(rules: Ruleset, view: Battle, side: SideId, refused: readonly AnyCommand[]): BotAnswer {
  const options = openOptions(rules, view, refused);
  const [first, ...others] = options;
  if (!first) return answerWith(END_PHASE, 'bot.nothing-left');
  if (others.length === 0) return answerWith(first.command, 'bot.only-option');
  let chosen = first;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = optionWorth(rules, view, side, option.command);
    if (value > most) {
      most = value;
      chosen = option;
    }
  }
  return answerWith(chosen.command, 'bot.best-option', { options: options.length });
}

/** Fights and shots are taken up in the order of what they promise; all else by what it leads to. */
function optionWorth(rules: Ruleset, view: Battle, side: SideId, command: AnyCommand): number {
  if (command.type === 'end-phase') return 0;
  if (command.type === 'fight') return promiseOf(rules, view, side, String(command.base));
  if (command.type === 'shoot')
    return promiseOf(rules, view, side, String(command.base), String(command.target));
  const next = after(rules, view, command, side);
  return next ? worthFor(rules, next, side) : Number.MIN_SAFE_INTEGER;
}

/** A bot that sees so far. */
export const tactician = (level: Level): Bot => ({
  name: level.name,
  answer(rules, view, side, random, refused) {
    if (isAskedForSetup(view, side)) return answerWith(answerSetup(rules, view, side, random), 'bot.setup');
    if (isAskedForMoves(view, side)) return order(rules, view, side, level, refused);
    return choose(rules, view, side, refused);
  },
});

/** Several battles a second. */
export const quickBot: Bot = tactician({
  name: 'quick',
  groups: 4,
  attacks: 6,
  raids: 4,
  helps: 6,
  parts: 3,
  each: 2,
  tries: 4,
  exact: false,
});

/** A bound in less than a second. */
export const playingBot: Bot = tactician({
  name: 'playing',
  groups: 6,
  attacks: 14,
  raids: 8,
  helps: 20,
  parts: 6,
  each: 4,
  tries: 10,
  exact: true,
});
