import { project, rectanglesOverlap } from '../../geometry/overlap.ts';
import { dot, type Point } from '../../geometry/point.ts';
import { ahead, type Pose } from '../../geometry/pose.ts';
import { type Rectangle, rectangleOf } from '../../geometry/rectangle.ts';
import { straightFree } from '../../geometry/sweep.ts';
import type { BaseId, PlacedBase } from '../battle.ts';
import { rectangleAt, rectangleOfBase } from '../board/rectangles.ts';
import type { OutcomeWay } from '../contract.ts';
import { groundOnWay } from './ground.ts';
import { others, type Scene } from './plan.ts';

/** A base that has to go along, so many millimetres. */
export interface Displaced {
  readonly base: PlacedBase;
  readonly by: number;
}

const moved = (pose: Pose, unit: Point, mm: number): Pose => ({
  x: pose.x + unit.x * mm,
  y: pose.y + unit.y * mm,
  facing: pose.facing,
});

export const landing = (base: PlacedBase, unit: Point, mm: number): Rectangle =>
  rectangleAt(base, moved(base.pose, unit, mm));

const stretch = (rectangle: Rectangle, unit: Point) => project(rectangle.corners, unit.x, unit.y);

/** Millimetres one must go along `unit` until all of it lies beyond another. */
export const wayBeyond = (from: Rectangle, unit: Point, other: Rectangle): number =>
  stretch(other, unit).max - stretch(from, unit).min;

/** The ground a base covers going so far straight ahead, or straight back. */
export function groundOver(base: PlacedBase, unit: Point, mm: number): Rectangle {
  const front = dot(unit, rectangleOfBase(base).forward) > 0 ? ahead(base.pose, mm) : base.pose;
  return rectangleOf(front, base.width, base.depth + Math.max(0, mm));
}

export interface Met {
  readonly at: number;
  readonly base: PlacedBase;
}

/** The bases a straight way runs into, nearest first. */
export function basesOnWay(
  scene: Scene,
  from: Rectangle,
  unit: Point,
  wanted: number,
  without: readonly BaseId[],
): Met[] {
  return others(scene, without)
    .map((base) => ({
      at: straightFree(from, unit.x * wanted, unit.y * wanted, rectangleOfBase(base).corners) * wanted,
      base,
    }))
    .filter(({ at }) => at < wanted)
    .sort((a, b) => a.at - b.at || (a.base.id < b.base.id ? -1 : 1));
}

/** Tries whether a friend can make room: it and those behind it, or null. */
function displacement(
  scene: Scene,
  way: OutcomeWay,
  passed: PlacedBase,
  base: PlacedBase,
  unit: Point,
  by: number,
): readonly Displaced[] | null {
  const { rules, battle } = scene;
  if (!rules.outcomes.displaces(battle, way, passed, base)) return null;
  const from = rectangleOfBase(base);
  const pushed: OutcomeWay = { kind: 'push', mover: base, first: way.first, pusher: way.mover };
  if (groundOnWay(rules, battle, pushed, from, unit, by).length > 0) return null;
  const found: Displaced[] = [{ base, by }];
  for (const met of basesOnWay(scene, from, unit, by, [base.id, way.mover.id])) {
    const further = displacement(scene, way, passed, met.base, unit, by - met.at);
    if (!further) return null;
    found.unshift(...further);
  }
  return found;
}

/** Going on to straight behind whatever is passed: how far, past whom, who makes room; null if there is none. */
export function passBehind(scene: Scene, way: OutcomeWay, unit: Point, first: PlacedBase) {
  const { rules, battle } = scene;
  const from = rectangleOfBase(way.mover);
  const passed = [first];
  for (;;) {
    const to = Math.max(...passed.map((base) => wayBeyond(from, unit, rectangleOfBase(base))));
    if (groundOnWay(rules, battle, way, from, unit, to).some((stop) => !stop.lost)) return null;
    const place = landing(way.mover, unit, to);
    const without = [way.mover.id, ...passed.map((base) => base.id)];
    const met = basesOnWay(scene, from, unit, to, without);
    const over = groundOver(way.mover, unit, to);
    const next = met.find(({ base }) =>
      rules.outcomes.meets(battle, way, base, over).some((each) => each.does === 'pass'),
    );
    if (next) {
      passed.push(next.base);
      continue;
    }
    const displaced: Displaced[] = [];
    for (const { base } of met) {
      const rectangle = rectangleOfBase(base);
      if (!rectanglesOverlap(place, rectangle)) return null;
      const room = displacement(scene, way, first, base, unit, wayBeyond(rectangle, unit, place));
      if (!room) return null;
      displaced.push(...room);
    }
    return { to, passed, displaced };
  }
}
