/** For simulation: it falls on whomever it beats and else marches on, and reckons no position through. */
import { type Battle, basesOnTable, type PlacedBase, placedBase, type SideId } from '../engine/battle.ts';
import { enemyContacts } from '../engine/board/contacts.ts';
import { zonedBy } from '../engine/board/zones.ts';
import type { AnyCommand, MoveCommand } from '../engine/command.ts';
import type { Ruleset } from '../engine/contract.ts';
import { candidatesFor } from '../engine/moves/family.ts';
import { judgeMove } from '../engine/moves/judge.ts';
import type { Stop } from '../engine/moves/probe.ts';
import { partsOf } from './board/parts.ts';
import type { Bot, BotAnswer } from './bot.ts';
import { choose } from './choose/options.ts';
import { duel } from './evaluate/odds/duel.ts';
import { type Weighing, weighingOf, worthOf } from './evaluate/outlook.ts';
import { readied } from './hidden.ts';
import { attacks, storms } from './ideas/attacks.ts';
import { freeGroups, type Idea } from './ideas/idea.ts';
import { counselFor } from './plain-profile.ts';
import { answerWith, END_PHASE, isAskedForMoves, isRefused, openOptions, pointsLeft } from './questions.ts';
import { answerSetup, isAskedForSetup } from './setup/answer.ts';
import { stopWithin } from './ways/stops.ts';

/** So many attacks are thought of, so many ways for each. */
const ATTACKS = 4;
const WAYS = 4;
/** Attacks that promise less are not thought of. */
const LEAST_PROMISE = 0.5;
/** Shorter ways are not worth an order, in millimetres. */
const LEAST_WAY = 5;
/** Fights worse than this are not marched into; after so many rounds each makes them so much better. */
const BAD = -0.5;
const LATE = 3;
const BOLDER = 0.25;

/** What a fight of one base against another is worth to the first one's side. */
function fightWorth(weighing: Weighing, base: PlacedBase, goal: PlacedBase): number {
  const { rules, battle } = weighing;
  return worthOf(weighing, duel(rules, battle, { base, goal, from: 'front' }), base.side);
}

/** The first legal way of an attack. */
function wayOf({ rules, battle, side }: Weighing, idea: Idea, refused: readonly AnyCommand[]) {
  const { bases, goals, kinds, engage } = idea;
  const ids = bases.map(({ id }) => id);
  // To face an enemy is no attack.
  const only = kinds.filter((kind) => kind !== 'face');
  const ways = candidatesFor(rules, battle, ids, { goals, only }).filter(({ instead }) => !instead);
  for (const { command: plain } of ways.slice(0, WAYS)) {
    const command: MoveCommand = engage ? { ...plain, engage } : plain;
    if (isRefused(command as unknown as AnyCommand, refused)) continue;
    const judgement = judgeMove(rules, battle, command, side, { alone: true, until: 'broken' });
    if (judgement.reasons.length === 0) return { command, cost: judgement.cost };
  }
  return null;
}

/** The attacks that promise most. */
const promising = ({ rules, battle, side }: Weighing): readonly Idea[] =>
  [...storms(rules, battle, side), ...attacks(rules, battle, side)]
    .filter(({ promise }) => promise > LEAST_PROMISE)
    .toSorted((a, b) => b.promise - a.promise)
    .slice(0, ATTACKS);

/** One base falls on whom it beats best. */
function attack(weighing: Weighing, refused: readonly AnyCommand[]): BotAnswer | null {
  for (const idea of promising(weighing)) {
    const way = wayOf(weighing, idea, refused);
    if (way) {
      const gain = Math.round((idea.promise - 1) * 100) / 100;
      const figures = { base: idea.bases[0]?.id ?? '', count: 1, enemy: idea.goals[0] ?? '', gain };
      return answerWith(way.command as unknown as AnyCommand, idea.why, { ...figures, price: way.cost });
    }
  }
  return null;
}

const boldness = ({ turn }: Battle): number => BOLDER * Math.max(0, turn.round - LATE);

/** Would those who march come into fights that are bad as a whole? */
function isIllMet(weighing: Weighing, { judgement }: Stop): boolean {
  const { battle, side } = weighing;
  const least = BAD - boldness(battle);
  let sum = 0;
  for (const { base: id, other } of judgement.contacts) {
    const base = placedBase(battle, id);
    const enemy = placedBase(battle, other);
    if (base && enemy && enemy.side !== side) sum += fightWorth(weighing, base, enemy) - least;
  }
  return sum < 0;
}

