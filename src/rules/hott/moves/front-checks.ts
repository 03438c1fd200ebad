/**
 * Moves in front of enemies: only the exceptions are legal. Hordes of the Things, Crossing an enemy element's front.
 */

import type { PlacedBase } from '../../../engine/battle.ts';
import { zonesNear } from '../../../engine/board/zones.ts';
import type { Broken, MoveCheck } from '../../../engine/contract/moves.ts';
import { fromBook } from '../../../engine/data/memory.ts';
import { holds } from '../../../engine/effects.ts';
import { battleAfter } from '../../../engine/moves/after.ts';
import { lengthsAlong } from '../../../engine/moves/measure.ts';
import { goesAhead } from '../../../engine/moves/own-way.ts';
import { boxAlong, outlineAlong, stepsOf } from '../../../engine/moves/sweep.ts';
import { type Trace, usedAt } from '../../../engine/moves/trace.ts';
import type { Stage } from '../../../engine/moves/way.ts';
import { dot, subtract } from '../../../geometry/point.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { isSeparated, isStraightAheadOf, type Restrictor, restrictorsNear } from '../board/fronts.ts';
import { breaks } from '../citing.ts';
import { strongholdsOf } from '../ground/stronghold.ts';
import { elementOf } from '../troops/base.ts';
import {
  contactsNearest,
  isBeside,
  isRightBehind,
  linesUp,
  type Place,
  passes,
  type Stay,
  withdraws,
} from './front-exceptions.ts';
import { missedBy } from './front-refusals.ts';
import { alignsWithDefender } from './water-checks.ts';

/** Does it go straight across before an enemy? Then it may pass along the far side of the area without entering it. */
const slidesPast = ({ rules, battle, way }: Trace, mover: number): boolean =>
  way.stages.some((stage) => {
    if (stage.motion.kind !== 'straight') return false;
    const go = subtract(stage.to[mover] as Pose, stage.from[mover] as Pose);
    const near = zonesNear(rules, battle, boxAlong(way, stage, mover), way.movers[mover]?.side);
    return near.some(({ whole }) => Math.abs(dot(go, whole.forward)) <= EQUAL_LENGTH);
  });

/** Does any enemy restrict a mover on its way? */
const isRestricted = (trace: Trace, mover: number): boolean =>
  trace.zones.some((zone) => zone.mover === mover) ||
  strongholdsOf(trace.battle).length > 0 ||
  slidesPast(trace, mover);

/** The restricted parts of one mover's way, one for each enemy that restricts it, in the order it comes to them. */
function staysOf(trace: Trace, mover: number): readonly Stay[] {
  if (!isRestricted(trace, mover)) return [];
  const { way, battle, rules } = trace;
  const { side } = way.movers[mover] as PlacedBase;
  const lengths = lengthsAlong(trace.way);
  const found = new Map<string, { by: Restrictor; places: Place[] }>();
  for (const [place, stage] of way.stages.entries()) {
    const restricts = restrictorsNear(rules, battle, boxAlong(way, stage, mover), side);
    const entries = trace.zones.filter((zone) => zone.mover === mover && Math.floor(zone.at) === place);
    // The point of entry is tested too, so that no area is crossed unseen between two steps.
    const inside = entries.map(({ at }) => at - place + ENTERED);
    for (const fraction of [0, ...stepsOf(lengths[place] ?? 0), ...inside].toSorted((a, b) => a - b)) {
      const ground = outlineAlong(way, stage, mover, fraction);
      for (const by of restricts(ground)) {
        const stay = found.get(by.id) ?? { by, places: [] };
        stay.places.push({ at: place + fraction, stage, ground });
        found.set(by.id, stay);
      }
    }
  }
  return [...found.values()].map((stay) => ({ mover, ...stay }));
}

/** A little beyond the point where an area is entered, as a part of a stage. */
const ENTERED = 1e-3;

/** The movers that reach their places before this one: a column forms behind its head one by one. */
function goneBefore({ way }: Trace, mover: number): readonly PlacedBase[] {
  const { column } = way;
  if (!column || column.kind === 'following') return [];
  const at = column.order.indexOf(mover);
  return column.order.slice(0, Math.max(0, at)).map((before) => way.movers[before] as PlacedBase);
}

function isApart(trace: Trace, by: Restrictor, { ground }: Place, mover: number): boolean {
  const before = goneBefore(trace, mover);
  const battle = before.length > 0 ? battleAfter(trace) : trace.battle;
  const others = trace.way.movers.filter((base) => !before.includes(base));
  return isSeparated(battle, ground, by, others) && holds('hott.front.6');
}

/** Does another element separate a mover from this enemy at some place, and so free its whole way from it? */
const isFreed = (trace: Trace, { by, places, mover }: Stay): boolean =>
  places.some((place) => isApart(trace, by, place, mover)) && !holds('hott.front.7');

