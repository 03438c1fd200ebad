import type { Touch } from '../../geometry/contact.ts';
import { boxOf, type Polygon } from '../../geometry/polygon.ts';
import type { Pose } from '../../geometry/pose.ts';
import { type Box, boxesMeet } from '../../geometry/rectangle.ts';
import { CONTACT_GAP, EQUAL_LENGTH } from '../../geometry/tolerance.ts';
import { type BaseId, type Battle, basesOnTable, type PlacedBase, type TerrainPiece } from '../battle.ts';
import { outlineOf } from '../board/going.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import { zonedBy, zoneOf } from '../board/zones.ts';
import type { Ruleset } from '../contract.ts';
import { brushesWith } from './brushes.ts';
import { contactsAt, type EndContact } from './end-contacts.ts';
import { boxAlong, entryOf, freeOf, outlineAlong, stepsOf } from './sweep.ts';
import { endsOf, type Stage, type Way } from './way.ts';

/** Why a base moves: the ruleset's own word, such as `voluntary` or `impetuous`. */
export type Manner = string;

/**
 * Places on a way are told as stage + fraction: 1.5 is halfway along the second stage. `mover` counts in
 * `way.movers`.
 */
export interface Met {
  readonly mover: number;
  readonly at: number;
}

/** From here on the mover would overlap another base. */
export interface Meeting extends Met {
  readonly other: PlacedBase;
}

/** A contact that arises on the way, before its end. */
export interface Brush extends Meeting {
  readonly touches: readonly Touch[];
}

/** The mover stands in, or comes into, the zone of an enemy; at 0 it does so from the start. */
export interface ZoneEntry extends Met {
  readonly owner: PlacedBase;
}

/** The mover touches a terrain piece that matters to it. */
export interface Ground extends Met {
  readonly piece: TerrainPiece;
  readonly going: string;
}

/** All that a way meets, measured once and judged by lists of checks. */
export interface Trace {
  readonly rules: Ruleset;
  readonly battle: Battle;
  readonly way: Way;
  readonly manner: Manner;
  /** What the order calls its kind, where it does. */
  readonly kind: string | undefined;
  /** Millimetres used at the end of each stage. */
  readonly reached: readonly number[];
  readonly length: number;
  readonly others: readonly PlacedBase[];
  /** In the order of the way. */
  readonly meetings: readonly Meeting[];
  readonly brushes: readonly Brush[];
  readonly zones: readonly ZoneEntry[];
  readonly grounds: readonly Ground[];
  /** Where a base first goes over the edge of the table. */
  readonly edge: Met | null;
  readonly ends: readonly Pose[];
  readonly contacts: readonly EndContact[];
}

const byPlace = (a: Met, b: Met): number => a.at - b.at || a.mover - b.mover;

const boxes = new WeakMap<Polygon, Box>();

export function keptBox(polygon: Polygon): Box {
  const known = boxes.get(polygon);
  if (known) return known;
  const box = boxOf(polygon);
  boxes.set(polygon, box);
  return box;
}

/** One mover on one stage, with the box round its ground. */
export interface Sweep {
  readonly way: Way;
  readonly stage: Stage;
  readonly place: number;
  readonly mover: number;
  readonly box: Box;
}

function sweepsOf(way: Way): readonly Sweep[] {
  return way.stages.flatMap((stage, place) =>
    way.movers.map((_, mover) => ({ way, stage, place, mover, box: boxAlong(way, stage, mover) })),
  );
}

const near = (sweep: Sweep, others: readonly PlacedBase[]): readonly PlacedBase[] =>
  others.filter((other) => boxesMeet(sweep.box, rectangleOfBase(other).box, CONTACT_GAP));

function meetingsOf(sweeps: readonly Sweep[], others: readonly PlacedBase[]): readonly Meeting[] {
  const found: Meeting[] = [];
  for (const sweep of sweeps) {
    for (const other of near(sweep, others)) {
      const free = freeOf(sweep.way, sweep.stage, sweep.mover, rectangleOfBase(other).corners);
      if (free < 1) found.push({ mover: sweep.mover, other, at: sweep.place + free });
    }
  }
  return found.sort(byPlace);
}

/** Contacts with enemies at steps of the way; those at its end are told apart. */
function brushesOf(
  sweeps: readonly Sweep[],
  enemies: readonly PlacedBase[],
  lengths: readonly number[],
): readonly Brush[] {
  const last = lengths.length - 1;
  return sweeps
    .flatMap((sweep) => {
      const close = near(sweep, enemies);
      if (close.length === 0) return [];
      const steps = stepsOf(lengths[sweep.place] ?? 0);
      return close.flatMap((other) => brushesWith(sweep, other, steps, sweep.place === last));
    })
    .sort(byPlace);
}

interface Zone {
  readonly owner: PlacedBase;
  readonly shape: Polygon;
}

function zonesNear(
  rules: Ruleset,
  battle: Battle,
  sweeps: readonly Sweep[],
  enemies: readonly PlacedBase[],
): readonly Zone[] {
  const zones: Zone[] = [];
  for (const owner of enemies) {
    const shape = zoneOf(rules, battle, owner);
    if (shape && sweeps.some((sweep) => boxesMeet(sweep.box, keptBox(shape), EQUAL_LENGTH)))
      zones.push({ owner, shape });
  }
  return zones;
}

