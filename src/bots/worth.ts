/** How good a position is for a side: what its fights may bring, what it threatens, what threatens it. */
import { type Battle, basesOnTable, otherSide, type PlacedBase, type SideId } from '../engine/battle.ts';
import { contactsOf, enemyContacts } from '../engine/board/contacts.ts';
import { goingUnder, IMPASSABLE } from '../engine/board/going.ts';
import { rectangleOfBase } from '../engine/board/rectangles.ts';
import type { Fight } from '../engine/combat.ts';
import type { Ruleset } from '../engine/contract.ts';
import { facingOf, QUARTER_TURN, turnBetween } from '../geometry/exact.ts';
import { aheadOf, rightOf } from '../geometry/rectangle.ts';
import { type Counsel, counselFor } from './counsel/counsel.ts';
import { duel, type Exchange, exchangeOf } from './duel.ts';
import { WEIGHTS } from './weights.ts';

/** So far beyond its reach a base's threat has shrunk to half, in millimetres. */
const FADE = 100;
/** Every attack has some use, so that armies meet. */
const ZEAL = 0.45;
/** What an enemy is worth attacking for at least, when the odds are bad. */
const LEAST = 0.15;

interface Weighing {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly counsel: Counsel;
  readonly side: SideId;
  /** Points of an enemy loss, and of an own loss: dearer the nearer an army is to breaking. */
  readonly gain: number;
  readonly loss: number;
  /** Grows with the rounds: a battle that is not fought is not won. */
  readonly heat: number;
}

/** Every so many rounds attacks look better by as much as they did at first. */
const PATIENCE = 8;

/** Losses count for more when little is left to lose. */
const dearness = (left: number): number => 1 + 6 / (left + 2);

function weighingOf(rules: Ruleset, battle: Battle, side: SideId): Weighing {
  const counsel = counselFor(rules.id);
  return {
    rules,
    battle,
    counsel,
    side,
    gain: dearness(counsel.left(battle, otherSide(battle, side))),
    loss: dearness(counsel.left(battle, side)),
    heat: 1 + Math.max(0, battle.turn.round - 5) / PATIENCE,
  };
}

/** What an exchange is worth to the side that is weighed. */
const worthOf = (weighing: Weighing, exchange: Exchange, attacker: SideId): number =>
  attacker === weighing.side
    ? exchange.passive * weighing.gain - exchange.active * weighing.loss
    : exchange.active * weighing.gain - exchange.passive * weighing.loss;

const opponentOf = ({ rules, battle }: Weighing, base: PlacedBase): string | null => {
  const answer = rules.questions['main-opponent']?.(rules, battle, { type: 'main-opponent', base: base.id });
  return answer && 'answer' in answer && typeof answer.answer === 'string' ? answer.answer : null;
};

const fights = new WeakMap<Battle['bases'], Map<string, Exchange>>();
const known = new Map<string, Exchange>();
const MOST_KNOWN = 4000;

/** All that touches the two, and what touches that, as a key under which their fight is the same. */
function keyOf(battle: Battle, a: PlacedBase, b: PlacedBase): string {
  const near = new Map<string, PlacedBase>();
  for (const base of [a, b])
    for (const contact of contactsOf(battle, base)) {
      near.set(contact.base.id, contact.base);
      for (const further of contactsOf(battle, contact.base)) near.set(further.base.id, further.base);
    }
  const poses = [...near.values()].map(({ id, pose }) => `${id}:${pose.x},${pose.y},${pose.facing}`).sort();
  return `${battle.turn.active} ${a.troop}${b.troop} ${poses.join(' ')}`;
}

function fightExchange({ rules, battle }: Weighing, a: PlacedBase, b: PlacedBase): Exchange {
  const book = fights.get(battle.bases) ?? new Map<string, Exchange>();
  fights.set(battle.bases, book);
  const pair = `${a.id} ${b.id} ${battle.turn.active}`;
  const before = book.get(pair);
  if (before) return before;
  const key = keyOf(battle, a, b);
  const fight: Fight = {
    kind: 'close',
    bases: a.side === battle.turn.active ? [a.id, b.id] : [b.id, a.id],
  };
  const exchange = known.get(key) ?? exchangeOf(rules, battle, fight);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, exchange);
  book.set(pair, exchange);
  return exchange;
}

