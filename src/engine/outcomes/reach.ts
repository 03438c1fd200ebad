/**
 * How far a base gets on the straight way of an outcome move, and which bases it pushes, passes or destroys.
 */
import { rectanglesOverlap } from '../../geometry/overlap.ts';
import type { Point } from '../../geometry/point.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';
import { straightFree } from '../../geometry/sweep.ts';
import { atMost } from '../../geometry/tolerance.ts';
import type { BaseId, PlacedBase, TableEdge } from '../battle.ts';
import { outlineOf } from '../board/going.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import { type Displaced, landing, type Met, wayBeyond } from '../board/room.ts';
import type { Encounter, OutcomeWay, Passing } from '../contract/outcomes.ts';
import { rowOf } from '../data/lookup.ts';
import { firstClear, lengthened } from './clear-ground.ts';
import { groundOnWay, offTable } from './ground.ts';
import { type Ask, type Choices, others, type Scene, type Stop } from './plan.ts';
import { basesOnWay, groundOver, passBehind } from './room.ts';

/** A base to be avoided. If that fails, it is carried along by the clause `carry`, if there is one. */
export interface Avoided {
  readonly base: PlacedBase;
  readonly at: number;
  readonly rule: string;
  readonly carry: string | null;
}

/** How far a base gets on a straight way, and its effect on the bases that it meets. */
export interface Reach {
  readonly way: OutcomeWay;
  readonly unit: Point;
  /** In millimetres, as is `free`. */
  readonly wanted: number;
  readonly free: number;
  readonly stop: Stop | null;
  readonly pushes: readonly { readonly at: number; readonly reach: Reach }[];
  readonly displaced: readonly Displaced[];
  readonly crushed: readonly { readonly base: BaseId; readonly at: number; readonly rule: string }[];
  readonly passed: readonly PlacedBase[];
  /** Friends carried along, in the order met. */
  readonly carried: readonly { readonly base: PlacedBase; readonly at: number; readonly rule: string }[];
  /** Bases that must be avoided, in the order met. */
  readonly avoided: readonly Avoided[];
  readonly lost: { readonly at: number; readonly rule: string; readonly edge: TableEdge } | null;
  /** Instead of all this the first mover is destroyed, together with the base that it met if `both`. */
  readonly doom: { readonly does: 'self' | 'both'; readonly rule: string; readonly base: BaseId } | null;
  readonly asks: Ask | null;
}

type Draft = {
  -readonly [Key in keyof Reach]: Reach[Key] extends readonly (infer Item)[] ? Item[] : Reach[Key];
};

const emptyReach = (way: OutcomeWay, unit: Point, wanted: number): Draft => ({
  way,
  unit,
  wanted,
  free: wanted,
  stop: null,
  pushes: [],
  displaced: [],
  crushed: [],
  passed: [],
  carried: [],
  avoided: [],
  lost: null,
  doom: null,
  asks: null,
});

function stopAt(draft: Draft, stop: Stop): void {
  if (stop.at >= draft.free) return;
  draft.free = stop.at;
  draft.stop = stop;
}

function applyGround(scene: Scene, draft: Draft, from: Rectangle): void {
  const { way, unit, wanted } = draft;
  for (const { lost, ...stop } of groundOnWay(scene.rules, scene.battle, way, from, unit, wanted)) {
    if (!lost) stopAt(draft, stop);
    else if (stop.edge) draft.lost ??= { at: stop.at, rule: stop.rule, edge: stop.edge };
  }
  const end = scene.rules.outcomes.endsAt?.(scene.battle, way, unit, wanted);
  if (end) stopAt(draft, end);
}

const CHOOSABLE: readonly Encounter['does'][] = ['pass', 'push', 'crush'];

/** The chosen result of a meeting. Notes the choice if its owner has not made it yet. */
function pick(
  draft: Draft,
  other: PlacedBase,
  open: readonly Encounter[],
  choices: Choices,
): Encounter | undefined {
  const real = open.filter(({ does }) => CHOOSABLE.includes(does));
  if (real.length < 2) return real[0] ?? open[0];
  const chosen = real.find((each) => each.does === rowOf(choices, other.id));
  if (!chosen) draft.asks ??= { base: other.id, options: real.map((each) => each.does) };
  return chosen ?? real[0];
}

const carryRule = (open: readonly Encounter[]): string | null =>
  open.find((each) => each.does === 'carry')?.rule ?? null;