/** From a zone of control only a whole line goes straight on; one base attacks, and others keep a line back. */
function isHeld({ rules, battle }: Weighing, part: readonly PlacedBase[]): boolean {
  const zoned = part.filter((base) => zonedBy(rules, battle, base).length > 0).length;
  return zoned > 0 && (part.length === 1 || zoned < part.length);
}

/** These bases go straight on; null where they cannot, or had better not. */
function onward(
  weighing: Weighing,
  part: readonly PlacedBase[],
  refused: readonly AnyCommand[],
): BotAnswer | null {
  const { rules, battle, side, counsel } = weighing;
  if (isHeld(weighing, part)) return null;
  const stop = stopWithin(rules, battle, side, part, counsel.stride(part));
  if (!stop || stop.judgement.length < LEAST_WAY || isIllMet(weighing, stop)) return null;
  const command = stop.command as unknown as AnyCommand;
  if (isRefused(command, refused)) return null;
  const figures = { base: part[0]?.id ?? '', count: part.length, enemy: '', gain: 0 };
  return answerWith(command, 'bot.advance', { ...figures, price: stop.judgement.cost });
}

/** A group as a whole, or else in parts, or one by one: later ones are thought of only where none before goes on. */
function* partings(
  { rules, battle }: Weighing,
  group: readonly PlacedBase[],
): Generator<readonly PlacedBase[]> {
  yield group;
  if (group.length === 1) return;
  yield* partsOf(rules, battle, group);
  for (const base of group) yield [base];
}

/** The greatest group that can goes straight on. */
function march(weighing: Weighing, refused: readonly AnyCommand[]): BotAnswer | null {
  const { rules, battle, side, counsel } = weighing;
  for (const group of freeGroups(rules, battle, side)) {
    if (group.some((base) => base.start !== null) || group.every((base) => counsel.keptBack(base))) continue;
    for (const part of partings(weighing, group)) {
      const answer = onward(weighing, part, refused);
      if (answer) return answer;
    }
  }
  return null;
}

/** Attacks come first: once somebody has only marched, all that could be made have been. */
const hasMarched = (battle: Battle, side: SideId): boolean =>
  basesOnTable(battle).some(
    (base) => base.side === side && base.start !== null && enemyContacts(battle, base).length === 0,
  );

function order(rules: Ruleset, view: Battle, side: SideId, refused: readonly AnyCommand[]): BotAnswer {
  const free = counselFor(rules.id)
    .freeOrders(view, side)
    .find((command) => !isRefused(command, refused));
  if (free) return answerWith(free, 'bot.free-order', { base: String(free.base) });
  if (pointsLeft(view) <= 0) return answerWith(END_PHASE, 'bot.no-points');
  const weighing = weighingOf(rules, view, side);
  const first = hasMarched(view, side) ? null : attack(weighing, refused);
  return first ?? march(weighing, refused) ?? answerWith(END_PHASE, 'bot.nothing-better');
}

/** Fights are taken up in the order of what they promise. */
function fight(weighing: Weighing, options: readonly AnyCommand[]): BotAnswer {
  const promise = ({ base: id }: AnyCommand): number => {
    const base = placedBase(weighing.battle, String(id));
    const enemies = base ? enemyContacts(weighing.battle, base) : [];
    return Math.max(...enemies.map(({ base: enemy }) => fightWorth(weighing, base as PlacedBase, enemy)));
  };
  const [first] = options
    .map((command) => ({
      command,
      value: command.type === 'fight' ? promise(command) : Number.NEGATIVE_INFINITY,
    }))
    .toSorted((a, b) => b.value - a.value);
  return answerWith(first?.command ?? END_PHASE, 'bot.best-option', { options: options.length });
}

/** Who comes and who bespells, and for what price, is thought about. */
const WEIGHED: readonly string[] = ['deploy', 'replace-horde', 'desorcel', 'bespell'];

/** All else is answered with the first option. */
function choice(rules: Ruleset, view: Battle, side: SideId, refused: readonly AnyCommand[]): BotAnswer {
  const options = openOptions(rules, view, refused).map(({ command }) => command);
  if (options.some(({ type }) => type === 'fight')) return fight(weighingOf(rules, view, side), options);
  if (options.some(({ type }) => WEIGHED.includes(type))) return choose(rules, view, side, refused);
  const [first = END_PHASE, ...others] = options;
  return answerWith(first, others.length > 0 ? 'bot.first-option' : 'bot.only-option');
}

export const quickBot: Bot = {
  name: 'quick',
  answer(rules, view, side, random, refused) {
    if (isAskedForSetup(view, side)) return answerWith(answerSetup(rules, view, side, random), 'bot.setup');
    if (isAskedForMoves(view, side)) return order(rules, readied(rules, view, side), side, refused);
    return choice(rules, view, side, refused);
  },
};
