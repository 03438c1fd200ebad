/** What free bases may soon do to each other: threats, dangers, perils and raids. */

import type { PlacedBase } from '../../engine/battle.ts';
import { contactsOf, enemyContacts } from '../../engine/board/contacts.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import { facingOf, QUARTER_TURN, turnBetween } from '../../geometry/exact.ts';
import { distance } from '../../geometry/point.ts';
import { aheadOf, rightOf } from '../../geometry/rectangle.ts';
import { neighboursOf } from '../board/neighbours.ts';
import { reachOf } from '../board/reach.ts';
import { isHemmedIn } from '../board/room.ts';
import { centreOf, type FoePiece, isPiece, piecesAgainst, type Target } from '../board/targets.ts';
import { type Duel, duel, storm } from './odds/duel.ts';
import { eagerness, type Weighing, worthOf } from './outlook.ts';
import type { Raid } from './raids.ts';
import { WEIGHTS } from './weights.ts';

/** So far beyond its reach a base's threat has shrunk to half, in millimetres. */
const FADE = 100;
/** Every attack has some use, so that armies meet. */
const ZEAL = 0.45;
/** What an enemy is worth attacking for at least, when the odds are bad. */
const LEAST = 0.15;

/** After so many moves a raid is hoped for half as much. */
const RAID_FADE = 4;
/** What is hoped of a raid at least, in points of an army. */
const LEAST_HOPE = 0.5;
/** No raid promises more than this before it has come home. */
const MOST_HOPE = 1.5;
/** So many aid one who storms a piece; more only stand by. */
const MOST_AIDERS = 2;
/** What is hoped of each who goes for a piece, at least and at most. */
const LEAST_PART = 0.3;
const MOST_PART = 2.5;

/** How soon one base can come to another, whichever way it faces: 1 in contact, less the farther. */
function closeness(weighing: Weighing, base: PlacedBase, goal: Target): number {
  const { x, y } = isPiece(goal) ? centreOf(goal) : goal.pose;
  const dx = x - base.pose.x;
  const dy = y - base.pose.y;
  const room = FADE + reachOf(weighing.rules, weighing.battle, [base]);
  return room / (room + Math.sqrt(dx * dx + dy * dy));
}