/** Handles one meeting. True if the rest of the way needs no check. */
function settleMeeting(scene: Scene, draft: Draft, { at, base }: Met, choices: Choices): boolean {
  const { way, unit, wanted } = draft;
  const { rules, battle } = scene;
  const from = rectangleOfBase(way.mover);
  const over = groundOver(way.mover, unit, Math.max(wanted, wayBeyond(from, unit, rectangleOfBase(base))));
  const open = rules.outcomes.meets(battle, way, base, over);
  const alone = draft.pushes.length === 0 && draft.crushed.length === 0;
  const mayPass = open.some((each) => each.does === 'pass');
  const passing = rules.outcomes.passing(battle, way);
  const straightBehind = passing.ends === 'right-behind';
  const behind =
    straightBehind && mayPass && alone ? passBehind(scene, way, unit, base, passing.displaces) : null;
  const passes = !straightBehind || behind !== null;
  const met = pick(draft, base, passes ? open : open.filter((each) => each.does !== 'pass'), choices);
  switch (met?.does) {
    case 'pass':
      if (!behind) draft.passed.push(base);
      else goBehind(scene, draft, behind);
      return behind !== null;
    case 'push':
      settlePush(scene, draft, at, base, choices);
      return false;
    case 'crush':
      draft.crushed.push({ base: base.id, at, rule: met.rule });
      return false;
    case 'carry':
      draft.carried.push({ base, at, rule: met.rule });
      return false;
    case 'avoid':
      draft.avoided.push({ base, at, rule: met.rule, carry: carryRule(open) });
      return false;
    case 'both':
    case 'self':
      draft.doom ??= { does: met.does, rule: met.rule, base: base.id };
      return true;
    case 'stop':
      stopAt(draft, { at, rule: met.rule, base: base.id });
      return true;
    default:
      // No clause is about this base, so it is not an obstacle.
      return false;
  }
}

/** Other things on the way no longer matter: `passBehind` has found room for all of it. */
function goBehind(scene: Scene, draft: Draft, behind: NonNullable<ReturnType<typeof passBehind>>): void {
  Object.assign(draft, { free: behind.to, stop: null, lost: null });
  applyGroundUpTo(scene, draft, behind.to);
  draft.passed.push(...behind.passed);
  draft.displaced.push(...behind.displaced);
}

function applyGroundUpTo(scene: Scene, draft: Draft, to: number): void {
  const ground = groundOnWay(
    scene.rules,
    scene.battle,
    draft.way,
    rectangleOfBase(draft.way.mover),
    draft.unit,
    to,
  );
  const lost = ground.find((each) => each.lost);
  if (lost?.edge) draft.lost = { at: lost.at, rule: lost.rule, edge: lost.edge };
}

function settlePush(scene: Scene, draft: Draft, at: number, base: PlacedBase, choices: Choices): void {
  const { way, unit, wanted } = draft;
  const pushed: OutcomeWay = { kind: 'push', mover: base, first: way.first, pusher: way.mover };
  const { distance, binds } = scene.rules.outcomes.distance.push(scene.battle, pushed, wanted - at);
  const reach = reachAlong(scene, pushed, unit, distance, choices);
  draft.pushes.push({ at, reach });
  draft.doom ??= reach.doom;
  draft.asks ??= reach.asks;
  if (reach.stop && !reach.lost && binds) stopAt(draft, { ...reach.stop, at: at + reach.free });
}

/** Handles a base that the mover would pass but cannot get clear of. */
function notPassed(scene: Scene, draft: Draft, from: Rectangle, base: PlacedBase): void {
  const { way, unit, wanted } = draft;
  draft.passed = draft.passed.filter((each) => each !== base);
  const at = straightFree(from, unit.x * wanted, unit.y * wanted, rectangleOfBase(base).corners) * wanted;
  const over = groundOver(way.mover, unit, wanted);
  const left = scene.rules.outcomes.meets(scene.battle, way, base, over).find((each) => each.does !== 'pass');
  if (left?.does === 'carry') draft.carried.push({ base, at, rule: left.rule });
  else stopAt(draft, { at, rule: left?.rule ?? '', base: base.id });
}

