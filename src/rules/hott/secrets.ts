import type { Base, Battle, Side, SideId } from '../../engine/battle.ts';
import { holds } from '../../engine/effects.ts';
import { isLurker } from './base.ts';

/** What everybody may know of an army: its total tells of lurkers, so it is its own affair. */
const OPEN_FACTS = ['list', 'color'];

/** Lurkers that have never been on the board are known to their own side only. */
export function hides(_battle: Battle, base: Base, from: SideId | null): boolean {
  if (base.side === from || base.place !== 'reserve' || !isLurker(base)) return false;
  return !(base.marks.deployments ?? 0) && holds('hott.army.9');
}

export function openFacts(side: Side, to: SideId | null): Side['facts'] {
  if (side.id === to) return side.facts;
  const open: Record<string, Side['facts'][string]> = {};
  for (const name of OPEN_FACTS) {
    const fact = side.facts[name];
    if (fact !== undefined) open[name] = fact;
  }
  return open;
}
