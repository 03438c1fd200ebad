/** How good a position is for a side: what its fights may bring, what it threatens, what threatens it. */

import { type Battle, basesOnTable, type PlacedBase, type SideId } from '../engine/battle.ts';
import { contactsOf, enemyContacts } from '../engine/board/contacts.ts';
import { boxOfPiece, goingUnder, IMPASSABLE } from '../engine/board/going.ts';
import { rectangleOfBase } from '../engine/board/rectangles.ts';
import type { Fight } from '../engine/combat.ts';
import type { Ruleset } from '../engine/contract.ts';
import { distance } from '../geometry/point.ts';
import { boxesMeet } from '../geometry/rectangle.ts';
import { counselFor } from './counsel/counsel.ts';
import { type Exchange, priced, type Shares, sharesOf } from './duel.ts';
import { gatheringWorth } from './gathering.ts';
import { foundWorth, huntWorth, isDragging } from './hunting.ts';
import { marchWorth } from './marching.ts';
import { neighboursOf } from './neighbours.ts';
import { dangerTo, dangerToPiece, flankDanger, perilOf, raidWorth, threatOf, unheard } from './prospects.ts';
import { raidsOf } from './raids.ts';
import { reachOf } from './reach.ts';
import { shotsWorth } from './shots.ts';
import { centreOf, type FoePiece, foePieces, isPiece, piecesAgainst, type Target } from './targets.ts';
import { eagerness, isBad, materialOf, type Weighing, weighingOf, worthOf } from './weighing.ts';
import { WEIGHTS } from './weights.ts';

const opponentOf = ({ rules, battle }: Weighing, base: PlacedBase): string | null => {
  const answer = rules.questions['main-opponent']?.(rules, battle, { type: 'main-opponent', base: base.id });
  return answer && 'answer' in answer && typeof answer.answer === 'string' ? answer.answer : null;
};

const fights = new WeakMap<Battle['bases'], Map<string, Shares>>();
const known = new Map<string, Shares>();
const MOST_KNOWN = 4000;

/** All that touches those who fight, and what touches that, as a key under which their fight is the same. */
function keyOf(battle: Battle, parties: readonly Target[]): string {
  const near = new Map<string, PlacedBase>();
  for (const party of parties) {
    if (isPiece(party)) {
      for (const base of basesOnTable(battle)) if (isNear(base, party)) near.set(base.id, base);
      continue;
    }
    for (const contact of contactsOf(battle, party)) {
      near.set(contact.base.id, contact.base);
      for (const further of contactsOf(battle, contact.base)) near.set(further.base.id, further.base);
    }
    near.set(party.id, party);
  }
  const poses = [...near.values()]
    .map(
      ({ id, troop, marks, pose }) =>
        `${id}:${troop}${JSON.stringify(marks)}:${pose.x},${pose.y},${pose.facing}`,
    )
    .sort();
  return `${battle.turn.active} ${JSON.stringify(battle.own)} ${poses.join(' ')}`;
}

const isNear = (base: PlacedBase, piece: FoePiece): boolean =>
  boxesMeet(rectangleOfBase(base).box, boxOfPiece(piece), 1);

/** Those who would not survive a recoil. */
function hemmedOf(rules: Ruleset, battle: Battle, parties: readonly Target[]): readonly string[] {
  const { isHemmed } = counselFor(rules.id);
  if (!isHemmed) return [];
  return parties.flatMap((party) => (!isPiece(party) && isHemmed(rules, battle, party) ? [party.id] : []));
}

/** What a fight costs both: the active side's first. */
function fightExchange({ rules, battle }: Weighing, active: Target, passive: Target): Exchange {
  const book = fights.get(battle.bases) ?? new Map<string, Shares>();
  fights.set(battle.bases, book);
  const hemmed = hemmedOf(rules, battle, [active, passive]);
  const pair = `${active.id} ${passive.id} ${hemmed.join()} ${JSON.stringify(battle.own)}`;
  const before = book.get(pair);
  if (before) return priced(battle, before, active, passive);
  const key = `${active.id} ${passive.id} ${hemmed.join()} ${keyOf(battle, [active, passive])}`;
  const fight: Fight = { kind: 'close', bases: [active.id, passive.id] };
  const shares = known.get(key) ?? sharesOf(rules, battle, fight, hemmed);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, shares);
  book.set(pair, shares);
  return priced(battle, shares, active, passive);
}

