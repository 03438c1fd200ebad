import type { Base, Battle, SideId } from '../../engine/battle.ts';
import { holds } from '../../engine/effects.ts';
import { agreed } from '../../engine/options.ts';
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

export const isOpen = (what: 'fact' | 'note', name: string): boolean =>
  what === 'fact' ? OPEN_FACTS.includes(name) : OPEN_NOTES[name as keyof HottState] === true;
