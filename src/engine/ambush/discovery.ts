/** Where a move discovers an ambush. */

import { firstBetween } from '../../geometry/halving.ts';
import { type BaseId, type Battle, findBase, type PlacedBase, type SideId } from '../battle.ts';
import { rectangleAt } from '../board/rectangles.ts';
import { holds } from '../effects.ts';
import { freeOf, stepsOf } from '../moves/sweep.ts';
import { stageLengths, type Trace, usedAt } from '../moves/trace.ts';
import { poseAlong, type Stage } from '../moves/way.ts';
import { asStanding, hiddenBases } from './hidden.ts';
import type { Cause } from './reveal.ts';
import type { AmbushRules, HiddenBase } from './rules.ts';
import { discovers } from './sight.ts';

export interface Discovery {
  /** The place on the way: stage + fraction. */
  readonly at: number;
  /** Millimetres used by then. */
  readonly mm: number;
  /** The side of the ambush. */
  readonly side: SideId;
  readonly cause: Extract<Cause, 'seen' | 'met'>;
  /** The bases that are discovered. */
  readonly bases: readonly BaseId[];
  readonly by: BaseId;
}

type Found = Omit<Discovery, 'mm' | 'side'>;

/** Where a mover runs into a base in ambush in a stage. Enemies that it can see are discovered earlier. */
function meeting(trace: Trace, place: number, mover: number, hidden: HiddenBase): Found | null {
  const stage = trace.way.stages[place] as Stage;
  const free = freeOf(trace.way, stage, mover, rectangleAt(hidden, hidden.pose).corners);
  if (free >= 1) return null;
  const by = (trace.way.movers[mover] as PlacedBase).id;
  return { at: place + free, cause: 'met', bases: [hidden.id], by };
}

/** How often the search for the exact place halves a step. */
const HALVINGS = 16;

/**
 * The first place of a stage where a mover sees a base in ambush; if the limit itself is reached near there, that
 * place.
 */
function sighting(
  rules: AmbushRules,
  trace: Trace,
  place: number,
  mover: number,
  hidden: HiddenBase,
): Found | null {
  const stage = trace.way.stages[place] as Stage;
  const base = trace.way.movers[mover] as PlacedBase;
  if (base.side === hidden.side) return null;
  const there = (at: number): PlacedBase => ({ ...base, pose: poseAlong(stage, mover, at) });
  const sees = (at: number): boolean => discovers(rules, trace.battle, there(at), hidden);
  const seesFully = (at: number): boolean => rules.sees(trace.battle, there(at), asStanding(hidden), true);
  const steps = stepsOf(stageLengths(trace.reached)[place] ?? 0);
  const first = steps.findIndex(sees);
  if (first < 0) return null;
  const full = steps.slice(first, first + 2).find(seesFully);
  const from = steps[first - 1] ?? 0;
  const at =
    full === undefined
      ? firstBetween(sees, from, steps[first] as number, HALVINGS)
      : firstBetween(seesFully, from, full, HALVINGS);
  return { at: place + at, cause: 'seen', bases: [hidden.id], by: base.id };
}

const earlier = (one: Found | null, other: Found | null): Found | null =>
  one && (!other || one.at <= other.at) ? one : other;

/** The first place of a way where an ambush is discovered; null if none is. */
export function discoveryOn(rules: AmbushRules, trace: Trace): Discovery | null {
  const own = new Set(trace.way.movers.map(({ id }) => id));
  const hidden = hiddenBases(trace.battle).filter(({ id }) => !own.has(id));
  if (hidden.length === 0 || !holds(rules.comesOut)) return null;
  for (const place of trace.way.stages.keys()) {
    let first: Found | null = null;
    for (const mover of trace.way.movers.keys())
      for (const each of hidden)
        first = earlier(
          earlier(meeting(trace, place, mover, each), sighting(rules, trace, place, mover, each)),
          first,
        );
    if (first) return withSide(trace, first);
  }
  return null;
}

const sideOf = (battle: Battle, id: BaseId = ''): SideId => findBase(battle, id)?.side ?? '';

const withSide = (trace: Trace, found: Found): Discovery => ({
  ...found,
  mm: usedAt(trace, found.at),
  side: sideOf(trace.battle, found.bases[0]),
});
