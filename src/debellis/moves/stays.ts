/** The parts of ways in zones of enemies. */
import type { PlacedBase } from '../../engine/battle.ts';
import { bindersAmong, zonesNear } from '../../engine/board/zones.ts';
import { lengthsAlong } from '../../engine/moves/measure.ts';
import { boxAlong, outlineAlong, stepsOf } from '../../engine/moves/sweep.ts';
import type { Trace } from '../../engine/moves/types.ts';
import type { Stage } from '../../engine/moves/way.ts';
import type { Rectangle } from '../../geometry/rectangle.ts';

/** A point of a way: the stage, and the ground that the mover covers there. */
export interface Place {
  readonly at: number;
  readonly stage: Stage;
  readonly ground: Rectangle;
}

/** The part of one mover's way in the zone of one enemy. */
export interface Stay {
  readonly mover: number;
  readonly by: PlacedBase;
  readonly places: readonly Place[];
}

/** A little beyond the point where a zone is entered, as a part of a stage. */
const ENTERED = 1e-3;

/** The parts of one mover's way in zones, one for each enemy, where nothing makes that zone count for nothing. */
export function staysOf(
  trace: Trace,
  mover: number,
  isIdle: (by: PlacedBase, ground: Rectangle) => boolean,
): readonly Stay[] {
  if (!trace.zones.some((zone) => zone.mover === mover)) return [];
  const { battle, rules, way } = trace;
  const lengths = lengthsAlong(way);
  const found = new Map<string, { by: PlacedBase; places: Place[] }>();
  for (const [place, stage] of way.stages.entries()) {
    const zones = zonesNear(rules, battle, boxAlong(way, stage, mover), way.movers[mover]?.side);
    if (zones.length === 0) continue;
    const entries = trace.zones.filter((zone) => zone.mover === mover && Math.floor(zone.at) === place);
    const inside = entries.map(({ at }) => at - place + ENTERED);
    for (const part of [0, ...stepsOf(lengths[place] ?? 0), ...inside].toSorted((a, b) => a - b)) {
      const ground = outlineAlong(way, stage, mover, part);
      for (const by of bindersAmong(rules, zones, ground)) {
        if (isIdle(by, ground)) continue;
        const stay = found.get(by.id) ?? { by, places: [] };
        stay.places.push({ at: place + part, stage, ground });
        found.set(by.id, stay);
      }
    }
  }
  return [...found.values()].map((stay) => ({ mover, ...stay }));
}