/** Does nothing separate a mover from this enemy, at least somewhere on its way? */
const isOpen = (trace: Trace, stay: Stay): boolean =>
  stay.places.some((place) => !isApart(trace, stay.by, place, stay.mover)) && !isFreed(trace, stay);

/** Does a mover go straight ahead towards the enemy that restricts it? */
const goesTowards = (trace: Trace, { by, mover }: Stay, { stage, ground }: Place): boolean =>
  goesAhead(stage, trace.way.movers[mover] as PlacedBase, mover) &&
  isStraightAheadOf(ground, by.outline) &&
  holds('hott.front.8');

/**
 * The first place where a mover goes neither straight towards the enemy nor past it. Separation is asked last, since it
 * takes the longest.
 */
function unexcused(trace: Trace, stay: Stay): Place | undefined {
  const known = new Map<Stage, boolean>();
  const isOver = (stage: Stage): boolean => fromBook(known, stage, () => passes(trace, stay, stage));
  const found = stay.places.find(
    (place) =>
      !goesTowards(trace, stay, place) && !isOver(place.stage) && !isApart(trace, stay.by, place, stay.mover),
  );
  return found && !isFreed(trace, stay) ? found : undefined;
}

/** The restricted parts of a mover's way, by its place among the movers. */
type StaysBy = (mover: number) => readonly Stay[];

/** Of those, the ones where it is not separated all along; asked for few movers. */
function openAmong(trace: Trace, all: readonly (readonly Stay[])[]): StaysBy {
  const known = new Map<number, readonly Stay[]>();
  return (mover) => fromBook(known, mover, () => (all[mover] ?? []).filter((stay) => isOpen(trace, stay)));
}

/** Does an exception allow a mover's whole way, whichever of these enemies restrict it? */
const isExcused = (trace: Trace, mover: number, stays: readonly Stay[]): boolean =>
  withdraws(trace, mover) || contactsNearest(trace, mover, stays) || linesUp(trace, mover, stays);

const restricts = (stays: readonly Stay[], by: Restrictor): boolean =>
  stays.some((stay) => stay.by.id === by.id);

/** Does an exception allow the way of this mover, or of one level with it that the same enemy restricts? */
function isFree(trace: Trace, stay: Stay, open: StaysBy): boolean {
  const { movers } = trace.way;
  const base = movers[stay.mover] as PlacedBase;
  return movers.some(
    (other, at) =>
      (at === stay.mover || isBeside(base, other)) &&
      restricts(open(at), stay.by) &&
      isExcused(trace, at, open(at)),
  );
}

const FOLLOWERS = ['Spears', 'Warband'];

/** The place where a mover itself breaks the rule; undefined if an exception allows its way. */
function brokenPlace(trace: Trace, stay: Stay, open: StaysBy): Place | undefined {
  const place = unexcused(trace, stay);
  return place && !isFree(trace, stay, open) ? place : undefined;
}

/** Does a mover stand directly behind one of its type that the same enemy restricts and an exception allows? */
function follows(trace: Trace, stay: Stay, open: StaysBy): boolean {
  const { movers } = trace.way;
  const base = movers[stay.mover] as PlacedBase;
  if (!FOLLOWERS.includes(elementOf(base))) return false;
  const leader = movers.findIndex((front) => isRightBehind(base, front));
  if (leader < 0 || elementOf(movers[leader] as PlacedBase) !== elementOf(base)) return false;
  const theirs = open(leader).find((each) => each.by.id === stay.by.id);
  return theirs !== undefined && !brokenPlace(trace, theirs, open) && holds('hott.front.13');
}

/** Does it come along behind members of its group that wade to this enemy, the defender of the bank? */
const linesUpBehind = (trace: Trace, { mover, by }: Stay): boolean =>
  !trace.contacts.some((contact) => contact.mover === mover && contact.other.id === by.id) &&
  alignsWithDefender(trace, by.id);

/** Within a base width before an enemy, or round a stronghold, only the exceptions are legal. */
function* frontBroken(trace: Trace): Generator<Broken> {
  const all = trace.way.movers.map((_, mover) => staysOf(trace, mover));
  const open = openAmong(trace, all);
  const told = new Set<number>();
  for (const stay of all.flat()) {
    const place = brokenPlace(trace, stay, open);
    if (!place || follows(trace, stay, open) || linesUpBehind(trace, stay)) continue;
    const base = trace.way.movers[stay.mover] as PlacedBase;
    const figures = { base: base.id, owner: stay.by.id, mm: usedAt(trace, place.at) };
    yield 'element' in stay.by
      ? breaks(place.at, 'hott.front.1', 'hott.front.element', figures)
      : breaks(place.at, 'hott.front.2', 'hott.front.stronghold', figures);
    // Name the exceptions that a mover just misses once: they are the same for all enemies that restrict it.
    if (!told.has(stay.mover))
      for (const reason of missedBy(trace, stay.mover, open(stay.mover))) yield { at: place.at, reason };
    told.add(stay.mover);
  }
}

export const frontChecks: readonly MoveCheck[] = [{ check: frontBroken }];
