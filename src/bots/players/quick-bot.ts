/** A bot for simulations: it attacks enemies that it can beat, else marches on. It does not evaluate positions. */
import { type Battle, basesOnTable, type PlacedBase, placedBase, type SideId } from '../../engine/battle.ts';
import { enemyContacts } from '../../engine/board/contacts.ts';
import { zonedBy } from '../../engine/board/zones.ts';
import type { AnyCommand, MoveCommand } from '../../engine/command.ts';
import { candidatesFor } from '../../engine/moves/family.ts';
import { judgeMove } from '../../engine/moves/judge.ts';
import type { Stop } from '../../engine/moves/probe.ts';
import { freeGroups } from '../board/groups.ts';
import { partsOf } from '../board/parts.ts';
import { reachOf } from '../board/reach.ts';
import type { Bot, BotAnswer } from '../bot.ts';
import { chooseOption } from '../choose/options.ts';
import { type Context, contextOf, type Situation, situationOf } from '../context.ts';
import { duel } from '../evaluate/odds/duel.ts';
import { type Outlook, outlookOf, worthOf } from '../evaluate/outlook.ts';
import { readied } from '../hidden.ts';
import { attacks } from '../ideas/attacks.ts';
import type { Idea } from '../ideas/idea.ts';
import { storms } from '../ideas/storms.ts';
import { plainAnswer } from '../knowledge/known.ts';
import type { EvaluationProfile } from '../knowledge/profile.ts';
import { traitsOf } from '../knowledge/roles.ts';
import { LEVELS } from '../levels.ts';
import { answerWith, END_PHASE, isAskedForMoves, isRefused, openOptions, pointsLeft } from '../questions.ts';
import { answerSetup, isAskedForSetup } from '../setup/answer.ts';
import { stopWithin } from '../ways/stops.ts';

/** The number of attacks that are tried, and of ways for each. */
const ATTACKS = 4;
const WAYS = 4;
/** Attacks with a smaller promise are not tried. */
const LEAST_PROMISE = 0.5;
/** Shorter ways are not worth an order, in millimetres. */
const LEAST_WAY = 5;
/** A march does not lead into a fight with a lower worth. After these rounds, each further round lowers the limit. */
const BAD = -0.5;
const LATE = 3;
const BOLDER = 0.25;

/** The worth of a fight between two bases, to the side of the first. */
function fightWorth(outlook: Outlook, base: PlacedBase, goal: PlacedBase): number {
  return worthOf(outlook, duel(outlook, { base, goal, from: 'front' }), base.side);
}

/** The first legal way of an attack. */
function wayOf({ rules, battle, side }: Outlook, idea: Idea, refused: readonly AnyCommand[]) {
  const { bases, goals, kinds, engage } = idea;
  const ids = bases.map(({ id }) => id);
  // A move that only faces an enemy is no attack.
  const only = kinds.filter((kind) => kind !== 'face');
  const ways = candidatesFor(rules, battle, ids, { goals, only }).filter(({ instead }) => !instead);
  for (const { command: plain } of ways.slice(0, WAYS)) {
    const command: MoveCommand = engage ? { ...plain, engage } : plain;
    if (isRefused(command, refused)) continue;
    const judgement = judgeMove(rules, battle, command, side, { alone: true, until: 'broken' });
    if (judgement.reasons.length === 0) return { command, cost: judgement.cost };
  }
  return null;
}

/** The attacks with the greatest promise. */
const promising = (outlook: Outlook): readonly Idea[] =>
  [...storms(outlook), ...attacks(outlook)]
    .filter(({ promise }) => promise > LEAST_PROMISE)
    .toSorted((a, b) => b.promise - a.promise)
    .slice(0, ATTACKS);

/** One base attacks the enemy that it beats best. */
function attack(outlook: Outlook, refused: readonly AnyCommand[]): BotAnswer | null {
  for (const idea of promising(outlook)) {
    const way = wayOf(outlook, idea, refused);
    if (way) {
      const gain = Math.round((idea.promise - 1) * 100) / 100;
      const figures = { base: idea.bases[0]?.id ?? '', count: 1, enemy: idea.goals[0] ?? '', gain };
      return answerWith(way.command, idea.why, { ...figures, price: way.cost });
    }
  }
  return null;
}

const boldness = ({ turn }: Battle): number => BOLDER * Math.max(0, turn.round - LATE);

/** Would a march lead into fights that are bad as a whole? */
function isIllMet(outlook: Outlook, { judgement }: Stop): boolean {
  const { battle, side } = outlook;
  const least = BAD - boldness(battle);
  let sum = 0;
  for (const { base: id, other } of judgement.contacts) {
    const base = placedBase(battle, id);
    const enemy = placedBase(battle, other);
    if (base && enemy && enemy.side !== side) sum += fightWorth(outlook, base, enemy) - least;
  }
  return sum < 0;
}

