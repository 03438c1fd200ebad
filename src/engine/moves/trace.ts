import { type Box, boxesMeet, type Rectangle } from '../../geometry/rectangle.ts';
import { CONTACT_GAP, EQUAL_LENGTH } from '../../geometry/tolerance.ts';
import { type BaseId, type Battle, basesOnTable, type PlacedBase } from '../battle.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import { fightingGroundsOnTable } from '../board/walls.ts';
import type { Ruleset } from '../contract.ts';
import { effectsObserved } from '../effects.ts';
import { contactsAmong } from './end-contacts.ts';
import { brushesOf, byPlace, groundsOf, meetingsOf, type Neighbour, type Scene, zonesOf } from './meets.ts';
import { boxAlong, outlineAlong, stepsOf } from './sweep.ts';
import type { Manner, Met, OrderParts, Sweep, Trace } from './types.ts';
import { endsOf, type Way } from './way.ts';

export type { Manner, Trace } from './types.ts';

/** The end of a way: all that is known of it before it is measured. */
export type Ending = Pick<Trace, 'way' | 'contacts'>;

function sweepsOf(way: Way): readonly Sweep[] {
  return way.stages.flatMap((stage, place) =>
    way.movers.map((_, mover) => ({ way, stage, place, mover, box: boxAlong(way, stage, mover) })),
  );
}

/** A box round the grounds of all movers on all stages; where nothing moves, round where they stand. */
function boxOfAll({ movers }: Way, sweeps: readonly Sweep[]): Box {
  const boxes = sweeps.length > 0 ? sweeps : movers.map(rectangleOfBase);
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { box } of boxes) {
    minX = Math.min(minX, box.minX);
    minY = Math.min(minY, box.minY);
    maxX = Math.max(maxX, box.maxX);
    maxY = Math.max(maxY, box.maxY);
  }
  return { minX, minY, maxX, maxY };
}

const moverIds = ({ movers }: Way): ReadonlySet<BaseId> => new Set(movers.map((base) => base.id));

/** All others that the way comes near, by id. */
function neighboursOf(battle: Battle, way: Way, box: Box): readonly Neighbour[] {
  const movers = moverIds(way);
  const bases = basesOnTable(battle);
  const grounds = fightingGroundsOnTable(battle);
  const found: Neighbour[] = [];
  for (let at = 0; at < bases.length; at++) {
    const ground = grounds[at] as Rectangle;
    if (!boxesMeet(box, ground.box, CONTACT_GAP)) continue;
    const base = bases[at] as PlacedBase;
    if (!movers.has(base.id)) found.push({ base, ground });
  }
  return found;
}

function othersThan(battle: Battle, way: Way): readonly PlacedBase[] {
  const movers = moverIds(way);
  return basesOnTable(battle).filter((base) => !movers.has(base.id));
}

/** Is this box wholly on the table, within the tolerance? */
export const onTable = (battle: Battle, box: Box): boolean =>
  box.minX >= -EQUAL_LENGTH &&
  box.minY >= -EQUAL_LENGTH &&
  box.maxX <= battle.table.width + EQUAL_LENGTH &&
  box.maxY <= battle.table.depth + EQUAL_LENGTH;

/** The place where a base first leaves the table: found at steps, then by halving. */
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

/** The length of each stage, from the length used at the end of each. */
export const stageLengths = (reached: readonly number[]): readonly number[] =>
  reached.map((used, at) => used - (reached[at - 1] ?? 0));

/** Computes an answer when it is first asked for. */
function whenAsked<Answer>(compute: () => Answer): () => Answer {
  let kept: { readonly answer: Answer } | null = null;
  return () => {
    kept ??= { answer: compute() };
    return kept.answer;
  };
}

/**
 * Traces a way over the table: what it meets, and where. Each answer is computed when it is first asked for, because
 * one answer is enough to refuse most ways. While effects are observed, all are computed at once.
 */
export function traceOf(
  rules: Ruleset,
  battle: Battle,
  way: Way,
  manner: Manner,
  order: OrderParts = {},
): Trace {
  const reached = rules.moves.distance.used(way, battle);
  const ends = endsOf(way);
  const sweeps = sweepsOf(way);
  const box = boxOfAll(way, sweeps);
  const neighbours = whenAsked(() => neighboursOf(battle, way, box));
  const lengths = whenAsked(() => stageLengths(reached));
  const scene: Scene = { rules, battle, side: way.movers[0]?.side, neighbours, lengths };
  const others = whenAsked(() => othersThan(battle, way));
  const meetings = whenAsked(() => meetingsOf(scene, sweeps));
  const brushes = whenAsked(() => brushesOf(scene, sweeps));
  const zones = whenAsked(() => zonesOf(scene, sweeps));
  const grounds = whenAsked(() => groundsOf(scene, sweeps));
  const edge = whenAsked(() => edgeOf(battle, sweeps, lengths()));
  const contacts = whenAsked(() => contactsAmong(way.movers, ends, neighbours(), battle.terrain));
  const trace: Trace = {
    rules,
    battle,
    way,
    manner,
    kind: order.kind,
    order,
    reached,
    length: reached.at(-1) ?? 0,
    box,
    ends,
    get others() {
      return others();
    },
    get meetings() {
      return meetings();
    },
    get brushes() {
      return brushes();
    },
    get zones() {
      return zones();
    },
    get grounds() {
      return grounds();
    },
    get edge() {
      return edge();
    },
    get contacts() {
      return contacts();
    },
  };
  return effectsObserved() ? { ...trace } : trace;
}

/** Millimetres used at a place on the way. */
export function usedAt(trace: Trace, at: number): number {
  const place = Math.min(Math.floor(at), trace.reached.length - 1);
  const before = trace.reached[place - 1] ?? 0;
  return before + ((trace.reached[place] ?? 0) - before) * Math.min(1, at - place);
}

export const moverOf = (trace: Pick<Trace, 'way'>, met: { readonly mover: number }): PlacedBase =>
  trace.way.movers[met.mover] as PlacedBase;
