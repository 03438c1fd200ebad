/** The check of bases and terrain in the way of a pack. Blood and Blades, full speed ahead. */
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { moverOf, type Trace, usedAt } from '../../../engine/moves/trace.ts';
import { breaks } from '../citing.ts';
import { passPlan } from './passing.ts';

/** Any base that its front meets, friend or enemy, stops a base of a pack. */
export function meetsBroken(trace: Trace): readonly Broken[] {
  const met = trace.meetings[0];
  if (!met || !holds('bnb.pack.8')) return passPlan(trace).broken;
  const figures = { base: moverOf(trace, met).id, other: met.other.id, mm: usedAt(trace, met.at) };
  return [breaks(met.at, 'bnb.pack.8', 'bnb.pack.meets', figures)];
}