/** Does an enemy zone hold this part? A whole line may go on from it, but a single base or a part of a line waits. */
function isHeld({ rules, battle }: Outlook, part: readonly PlacedBase[]): boolean {
  const zoned = part.filter((base) => zonedBy(rules, battle, base).length > 0).length;
  return zoned > 0 && (part.length === 1 || zoned < part.length);
}

/** The order that takes these bases straight on; null if they cannot go on, or should not. */
function onward(
  outlook: Outlook,
  part: readonly PlacedBase[],
  refused: readonly AnyCommand[],
): BotAnswer | null {
  if (isHeld(outlook, part)) return null;
  const stop = stopWithin(outlook, part, reachOf(outlook, part));
  if (!stop || stop.judgement.length < LEAST_WAY || isIllMet(outlook, stop)) return null;
  if (isRefused(stop.command, refused)) return null;
  const figures = { base: part[0]?.id ?? '', count: part.length, enemy: '', gain: 0 };
  return answerWith(stop.command, 'bot.advance', { ...figures, price: stop.judgement.cost });
}

/** A group as a whole, then its parts, then its bases one by one. */
function* partings(outlook: Outlook, group: readonly PlacedBase[]): Generator<readonly PlacedBase[]> {
  yield group;
  if (group.length === 1) return;
  yield* partsOf(outlook, group);
  for (const base of group) yield [base];
}

/** The largest group that can goes straight on. */
function march(outlook: Outlook, refused: readonly AnyCommand[]): BotAnswer | null {
  const isKeptBack = (base: PlacedBase): boolean => traitsOf(outlook, base).keptBack === true;
  for (const group of freeGroups(outlook)) {
    if (group.some((base) => base.start !== null) || group.every(isKeptBack)) continue;
    for (const part of partings(outlook, group)) {
      const answer = onward(outlook, part, refused);
      if (answer) return answer;
    }
  }
  return null;
}

/** Has a base only marched in this bound? Attacks come first, so then no attack is left. */
const hasMarched = (battle: Battle, side: SideId): boolean =>
  basesOnTable(battle).some(
    (base) => base.side === side && base.start !== null && enemyContacts(battle, base).length === 0,
  );

function order(situation: Situation, refused: readonly AnyCommand[]): BotAnswer {
  const { profile, battle, side } = situation;
  const free = profile.orders.free?.(battle, side).find((command) => !isRefused(command, refused));
  if (free) return answerWith(free, 'bot.free-order', { base: String(free.base) });
  if (pointsLeft(battle) <= 0) return answerWith(END_PHASE, 'bot.no-points');
  const outlook = outlookOf(situation);
  const first = hasMarched(battle, side) ? null : attack(outlook, refused);
  return first ?? march(outlook, refused) ?? answerWith(END_PHASE, 'bot.nothing-better');
}

/** Chooses the fight with the greatest promise. */
function fight(outlook: Outlook, options: readonly AnyCommand[]): BotAnswer {
  const promise = ({ base: id }: AnyCommand): number => {
    const base = placedBase(outlook.battle, String(id));
    const enemies = base ? enemyContacts(outlook.battle, base) : [];
    return Math.max(...enemies.map(({ base: enemy }) => fightWorth(outlook, base as PlacedBase, enemy)));
  };
  const [first] = options
    .map((command) => ({
      command,
      value: command.type === 'fight' ? promise(command) : Number.NEGATIVE_INFINITY,
    }))
    .toSorted((a, b) => b.value - a.value);
  return answerWith(first?.command ?? END_PHASE, 'bot.best-option', { options: options.length });
}

/** Commands whose worth is compared with their price: arrivals and spells. */
const weighed = ({
  orders: { arrivals = [], spell },
}: EvaluationProfile): readonly (string | undefined)[] => ['deploy', ...arrivals, spell];

/** The best fight; the best arrival or spell; of other options the first. */
function choice(context: Context): BotAnswer {
  const { rules, battle, side, refused } = context;
  const plain = plainAnswer(rules, battle, side);
  if (plain && !isRefused(plain, refused)) return answerWith(plain, 'bot.first-option');
  const options = openOptions(rules, battle, refused).map(({ command }) => command);
  if (options.some(({ type }) => type === 'fight')) return fight(outlookOf(context), options);
  if (options.some(({ type }) => weighed(context.profile).includes(type))) return chooseOption(context);
  const [first = END_PHASE, ...others] = options;
  return answerWith(first, others.length > 0 ? 'bot.first-option' : 'bot.only-option');
}

/** For many simulated battles: it attacks enemies that it can beat, else it marches on. */
export const quickBot: Bot = {
  name: 'quick',
  answer(rules, view, side, random, refused) {
    if (isAskedForSetup(view, side))
      return answerWith(answerSetup(rules, view, side, random, { refused }), 'bot.setup');
    const situation = situationOf(rules, view, side);
    if (isAskedForMoves(view, side)) return order(readied(situation), refused);
    return choice(contextOf(situation, LEVELS.light, refused));
  },
};
