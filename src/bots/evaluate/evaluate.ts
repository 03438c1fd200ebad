/** How good a position is for a side: what its fights may bring, what it threatens, what threatens it. */

import { type Battle, basesOnTable, type PlacedBase, type SideId } from '../../engine/battle.ts';
import { contactsOf } from '../../engine/board/contacts.ts';
import { goingUnder, IMPASSABLE } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { isJammed } from '../board/jammed.ts';
import { neighboursOf } from '../board/neighbours.ts';
import { foePieces, piecesAgainst } from '../board/targets.ts';
import { engagedOf, fightsWorth } from './fights.ts';
import { foundWorth, huntWorth, isDragging } from './hunting.ts';
import { gatheringWorth } from './joint-threats.ts';
import { marchWorth } from './march.ts';
import { materialOf, type Weighing, weighingOf } from './outlook.ts';
import { raidsOf } from './raids.ts';
import { shotsWorth } from './shots.ts';
import { spellsWorth } from './spells.ts';
import { dangerTo, dangerToPiece, flankDanger, perilOf, raidsWorth, threatOf, unheard } from './threats.ts';
import { WEIGHTS } from './weights.ts';

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

/** Fears fade with the heat of a battle, as far as they may, but not those for whoever is precious. */
const fearHeat = ({ counsel, heat }: Weighing, base: PlacedBase): number =>
  counsel.preciousFear !== undefined && counsel.precious(base)
    ? 1
    : Math.min(heat, counsel.calm?.fears ?? heat);

/** What is feared for a base: whoever stands alone fears more than those in line. */
function fearFor(weighing: Weighing, base: PlacedBase, enemies: readonly PlacedBase[]): number {
  const { left, right } = neighboursOf(weighing.battle, base);
  const { inLine, atEnd, alone } = WEIGHTS.fear;
  const fear = left && right ? inLine : left || right ? atEnd : alone;
  return (fear / fearHeat(weighing, base)) * dangerTo(weighing, base, enemies);
}

/** What is feared for a base of those who may be hidden where it stands. */
function ambushFear(weighing: Weighing, base: PlacedBase): number {
  const { battle, counsel, loss } = weighing;
  const share = counsel.ambushed?.(battle, base) ?? 0;
  return share === 0 ? 0 : (share * counsel.worth(base, battle) * loss) / fearHeat(weighing, base);
}

/** What it costs who stands free to have no room before an enemy. */
const jamCost = ({ battle, counsel }: Weighing, base: PlacedBase, enemies: readonly PlacedBase[]): number =>
  counsel.gathers && isJammed(battle, base, enemies) ? WEIGHTS.jam : 0;

/** What the ground costs one who rides where all gather, and the enemy whom he passes. */
const hardship = (weighing: Weighing, base: PlacedBase, enemies: readonly PlacedBase[]): number =>
  groundWorth(weighing, base) - fearFor(weighing, base, enemies);

/**
 * What shots and spells may do, of those of a side who are ready, and of the enemy's: spells even to those who fight.
 * Where no clock ends a battle nobody stays under fire, however hot it has grown.
 */
const afarWorth = (
  weighing: Weighing,
  ready: readonly PlacedBase[],
  theirs: readonly PlacedBase[],
  free: readonly PlacedBase[],
  mine: readonly PlacedBase[],
): number =>
  WEIGHTS.shots * shotsWorth(weighing, ready, free) +
  (WEIGHTS.shots / (weighing.counsel.calm ? 1 : weighing.heat)) * shotsWorth(weighing, free, ready) +
  WEIGHTS.spells.hoped * spellsWorth(weighing, ready, theirs) +
  WEIGHTS.spells.feared * spellsWorth(weighing, free, mine);

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
  sum += raidsWorth(weighing, raids);
  if (gathers) for (const { base } of raids) sum += hardship(weighing, base, isHindered(base) ? [] : free);
  const hunting = isDragging(weighing);
  for (const base of mine) {
    sum -= ambushFear(weighing, base);
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
    sum -= fearFor(weighing, base, free) + jamCost(weighing, base, theirs);
    sum -= WEIGHTS.unheard * unheard(weighing, base, mine);
  }
  const ready = mine.filter((base) => !fighting.has(base.id));
  // What is hoped of those who storm still stands.
  const hopeful = mine.filter((base) => !isHindered(base));
  if (gathers)
    sum += gatheringWorth(weighing, hopeful, [...theirs, ...piecesAgainst(rules, battle, side)], fighting);
  sum += afarWorth(weighing, ready, theirs, free, mine);
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