/** The fights that stand now, each pair of main opponents once; a piece fights only one of those who storm it. */
function pairsOf(
  weighing: Weighing,
  engaged: readonly PlacedBase[],
): readonly (readonly [PlacedBase, Target])[] {
  const opponents = new Map(engaged.map((base) => [base.id, opponentOf(weighing, base)]));
  const pieces = foePieces(weighing.rules, weighing.battle);
  const pairs: [PlacedBase, Target][] = [];
  for (const base of engaged) {
    const name = opponents.get(base.id);
    const other = engaged.find(({ id }) => id === name);
    if (other && base.side === weighing.side && opponents.get(other.id) === base.id)
      pairs.push([base, other]);
    const piece = pieces.find(({ id }) => id === name);
    if (piece) pairs.push([base, piece]);
  }
  return pairs;
}

interface Fights {
  readonly worth: number;
  readonly fighting: ReadonlySet<string>;
  /** Those of both sides who attack a piece: what is hoped of their raid still stands. */
  readonly storming: ReadonlySet<string>;
}

/** Aid is waited for that is no more moves away than this. */
const AID = 4;

/** Are there others who could soon storm a piece with those who do? */
const isAidNear = (
  { rules, battle, side, counsel }: Weighing,
  piece: FoePiece,
  engaged: readonly PlacedBase[],
): boolean =>
  basesOnTable(battle).some(
    (base) =>
      base.side === side &&
      counsel.raids(base) &&
      counsel.canStorm(base) &&
      !engaged.includes(base) &&
      distance(base.pose, centreOf(piece)) < AID * reachOf(rules, battle, [base]),
  );

/** What the fights that stand now are worth, and who fights in them. */
function fightsWorth(weighing: Weighing, engaged: readonly PlacedBase[]): Fights {
  const { battle, side, counsel } = weighing;
  const fighting = new Set<string>();
  const storming = new Set<string>();
  const storms = new Map<string, number>();
  let worth = 0;
  for (const [base, other] of pairsOf(weighing, engaged)) {
    const first = base.side === battle.turn.active;
    const exchange = fightExchange(weighing, first ? base : other, first ? other : base);
    const value = worthOf(weighing, exchange, battle.turn.active);
    fighting.add(base.id).add(other.id);
    const stake = first ? exchange.active : exchange.passive;
    if (isPiece(other)) {
      storming.add(base.id);
      const best = base.side === side ? Math.max : Math.min;
      const waits = base.side === side && isAidNear(weighing, other, engaged);
      const careful = waits ? value - (counsel.stormCare ?? 0) * stake * weighing.loss : value;
      storms.set(other.id, best(storms.get(other.id) ?? careful, careful));
    } else {
      const zeal = counsel.precious(base) || counsel.bides?.(base) ? 0 : counsel.zeal;
      worth += value + zeal * eagerness(weighing, value, exchange, battle.turn.active === side);
      if (counsel.precious(base)) worth -= (counsel.prudence ?? 0) * stake * weighing.loss;
    }
  }
  for (const value of storms.values()) worth += value;
  return { worth, fighting, storming };
}

const engagedOf = (rules: Ruleset, battle: Battle): readonly PlacedBase[] => {
  const pieces = foePieces(rules, battle);
  return basesOnTable(battle).filter(
    (base) =>
      enemyContacts(battle, base).length > 0 ||
      pieces.some((piece) => piece.side !== base.side && isNear(base, piece)),
  );
};