/**
 * Whose zones bind the movers, and from where: at the start, at the end of a stage (which also finds those
 * that only lie along an edge), or where they come onto the zone's ground between.
 */
function zonesOf(
  rules: Ruleset,
  battle: Battle,
  sweeps: readonly Sweep[],
  enemies: readonly PlacedBase[],
): readonly ZoneEntry[] {
  const zones = zonesNear(rules, battle, sweeps, enemies);
  if (zones.length === 0) return [];
  const found: ZoneEntry[] = [];
  const known = new Set<string>();
  const add = (mover: number, owner: PlacedBase, at: number): void => {
    const key = `${mover} ${owner.id}`;
    if (known.has(key)) return;
    known.add(key);
    found.push({ mover, owner, at });
  };
  for (const { way, stage, place, mover, box } of sweeps) {
    const base = way.movers[mover] as PlacedBase;
    if (place === 0) for (const owner of zonedBy(rules, battle, base)) add(mover, owner, 0);
    for (const { owner, shape } of zones) {
      if (known.has(`${mover} ${owner.id}`) || !boxesMeet(box, keptBox(shape), EQUAL_LENGTH)) continue;
      const entry = entryOf(way, stage, mover, shape);
      if (entry !== null) add(mover, owner, place + entry);
    }
    const end = outlineAlong(way, stage, mover, 1);
    for (const owner of zonedBy(rules, battle, base, end)) add(mover, owner, place + 1);
  }
  return found.sort(byPlace);
}

function groundsOf(rules: Ruleset, battle: Battle, sweeps: readonly Sweep[]): readonly Ground[] {
  const found: Ground[] = [];
  for (const { way, stage, place, mover, box } of sweeps) {
    const base = way.movers[mover] as PlacedBase;
    for (const piece of battle.terrain) {
      const outline = outlineOf(piece);
      if (!boxesMeet(box, keptBox(outline), 0)) continue;
      const going = rules.board.goingOf(battle, piece, base);
      if (going === null) continue;
      const entry = entryOf(way, stage, mover, outline);
      if (entry !== null) found.push({ mover, piece, going, at: place + entry });
    }
  }
  return found.sort(byPlace);
}

/** Wholly on the table, within the tolerance. */
export const onTable = (battle: Battle, box: Box): boolean =>
  box.minX >= -EQUAL_LENGTH &&
  box.minY >= -EQUAL_LENGTH &&
  box.maxX <= battle.table.width + EQUAL_LENGTH &&
  box.maxY <= battle.table.depth + EQUAL_LENGTH;

/** Where a base first leaves the table: looked for at steps, then brought down by halving. */
function edgeOf(battle: Battle, sweeps: readonly Sweep[], lengths: readonly number[]): Met | null {
  const found: Met[] = [];
  for (const { way, stage, place, mover, box } of sweeps) {
    if (onTable(battle, box)) continue;
    const off = (fraction: number): boolean =>
      !onTable(battle, outlineAlong(way, stage, mover, fraction).box);
    const step = stepsOf(lengths[place] ?? 0).find(off);
    if (step === undefined) continue;
    let on = Math.max(0, step - 1 / stepsOf(lengths[place] ?? 0).length);
    let out = step;
    for (let i = 0; i < 14; i++) {
      const middle = (on + out) / 2;
      if (off(middle)) out = middle;
      else on = middle;
    }
    found.push({ mover, at: place + on });
  }
  return found.sort(byPlace)[0] ?? null;
}

/** The length of each stage by itself, from what is used at the end of each. */
export const stageLengths = (reached: readonly number[]): readonly number[] =>
  reached.map((used, at) => used - (reached[at - 1] ?? 0));

/** Follows a way over the table: what it meets, and where. */
export function traceOf(rules: Ruleset, battle: Battle, way: Way, manner: Manner, kind?: string): Trace {
  const ids = new Set<BaseId>(way.movers.map((base) => base.id));
  const others = basesOnTable(battle).filter((base) => !ids.has(base.id));
  const side = way.movers[0]?.side;
  const enemies = others.filter((base) => base.side !== side);
  const sweeps = sweepsOf(way);
  const reached = rules.moves.reached(way);
  const lengths = stageLengths(reached);
  const ends = endsOf(way);
  return {
    rules,
    battle,
    way,
    manner,
    kind,
    reached,
    length: reached.at(-1) ?? 0,
    others,
    meetings: meetingsOf(sweeps, others),
    brushes: brushesOf(sweeps, enemies, lengths),
    zones: zonesOf(rules, battle, sweeps, enemies),
    grounds: groundsOf(rules, battle, sweeps),
    edge: edgeOf(battle, sweeps, lengths),
    ends,
    contacts: contactsAt(way.movers, ends, others),
  };
}

/** Millimetres used at a place on the way. */
export function usedAt(trace: Trace, at: number): number {
  const place = Math.min(Math.floor(at), trace.reached.length - 1);
  const before = trace.reached[place - 1] ?? 0;
  return before + ((trace.reached[place] ?? 0) - before) * Math.min(1, at - place);
}

export const moverOf = (trace: Trace, met: { readonly mover: number }): PlacedBase =>
  trace.way.movers[met.mover] as PlacedBase;
