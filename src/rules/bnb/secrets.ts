import type { Base, Battle, Side, SideId } from '../../engine/battle.ts';
import { figure } from '../../engine/battle.ts';
import { holds } from '../../engine/effects.ts';

/** What everybody may know of an army: the rest of its order of battle is its own affair. */
const OPEN_FACTS = ['aggression', 'terrain', 'psSupport', 'list', 'color'];

/** Bases not yet deployed or lying in ambush are seen by their own side only. */
export function hides(_battle: Battle, base: Base, from: SideId | null): boolean {
  if (base.side === from) return false;
  if (base.place === 'table') return !holds('bnb.setup.13');
  const unseen = base.place === 'ambush' || (base.place === 'reserve' && figure(base.marks, 'seen') === 0);
  return unseen && holds('bnb.setup.14');
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
