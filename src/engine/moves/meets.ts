/** What the movers of a way meet, stage by stage. */

import { rectanglesOverlap } from '../../geometry/overlap.ts';
import type { Pose } from '../../geometry/pose.ts';
import { boxesMeet, type Rectangle } from '../../geometry/rectangle.ts';
import { CONTACT_GAP, EQUAL_LENGTH } from '../../geometry/tolerance.ts';
import type { Battle, PlacedBase, SideId } from '../battle.ts';
import { boxOfPiece, outlineOf } from '../board/going.ts';
import { positionOf } from '../board/memory.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import { bindersAmong, zonedBy, zonesNear } from '../board/zones.ts';
import type { Ruleset } from '../contract.ts';
import { type Alike, fromBook, type Known, keptLast } from '../data/memory.ts';
import { effectsObserved } from '../effects.ts';
import { brushesWith } from './brushes.ts';
import { entryOf, freeOf, outlineAlong, stepsOf } from './sweep.ts';
import type { Brush, Ground, Meeting, Met, Sweep, ZoneEntry } from './types.ts';
import { endsOf, outlineAt, type Stage, type Way } from './way.ts';

export const byPlace = (a: Met, b: Met): number => a.at - b.at || a.mover - b.mover;

/** A base that a way comes near, and its ground. */
export interface Neighbour {
  readonly base: PlacedBase;
  readonly ground: Rectangle;
}

const near = (sweep: Sweep, others: readonly Neighbour[]): readonly Neighbour[] =>
  others.filter((other) => boxesMeet(sweep.box, other.ground.box, CONTACT_GAP));

/** The facts that a sweep is measured against. */
export interface Scene {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly side: SideId | undefined;
  readonly neighbours: () => readonly Neighbour[];
  /** The length of each stage, in millimetres. */
  readonly lengths: () => readonly number[];
}

/** The base that moves, the position and the rules. */
interface Setting {
  readonly rules: Ruleset;
  readonly position: Battle;
  readonly base: PlacedBase;
}

const setsAlike: Alike<Setting> = (then, now) =>
  then.position === now.position && then.base === now.base && then.rules === now.rules;

/** Caches the answer for a stage that several ways share, one per mover, until the table changes. */
function keptByStage<Answer extends Known>(
  compute: (scene: Scene, sweep: Sweep) => Answer,
): (scene: Scene, sweep: Sweep) => Answer {
  const bookOf = keptLast((_stage: Stage, _setting: Setting) => new Map<number, Answer>(), setsAlike);
  return (scene, sweep) => {
    const { stage, mover, way } = sweep;
    if (!stage.shared || effectsObserved()) return compute(scene, sweep);
    const { rules, battle } = scene;
    const setting = { rules, position: positionOf(battle), base: way.movers[mover] as PlacedBase };
    return fromBook(bookOf(stage, setting), mover, () => compute(scene, sweep));
  };
}

const meetingsOn = keptByStage((scene, sweep): readonly Meeting[] => {
  const found: Meeting[] = [];
  for (const { base, ground } of near(sweep, scene.neighbours())) {
    const free = freeOf(sweep.way, sweep.stage, sweep.mover, ground.corners);
    if (free < 1) found.push({ mover: sweep.mover, other: base, at: sweep.place + free });
  }
  return found;
});

/** Does a mover leave a friend whose ground it shares, as in the bend of a column? */
function leaves(way: Way, { mover: at, other }: Meeting): boolean {
  const mover = way.movers[at] as PlacedBase;
  if (mover.side !== other.side) return false;
  const ground = rectangleOfBase(other);
  const standsIn = (pose: Pose): boolean => rectanglesOverlap(outlineAt(mover, pose), ground);
  return standsIn(mover.pose) && !standsIn(endsOf(way)[at] as Pose);
}

export function meetingsOf(scene: Scene, sweeps: readonly Sweep[]): readonly Meeting[] {
  const met = sweeps.flatMap((sweep) => meetingsOn(scene, sweep)).sort(byPlace);
  const way = sweeps[0]?.way;
  return way ? met.filter((meeting) => !leaves(way, meeting)) : met;
}

/** Contacts with enemies at the steps of a stage, including its end. */
const brushesOn = keptByStage((scene, sweep): readonly Brush[] => {
  const close = near(sweep, scene.neighbours()).filter(({ base }) => base.side !== scene.side);
  if (close.length === 0) return [];
  const steps = stepsOf(scene.lengths()[sweep.place] ?? 0);
  return close.flatMap(({ base }) => brushesWith(sweep, base, steps));
});

/** Contacts with enemies on the way, without those at its end. */
export function brushesOf(scene: Scene, sweeps: readonly Sweep[]): readonly Brush[] {
  const end = (sweeps.at(-1)?.place ?? 0) + 1;
  return sweeps
    .flatMap((sweep) => brushesOn(scene, sweep))
    .filter((brush) => brush.at < end)
    .sort(byPlace);
}

/**
 * The enemies whose zones bind a mover on a stage, and from which place: the start, the end (also for zones that only
 * touch an edge), or where the mover enters the zone.
 */
const zonesOn = keptByStage(({ rules, battle, side }, sweep): readonly ZoneEntry[] => {
  const { way, stage, place, mover, box } = sweep;
  const found: ZoneEntry[] = [];
  const add = (owner: PlacedBase, at: number): void => {
    if (!found.some((entry) => entry.owner === owner)) found.push({ mover, owner, at });
  };
  const zones = zonesNear(rules, battle, box, side);
  if (place === 0 && zones.length > 0)
    for (const owner of zonedBy(rules, battle, way.movers[mover] as PlacedBase)) add(owner, 0);
  for (const { owner, outline, box: around } of zones) {
    if (!boxesMeet(box, around, EQUAL_LENGTH) || found.some((entry) => entry.owner === owner)) continue;
    const entry = entryOf(way, stage, mover, outline);
    if (entry !== null) add(owner, place + entry);
  }
  const end = zones.length > 0 ? outlineAlong(way, stage, mover, 1) : null;
  if (end) for (const owner of bindersAmong(rules, zones, end)) add(owner, place + 1);
  return found;
});

export function zonesOf(scene: Scene, sweeps: readonly Sweep[]): readonly ZoneEntry[] {
  const found: ZoneEntry[] = [];
  for (const sweep of sweeps)
    for (const entry of zonesOn(scene, sweep))
      if (!found.some(({ mover, owner }) => mover === entry.mover && owner === entry.owner))
        found.push(entry);
  return found.sort(byPlace);
}

const groundsOn = keptByStage(({ rules, battle }, sweep): readonly Ground[] => {
  const found: Ground[] = [];
  const { way, stage, place, mover, box } = sweep;
  const base = way.movers[mover] as PlacedBase;
  for (const piece of battle.terrain) {
    if (!boxesMeet(box, boxOfPiece(piece), 0)) continue;
    const going = rules.board.going.of(battle, piece, base);
    if (going === null) continue;
    const entry = entryOf(way, stage, mover, outlineOf(piece));
    if (entry !== null) found.push({ mover, piece, going, at: place + entry });
  }
  return found;
});

export const groundsOf = (scene: Scene, sweeps: readonly Sweep[]): readonly Ground[] =>
  sweeps.flatMap((sweep) => groundsOn(scene, sweep)).sort(byPlace);