/** How soon one base can fall on another: less also the more aside it is. */
export function nearness(weighing: Weighing, base: PlacedBase, goal: Target): number {
  const { x, y } = isPiece(goal) ? centreOf(goal) : goal.pose;
  const turn = turnBetween(base.pose.facing, facingOf(x - base.pose.x, y - base.pose.y));
  const aside = turn <= QUARTER_TURN / 2 ? 1 : turn <= QUARTER_TURN ? 0.7 : 0.35;
  return aside * closeness(weighing, base, goal);
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

/** The duel of a base that falls on a goal with all who stand by them in line. */
function duelOf(weighing: Weighing, base: PlacedBase, goal: PlacedBase): Duel {
  const turns = weighing.counsel.facesFlanks && enemyContacts(weighing.battle, goal).length === 0;
  if (!turns && comesFromAside(weighing, base, goal)) return { base, goal, from: 'flank' };
  const mine = neighboursOf(weighing.battle, base);
  const theirs = neighboursOf(weighing.battle, goal);
  const sides = [
    [mine.right, theirs.left],
    [mine.left, theirs.right],
  ] as const;
  const overlaps = [
    sides.filter(([own, enemy]) => own && !enemy).length,
    sides.filter(([own, enemy]) => enemy && !own).length,
  ] as const;
  return { base, goal, from: 'front', ranks: [mine.behind, theirs.behind], overlaps };
}

/** The duel of a base that comes alone: whoever stands beside it now will not be there. */
const aloneAgainst = (weighing: Weighing, base: PlacedBase, goal: PlacedBase): Duel => ({
  ...duelOf(weighing, base, goal),
  ranks: [[], []],
  overlaps: [0, 0],
});

const duelWorth = (weighing: Weighing, base: PlacedBase, goal: PlacedBase, hemmed = false): number =>
  worthOf(
    weighing,
    duel(weighing.rules, weighing.battle, { ...duelOf(weighing, base, goal), hemmed }),
    base.side,
  ) * (base.side === weighing.side ? 1 : -1);

/** What an attack on a piece promises its attacker, with so many to aid him. */
const stormWorth = (weighing: Weighing, base: PlacedBase, piece: FoePiece, aiders: number): number =>
  worthOf(weighing, storm(weighing.rules, weighing.battle, base, piece, aiders), base.side) *
  (base.side === weighing.side ? 1 : -1);

/** So many of the nearest enemies count: others stand behind them. */
const NEAREST = 3;
/** No threat is worth more than this before it is carried out. */
const MOST = 1;

/** The nearest of these bases, with how soon one can fall on the other. */
function nearestOf(
  base: PlacedBase,
  others: readonly PlacedBase[],
  may: (other: PlacedBase) => boolean,
  near: (other: PlacedBase) => number,
): readonly { readonly other: PlacedBase; readonly near: number }[] {
  const found: { other: PlacedBase; mm: number }[] = [];
  for (const other of others) {
    if (!may(other)) continue;
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

/** So many usually come to the aid of those who storm. */
const AIDERS = 1;

/** The best that a free base threatens. */
export function threatOf(weighing: Weighing, base: PlacedBase, enemies: readonly PlacedBase[]): number {
  if (weighing.counsel.keptBack(base)) return 0;
  const zeal = weighing.counsel.precious(base) ? 0 : ZEAL;
  let best = 0;
  const { canAttack } = weighing.counsel;
  const near = (goal: PlacedBase): number => nearness(weighing, base, goal);
  for (const { other, near: soon } of nearestOf(base, enemies, (goal) => canAttack(base, goal), near)) {
    const exchange = duel(weighing.rules, weighing.battle, duelOf(weighing, base, other));
    const value = worthOf(weighing, exchange, base.side);
    const wish = Math.min(MOST * weighing.heat, value + zeal * eagerness(weighing, value, exchange, true));
    best = Math.max(best, soon * Math.max(LEAST, wish));
  }
  const pieces = piecesAgainst(weighing.rules, weighing.battle, base.side);
  for (const piece of weighing.counsel.canStorm(base) ? pieces : []) {
    const wish = Math.min(MOST * weighing.heat, stormWorth(weighing, base, piece, AIDERS));
    best = Math.max(best, nearness(weighing, base, piece) * wish);
  }
  return best;
}

/** Whether a base has room to recoil matters where an enemy may fall on it as soon as this. */
const SOON = 0.5;

/** No more is feared of one attack, in points, but for whoever is precious. */
const MOST_FEARED = 2;

/** The worst that may soon befall a base, by the one enemy best placed for it. */
export function dangerTo(weighing: Weighing, base: PlacedBase, enemies: readonly PlacedBase[]): number {
  let worst = 0;
  const { canAttack, precious, preciousFear } = weighing.counsel;
  const most = precious(base) ? (preciousFear ?? MOST_FEARED) : MOST_FEARED;
  // For whoever is precious it is no comfort that an enemy looks elsewhere who may turn as he likes.
  const anyWay = precious(base) && weighing.rules.moves.turnsFreely;
  const near = (enemy: PlacedBase): number => (anyWay ? closeness : nearness)(weighing, enemy, base);
  for (const { other, near: soon } of nearestOf(base, enemies, (enemy) => canAttack(enemy, base), near)) {
    const hemmed = soon > SOON && isHemmedIn(weighing, base);
    worst = Math.max(worst, soon * soon * Math.min(most, duelWorth(weighing, other, base, hemmed)));
  }
  return worst;
}

/** The worst that may soon befall a base that fights, by the free enemy best placed to fall on its flank or rear. */
export function flankDanger(weighing: Weighing, base: PlacedBase, enemies: readonly PlacedBase[]): number {
  const { canAttack } = weighing.counsel;
  const may = (enemy: PlacedBase): boolean => canAttack(enemy, base) && comesFromAside(weighing, enemy, base);
  const near = (enemy: PlacedBase): number => nearness(weighing, enemy, base);
  return nearestOf(base, enemies, may, near).reduce(
    (worst, { other, near: soon }) => Math.max(worst, soon * soon * duelWorth(weighing, other, base)),
    0,
  );
}

/** Enemies that may fall on a precious base soon, from wherever. */
export function perilOf(weighing: Weighing, base: PlacedBase, enemies: readonly PlacedBase[]): number {
  if (!weighing.counsel.precious(base)) return 0;
  return enemies.reduce((worst, enemy) => {
    const near = nearness(weighing, enemy, base);
    return Math.max(worst, near * near * harmOf(weighing, enemy, base), dreadOf(weighing, enemy, base));
  }, 0);
}

/** What is dreaded of an enemy from afar: all of it within his range, less until a move beyond it. */
function dreadOf(weighing: Weighing, enemy: PlacedBase, base: PlacedBase): number {
  const range = weighing.counsel.dreads?.(base, enemy) ?? null;
  if (range === null) return 0;
  const beyond = distance(enemy.pose, base.pose) - range;
  return (
    WEIGHTS.dread * Math.min(1, Math.max(0, 1 - beyond / reachOf(weighing.rules, weighing.battle, [enemy])))
  );
}

/** What an enemy that falls on a precious base may do; whoever must be kept from fights fears it as it is. */
function harmOf(weighing: Weighing, enemy: PlacedBase, base: PlacedBase): number {
  const { precious, harm } = WEIGHTS;
  if (!weighing.counsel.keptBack(base)) return precious;
  return Math.max(precious, harm * duelWorth(weighing, enemy, base));
}

/** What it costs a commander that some of his army are too far off to hear him. */
export function unheard(weighing: Weighing, base: PlacedBase, friends: readonly PlacedBase[]): number {
  const far = weighing.counsel.commands(base);
  if (far === null) return 0;
  const mm = (friend: PlacedBase): number => distance(friend.pose, base.pose);
  return friends.reduce((sum, friend) => sum + Math.min(1, Math.max(0, mm(friend) / far - 1)), 0);
}

/** So much of the danger to a piece is averted by somebody who stands at its attacker. */
const GUARDED = 0.6;

/** The danger to an own piece, by the one free enemy best placed to storm it; less where somebody guards it. */
export function dangerToPiece(
  weighing: Weighing,
  piece: FoePiece,
  enemies: readonly PlacedBase[],
  friends: readonly PlacedBase[],
): number {
  const { canAttack, canStorm } = weighing.counsel;
  let worst = 0;
  for (const enemy of enemies) {
    if (!canStorm(enemy)) continue;
    const near = nearness(weighing, enemy, piece);
    const guards = friends.filter((base) => canAttack(base, enemy));
    const guarded = guards.reduce((most, base) => Math.max(most, nearness(weighing, base, enemy)), 0);
    const averted = GUARDED * guarded;
    worst = Math.max(worst, near * near * (1 - averted) * stormWorth(weighing, enemy, piece, AIDERS));
  }
  return worst;
}

/** What is hoped of so much, the more, the fewer moves are left to make. */
const hopeOf = (value: number, heat: number, moves: number): number =>
  (WEIGHTS.raid * value * heat) / (1 + moves / RAID_FADE);

/** What is hoped of a raid on a base. */
function raidWorth(weighing: Weighing, { base, moves }: Raid, goal: PlacedBase): number {
  const exchange = duel(weighing.rules, weighing.battle, aloneAgainst(weighing, base, goal));
  const hope = Math.min(MOST_HOPE, Math.max(LEAST_HOPE, worthOf(weighing, exchange, base.side)));
  return hopeOf(hope, weighing.heat, moves);
}

/** What is hoped of those who go for a piece together: of each what he adds to those who are there before him. */
function partyWorth(weighing: Weighing, party: readonly Raid[], piece: FoePiece): number {
  const heat = Math.min(weighing.counsel.raidHeat ?? Number.POSITIVE_INFINITY, weighing.heat);
  let [sum, before] = [0, 0];
  for (const [at, { moves }] of party.entries()) {
    const aiders = Math.min(MOST_AIDERS, at);
    const leaders = party.slice(0, at + 1).map(({ base }) => base);
    const value = Math.max(...leaders.map((base) => stormWorth(weighing, base, piece, aiders)));
    const least = at > MOST_AIDERS ? LEAST_PART / 2 : LEAST_PART;
    sum += hopeOf(Math.min(MOST_PART, Math.max(least, value - before)), heat, moves);
    before = Math.max(before, value);
  }
  return sum;
}

/** What is hoped of all raids, those with the fewest moves left first. */
export function raidsWorth(weighing: Weighing, raids: readonly Raid[]): number {
  const goals = [...new Set(raids.map(({ goal }) => goal))];
  return goals.reduce((sum, goal) => {
    const party = raids.filter((raid) => raid.goal === goal);
    if (isPiece(goal)) return sum + partyWorth(weighing, party, goal);
    return party.reduce((all, raid) => all + raidWorth(weighing, raid, goal), sum);
  }, 0);
}
