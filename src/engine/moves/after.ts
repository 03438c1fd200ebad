/** The battle at the end of a way, for checks of the position that a move would reach. */

import type { Pose } from '../../geometry/pose.ts';
import { type Battle, type PlacedBase, placedBase } from '../battle.ts';
import { keptWith } from '../data/memory.ts';
import type { Trace } from './trace.ts';

/** The battle as it stands at the end of a way, before any base conforms. */
export const battleAfter = keptWith((trace: Trace): Battle => {
  const ends = new Map(trace.way.movers.map((base, at) => [base.id, trace.ends[at] as Pose]));
  const bases = trace.battle.bases.map((base) => {
    const pose = ends.get(base.id);
    return pose ? { ...base, pose } : base;
  });
  return { ...trace.battle, bases };
});

/** The movers as they stand at the end of their way. */
export const moversAfter = (trace: Trace): readonly PlacedBase[] =>
  trace.way.movers.map((base) => placedBase(battleAfter(trace), base.id)).filter((base) => base !== null);
