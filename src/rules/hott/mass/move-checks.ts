/** Limits on moves by commands and demoralisation. Hordes of the Things, Mass battles. */

import { commandOf } from '../../../engine/army/commands.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import type { Trace } from '../../../engine/moves/trace.ts';
import { breaksAll } from '../citing.ts';
import { isMassBattle } from '../ending/army-size.ts';
import { isDemoralised } from './demoralised.ts';

/** Elements of two commands never move as one group. */
export function commandsBroken(trace: Trace): readonly Broken[] {
  const [first, ...others] = trace.way.movers;
  const stranger = others.find((base) => first && commandOf(base) !== commandOf(first));
  if (!first || !stranger || !isMassBattle(trace.battle) || !holds('hott.mass.4')) return NONE;
  return [breaksAll('hott.mass.4', 'hott.mass.two-commands', { base: first.id, other: stranger.id })];
}

/** Elements of a demoralised command move one at a time. */
export function demoralisedBroken(trace: Trace): readonly Broken[] {
  const base = trace.way.movers.find((mover) => isDemoralised(trace.battle, mover));
  if (!base) return NONE;
  if (trace.way.movers.length === 1)
    return holds('hott.demo.3') ? NONE : [breaksAll('hott.demo.3', 'hott.mass.no-moves', { base: base.id })];
  if (!holds('hott.demo.5')) return NONE;
  return [breaksAll('hott.demo.5', 'hott.mass.no-group-moves', { base: base.id })];
}
