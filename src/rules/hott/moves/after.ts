import { type Battle, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import type { Pose } from '../../../geometry/pose.ts';

const kept = new WeakMap<Trace, Battle>();

/** The battle as it would stand at the end of a way, before anybody conforms. */
export function battleAfter(trace: Trace): Battle {
  const known = kept.get(trace);
  if (known) return known;
  const ends = new Map(trace.way.movers.map((base, at) => [base.id, trace.ends[at] as Pose]));
  const bases = trace.battle.bases.map((base) => {
    const pose = ends.get(base.id);
    return pose ? { ...base, pose } : base;
  });
  const battle = { ...trace.battle, bases };
  kept.set(trace, battle);
  return battle;
}

/** The movers as they would stand there. */
export const moversAfter = (trace: Trace): readonly PlacedBase[] =>
  trace.way.movers.map((base) => placedBase(battleAfter(trace), base.id)).filter((base) => base !== null);