/** Those of a side who stand in bad fights. */
export function illMatched(rules: Ruleset, battle: Battle, side: SideId): readonly string[] {
  const weighing = weighingOf(rules, battle, side);
  return pairsOf(weighing, engagedOf(rules, battle))
    .filter(([base, other]) => {
      const first = base.side === battle.turn.active;
      const exchange = fightExchange(weighing, first ? base : other, first ? other : base);
      return isBad(weighing, worthOf(weighing, exchange, battle.turn.active));
    })
    .flat()
    .filter((party) => party.side === side)
    .map(({ id }) => id);
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

/** What is feared for a base: whoever stands alone fears more than those in line. */
function fearFor(weighing: Weighing, base: PlacedBase, enemies: readonly PlacedBase[]): number {
  const { left, right } = neighboursOf(weighing.battle, base);
  const { inLine, atEnd, alone } = WEIGHTS.fear;
  const fear = left && right ? inLine : left || right ? atEnd : alone;
  return (fear / weighing.heat) * dangerTo(weighing, base, enemies);
}

/** What the ground costs one who rides where all gather, and the enemy whom he passes. */
const hardship = (weighing: Weighing, base: PlacedBase, enemies: readonly PlacedBase[]): number =>
  groundWorth(weighing, base) - fearFor(weighing, base, enemies);

/** The worth of a position for a side; only differences mean something. */
export function worthFor(rules: Ruleset, battle: Battle, side: SideId): number {
  const weighing = weighingOf(rules, battle, side);
  const bases = basesOnTable(battle);
  const pieces = foePieces(rules, battle);
  const engaged = engagedOf(rules, battle);
  const { worth, fighting, storming } = fightsWorth(weighing, engaged);
  const mine = bases.filter((base) => base.side === side);
  const theirs = bases.filter((base) => base.side !== side);
  const free = theirs.filter((base) => !fighting.has(base.id));
  const { gathers } = weighing.counsel;
  // Whoever fights any but those walls rides nowhere; but where all gather he may fight his way through.
  const isHindered = ({ id }: PlacedBase): boolean => fighting.has(id) && !storming.has(id);
  const isBusy = (base: PlacedBase): boolean => !gathers && isHindered(base);
  const raids = raidsOf(rules, battle, weighing.counsel, side, isBusy);
  const raiders = new Set(raids.map(({ base }) => base.id));
  let sum = worth + materialOf(weighing);
  for (const raid of raids) {
    sum += raidWorth(weighing, raid);
    if (gathers) sum += hardship(weighing, raid.base, isHindered(raid.base) ? [] : free);
  }
  const hunting = isDragging(weighing);
  for (const base of mine) {
    if (raiders.has(base.id) && !isHindered(base)) continue;
    if (fighting.has(base.id)) sum -= WEIGHTS.flank * flankDanger(weighing, base, free);
    if (hunting && weighing.counsel.hunts?.(base)) {
      sum += fighting.has(base.id) ? foundWorth(weighing, base) : huntWorth(weighing, base);
      continue;
    }
    sum += marchWorth(weighing, base, lineWorth(weighing, base) + groundWorth(weighing, base));
    if (fighting.has(base.id)) continue;
    sum +=
      (gathers ? 0 : WEIGHTS.threat * threatOf(weighing, base, theirs)) -
      perilOf(weighing, base, weighing.counsel.keptBack(base) ? free : theirs);
    sum -= fearFor(weighing, base, free);
    sum -= WEIGHTS.unheard * unheard(weighing, base, mine);
  }
  const ready = mine.filter((base) => !fighting.has(base.id));
  // What is hoped of those who storm still stands.
  const hopeful = mine.filter((base) => !isHindered(base));
  if (gathers)
    sum += gatheringWorth(weighing, hopeful, [...theirs, ...piecesAgainst(rules, battle, side)], fighting);
  sum += WEIGHTS.shots * shotsWorth(weighing, ready, free);
  sum += (WEIGHTS.shots / weighing.heat) * shotsWorth(weighing, free, ready);
  for (const piece of pieces)
    if (piece.side === side) sum -= WEIGHTS.keep * dangerToPiece(weighing, piece, free, mine);
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
  const question = { type: 'odds', outright: true, base, ...(target === undefined ? {} : { target }) };
  const answer = rules.questions.odds?.(rules, battle, question);
  if (!answer || !('answer' in answer)) return 0;
  const { of, outcomes } = answer.answer as unknown as Chances;
  const { counsel } = weighing;
  const shooter = target === undefined ? undefined : battle.bases.find(({ id }) => id === base);
  const mishap = shooter ? (counsel.mishap?.(shooter) ?? 0) * counsel.worth(shooter, battle) : 0;
  // However late it is, nobody grows bold with what he may bring on himself.
  const feared = mishap * weighing.loss * weighing.boldness;
  const parties = [
    ...battle.bases.map((each) => ({ each, base: each, worth: counsel.worth(each, battle) })),
    ...foePieces(rules, battle).map((each) => ({
      each,
      base: null,
      worth: counsel.worthOfPiece(each, battle),
    })),
  ];
  return parties.reduce((sum, party) => {
    const ways = outcomes[party.each.id];
    if (!ways) return sum;
    const lost = Object.entries(ways).reduce(
      (all, [outcome, count]) => all + count * counsel.share(outcome, party.base),
      0,
    );
    const points = (lost * party.worth) / of;
    return party.each.side === side ? sum - points * weighing.loss : sum + points * weighing.gain;
  }, -feared);
}

/** How many of all throws bring each outcome, by base. */
interface Chances {
  readonly of: number;
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, number>>>>;
}
