/** How good a position is for a side: what its fights may bring, what it threatens, what threatens it. */
import { type Battle, basesOnTable, type PlacedBase, type SideId } from '../engine/battle.ts';
import { contactsOf, enemyContacts } from '../engine/board/contacts.ts';
import { goingUnder, IMPASSABLE } from '../engine/board/going.ts';
import { rectangleOfBase } from '../engine/board/rectangles.ts';
import type { Fight } from '../engine/combat.ts';
import type { Ruleset } from '../engine/contract.ts';
import { type Exchange, exchangeOf } from './duel.ts';
import { dangerTo, perilOf, raidWorth, threatOf } from './prospects.ts';
import { raidsOf } from './raids.ts';
import { eagerness, type Weighing, weighingOf, worthOf } from './weighing.ts';
import { WEIGHTS } from './weights.ts';

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

/** The worth of a position for a side; only differences mean something. */
export function worthFor(rules: Ruleset, battle: Battle, side: SideId): number {
  const weighing = weighingOf(rules, battle, side);
  const bases = basesOnTable(battle);
  const engaged = bases.filter((base) => enemyContacts(battle, base).length > 0);
  const { worth, fighting } = fightsWorth(weighing, engaged);
  const mine = bases.filter((base) => base.side === side);
  const theirs = bases.filter((base) => base.side !== side);
  const free = theirs.filter((base) => !fighting.has(base.id));
  const raids = raidsOf(rules, battle, weighing.counsel, side, (base) => fighting.has(base.id));
  const raiders = new Set(raids.map(({ base }) => base.id));
  let sum = worth;
  for (const raid of raids) sum += raidWorth(weighing, raid);
  for (const base of mine) {
    if (raiders.has(base.id)) continue;
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
