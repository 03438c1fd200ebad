import type { Base, Battle, Side, SideId } from '../../engine/battle.ts';
import { holds } from '../../engine/effects.ts';

/** What everybody may know of an army: the rest of its order of battle is its own affair. */
const OPEN_FACTS = ['aggression', 'psSupport', 'list', 'color'];

/** Bases not yet deployed or lying in ambush are seen by their own side only. */
export function hides(_battle: Battle, base: Base, from: SideId | null): boolean {
  return (base.place === 'ambush' || base.place === 'reserve') && base.side !== from && holds('bnb.setup.14');
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