/** The end places of the pushed bases and of the bases that these push. */
const pushedTo = (pushes: Reach['pushes']): readonly { readonly id: BaseId; readonly ground: Rectangle }[] =>
  pushes.flatMap(({ reach: { way, unit, free, pushes: further } }) => [
    { id: way.mover.id, ground: landing(way.mover, unit, free) },
    ...pushedTo(further),
  ]);

type FirstSpace = Extract<Passing, { readonly ends: 'first-space' }>;

/** Goes on to the first ground where the base overlaps no other and may stop. It is lost if that is off the table. */
function goOnToSpace(scene: Scene, draft: Draft, clearOf: FirstSpace['clearOf']): void {
  const { way, unit } = draft;
  const { battle } = scene;
  const pushed = pushedTo(draft.pushes);
  const carried = [...draft.carried, ...draft.avoided.filter(({ carry }) => carry !== null)];
  const gone = [
    ...pushed.map(({ id }) => id),
    ...draft.crushed.map(({ base }) => base),
    ...carried.map(({ base }) => base.id),
  ];
  const bases = others(scene, [way.mover.id, ...gone]).map((base) => rectangleOfBase(base).corners);
  const taken = [...bases, ...pushed.map(({ ground }) => ground.corners)];
  draft.free = firstClear(way.mover, unit, draft.free, (here) => [
    ...taken,
    ...battle.terrain.filter((piece) => clearOf(piece, here, draft.passed.length > 0)).map(outlineOf),
  ]);
  if (offTable(battle, landing(way.mover, unit, draft.free))) applyGroundUpTo(scene, draft, draft.free);
}

/** The first passed base that the mover would end on; null if it is clear of all. */
function passedBelow({ way, unit, free, passed }: Draft): PlacedBase | null {
  const place = landing(way.mover, unit, free);
  return passed.find((base) => rectanglesOverlap(place, rectangleOfBase(base))) ?? null;
}

/** A base that is stopped over a base that it passes stays where it met that base. */
function backOff(draft: Draft, stop: Stop): void {
  const { way, unit, wanted } = draft;
  const from = rectangleOfBase(way.mover);
  for (let base = passedBelow(draft); base; base = passedBelow(draft)) {
    const { corners } = rectangleOfBase(base);
    draft.free = straightFree(from, unit.x * wanted, unit.y * wanted, corners) * wanted;
    draft.passed = draft.passed.filter((each) => each !== base);
  }
  draft.stop = { ...stop, at: draft.free };
}

/** A base that would end on another cannot have passed it. It stops before that base, or goes on to free ground. */
function settlePassing(scene: Scene, draft: Draft): void {
  const passing = scene.rules.outcomes.passing(scene.battle, draft.way);
  if (passing.ends === 'within') {
    const from = rectangleOfBase(draft.way.mover);
    for (let base = passedBelow(draft); base; base = passedBelow(draft)) notPassed(scene, draft, from, base);
  }
  if (passing.ends !== 'first-space') return;
  if (draft.stop) backOff(draft, draft.stop);
  else goOnToSpace(scene, draft, passing.clearOf);
}

/**
 * Follows a base straight along `unit` for `distance` millimetres: how far it gets, and the bases that it pushes,
 * passes or destroys. Changes nothing.
 */
export function reachAlong(
  scene: Scene,
  way: OutcomeWay,
  unit: Point,
  distance: number,
  choices: Choices = {},
): Reach {
  const wanted = distance > 0 ? lengthened(scene, way, unit, distance) : distance;
  const draft = emptyReach(way, unit, wanted);
  const from = rectangleOfBase(way.mover);
  if (wanted <= 0) {
    // A base that turned over friends may have come to the end of its distance above them.
    draft.passed = others(scene, [way.mover.id]).filter((base) =>
      rectanglesOverlap(from, rectangleOfBase(base)),
    );
    settlePassing(scene, draft);
    return draft;
  }
  applyGround(scene, draft, from);
  for (const met of basesOnWay(scene, from, unit, wanted, [way.mover.id])) {
    if (atMost(draft.free, met.at) || settleMeeting(scene, draft, met, choices)) break;
  }
  settlePassing(scene, draft);
  if (draft.lost && draft.lost.at >= draft.free) draft.lost = null;
  draft.crushed = draft.crushed.filter((each) => each.at < draft.free);
  draft.avoided = draft.avoided.filter((each) => each.at < draft.free);
  draft.carried = draft.carried.filter((each) => each.at < draft.free).sort((a, b) => a.at - b.at);
  return draft;
}