/** Fights worse than this are not sought, however long a battle lasts. */
const BAD = -0.5;

/** How much a fight of such a worth is wished for in itself. */
const eagerness = ({ heat }: Weighing, value: number): number => (value < BAD ? 1 / heat : heat);

/** What the fights that stand now are worth, each pair of main opponents once, and who fights in them. */
function fightsWorth(
  weighing: Weighing,
  engaged: readonly PlacedBase[],
): { readonly worth: number; readonly fighting: ReadonlySet<string> } {
  const { battle, side } = weighing;
  const opponents = new Map(engaged.map((base) => [base.id, opponentOf(weighing, base)]));
  const fighting = new Set<string>();
  let worth = 0;
  for (const base of engaged) {
    const other = engaged.find((each) => each.id === opponents.get(base.id));
    if (base.side !== side || !other || opponents.get(other.id) !== base.id) continue;
    const exchange = fightExchange(weighing, base, other);
    const value = worthOf(weighing, exchange, battle.turn.active);
    worth += value + WEIGHTS.fight * eagerness(weighing, value);
    fighting.add(base.id).add(other.id);
  }
  return { worth, fighting };
}

const reaches = new Map<string, number>();

function reachOf({ rules, battle }: Weighing, base: PlacedBase): number {
  const key = `${rules.id} ${base.troop}`;
  const before = reaches.get(key);
  if (before !== undefined) return before;
  const reach = rules.moves.farthest(battle, [base]);
  reaches.set(key, reach);
  return reach;
}

/** How soon one base can fall on another: 1 in contact, less the farther and the more aside. */
function nearness(weighing: Weighing, base: PlacedBase, goal: PlacedBase): number {
  const dx = goal.pose.x - base.pose.x;
  const dy = goal.pose.y - base.pose.y;
  const mm = Math.sqrt(dx * dx + dy * dy);
  const room = FADE + reachOf(weighing, base);
  const turn = turnBetween(base.pose.facing, facingOf(dx, dy));
  const aside = turn <= QUARTER_TURN / 2 ? 1 : turn <= QUARTER_TURN ? 0.7 : 0.35;
  return (aside * room) / (room + mm);
}

/** A friend stands beside it on the side from which the attacker comes. */
function isCovered({ battle }: Weighing, goal: PlacedBase, right: boolean): boolean {
  const edge = right ? 'right' : 'left';
  return contactsOf(battle, goal).some(
    (contact) =>
      contact.base.side === goal.side &&
      contact.touches.some(({ mine, length }) => mine === edge && length > 0),
  );
}

/** Does the base stand beside or behind the goal, where nothing covers it? */
function comesFromAside(weighing: Weighing, base: PlacedBase, goal: PlacedBase): boolean {
  const theirs = rectangleOfBase(goal);
  const { centre } = rectangleOfBase(base);
  if (aheadOf(theirs, centre) > -goal.depth / 2) return false;
  return !isCovered(weighing, goal, rightOf(theirs, centre) > 0);
}

const duelWorth = (weighing: Weighing, base: PlacedBase, goal: PlacedBase): number =>
  worthOf(
    weighing,
    duel(
      weighing.rules,
      weighing.battle,
      base,
      goal,
      comesFromAside(weighing, base, goal) ? 'flank' : 'front',
    ),
    base.side,
  ) * (base.side === weighing.side ? 1 : -1);

/** So many of the nearest enemies count: others stand behind them. */
const NEAREST = 3;
/** No threat is worth more than this before it is carried out. */
const MOST = 1;

/** The nearest of these bases, with how soon one can fall on the other. */
function nearestOf(
  base: PlacedBase,
  others: readonly PlacedBase[],
  near: (other: PlacedBase) => number,
): readonly { readonly other: PlacedBase; readonly near: number }[] {
  const found: { other: PlacedBase; mm: number }[] = [];
  for (const other of others) {
    const dx = other.pose.x - base.pose.x;
    const dy = other.pose.y - base.pose.y;
    const mm = dx * dx + dy * dy;
    const last = found[NEAREST - 1];
    if (last && last.mm <= mm) continue;
    const at = found.findIndex((each) => each.mm > mm);
    found.splice(at < 0 ? found.length : at, 0, { other, mm });
    if (found.length > NEAREST) found.pop();
  }
  return found.map(({ other }) => ({ other, near: near(other) }));
}

