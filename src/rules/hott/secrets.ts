import type { Base, Battle, Side, SideId } from '../../engine/battle.ts';
import { holds } from '../../engine/effects.ts';
import { agreed } from '../../engine/options.ts';
import { onlyNotes } from '../../engine/view.ts';
import { isLurker } from './base.ts';
import { HIDDEN_LURKERS } from './options.ts';
import type { HottState } from './state.ts';

/** What everybody may know of an army: its total tells of lurkers, so it is its own affair. */
const OPEN_FACTS = ['list', 'color', 'stronghold'];

/** Lurkers that have never been on the board are known to their own side only; all others are shown. */
export function hides({ options }: Battle, base: Base, from: SideId | null): boolean {
  if (base.side === from || base.place !== 'reserve') return false;
  if (!isLurker(base)) return !holds('hott.army.8');
  return !(base.marks.deployments ?? 0) && agreed(options, HIDDEN_LURKERS) && holds('hott.army.9');
}

export const openFacts = (side: Side, to: SideId | null): Side['facts'] =>
  side.id === to ? side.facts : onlyNotes(side.facts, (name) => OPEN_FACTS.includes(name));

/** Which notes everybody may know: all so far, as what they speak of happened on the table. */
const OPEN_NOTES: Readonly<Record<keyof HottState, boolean>> = {
  engaged: true,
  strongholdsLost: true,
  captives: true,
  entered: true,
  lairs: true,
  demoralised: true,
  tested: true,
  shotAtTargets: true,
  bespelledTargets: true,
  closeCombat: true,
};

export const openNotes = ({ own }: Battle): Battle['own'] =>
  onlyNotes(own, (name) => OPEN_NOTES[name as keyof HottState] === true);