/** The best that a free base threatens. */
function threatOf(weighing: Weighing, base: PlacedBase, enemies: readonly PlacedBase[]): number {
  const zeal = weighing.counsel.precious(base) ? 0 : ZEAL;
  let best = 0;
  for (const { other, near } of nearestOf(base, enemies, (goal) => nearness(weighing, base, goal))) {
    const value = duelWorth(weighing, base, other);
    const wish = Math.min(MOST * weighing.heat, value + zeal * eagerness(weighing, value));
    best = Math.max(best, near * Math.max(LEAST, wish));
  }
  return best;
}

/** The worst that may soon befall a base, by the one enemy best placed for it. */
function dangerTo(weighing: Weighing, base: PlacedBase, enemies: readonly PlacedBase[]): number {
  let worst = 0;
  for (const { other, near } of nearestOf(base, enemies, (enemy) => nearness(weighing, enemy, base)))
    worst = Math.max(worst, near * near * Math.min(2, duelWorth(weighing, other, base)));
  return worst;
}

function groundWorth({ rules, battle, counsel }: Weighing, base: PlacedBase): number {
  if (battle.terrain.length === 0 || !counsel.hampered(base)) return 0;
  const going = goingUnder(rules, battle, base, rectangleOfBase(base));
  if (going === IMPASSABLE) return -WEIGHTS.ground;
  const { goings } = rules.board;
  return going === goings.at(-1) ? 0 : -WEIGHTS.ground;
}

/** Friends of the same facing in line with it. */
function lineWorth({ battle }: Weighing, base: PlacedBase): number {
  const friends = contactsOf(battle, base).filter(
    (contact) => contact.base.side === base.side && contact.base.pose.facing === base.pose.facing,
  );
  return WEIGHTS.line * Math.min(3, friends.length);
}

/** Enemies that may fall on a precious base soon, from wherever. */
function perilOf(weighing: Weighing, base: PlacedBase, enemies: readonly PlacedBase[]): number {
  if (!weighing.counsel.precious(base)) return 0;
  const nearest = enemies.reduce((most, enemy) => Math.max(most, nearness(weighing, enemy, base)), 0);
  return nearest * nearest * WEIGHTS.precious;
}

/** The worth of a position for a side; only differences mean something. */
export function worthFor(rules: Ruleset, battle: Battle, side: SideId): number {
  const weighing = weighingOf(rules, battle, side);
  const bases = basesOnTable(battle);
  const engaged = bases.filter((base) => enemyContacts(battle, base).length > 0);
  const { worth, fighting } = fightsWorth(weighing, engaged);
  const mine = bases.filter((base) => base.side === side);
  const theirs = bases.filter((base) => base.side !== side);
  const free = theirs.filter((base) => !fighting.has(base.id));
  let sum = worth;
  for (const base of mine) {
    sum += lineWorth(weighing, base) + groundWorth(weighing, base);
    if (fighting.has(base.id)) continue;
    sum += WEIGHTS.threat * threatOf(weighing, base, theirs) - perilOf(weighing, base, theirs);
    sum -= (WEIGHTS.fear / weighing.heat) * dangerTo(weighing, base, free);
  }
  return sum;
}

/** What the ruleset says a shot or a fight may bring, in points of an army; 0 where it says nothing. */
export function promiseOf(
  rules: Ruleset,
  battle: Battle,
  side: SideId,
  base: string,
  target?: string,
): number {
  const weighing = weighingOf(rules, battle, side);
  const question = { type: 'odds', base, ...(target === undefined ? {} : { target }) };
  const answer = rules.questions.odds?.(rules, battle, question);
  if (!answer || !('answer' in answer)) return 0;
  const { of, outcomes } = answer.answer as unknown as Chances;
  return battle.bases.reduce((sum, each) => {
    const ways = outcomes[each.id];
    if (!ways) return sum;
    const lost = Object.entries(ways).reduce(
      (all, [outcome, count]) => all + count * (weighing.counsel.losses[outcome] ?? 0),
      0,
    );
    const points = (lost * weighing.counsel.worth(each)) / of;
    return each.side === side ? sum - points * weighing.loss : sum + points * weighing.gain;
  }, 0);
}

/** How many of all throws bring each outcome, by base. */
interface Chances {
  readonly of: number;
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, number>>>>;
}
