import type { Base, Battle, SideId } from '../../engine/battle.ts';
import { figure } from '../../engine/battle.ts';
import { holds } from '../../engine/effects.ts';
import { agreed } from '../../engine/options.ts';
import { hasSprung, SPRUNG } from './ambush/reveal.ts';
import { MEMORY } from './combat/opponents.ts';
import { DAZZLE_NOTES } from './dazzle.ts';
import { REBATE } from './moves/command.ts';
import { AMBUSH } from './options.ts';
import { AIMS } from './shooting/aims.ts';
import { DEPLOYS_FIRST } from './steps/deployment.ts';
import { TIME_NOTES } from './time-of-day.ts';
import { WEATHER_NOTES } from './weather.ts';

/** What everybody may know of an army: the rest of its order of battle is its own affair. */
const OPEN_FACTS = ['aggression', 'terrain', 'psSupport', 'list', 'color'];

/** Bases not yet deployed or lying in ambush are seen by their own side only. */
export function hides(_battle: Battle, base: Base, from: SideId | null): boolean {
  if (base.side === from) return false;
  if (base.place === 'table') return !holds('bnb.setup.13');
  const unseen = base.place === 'ambush' || (base.place === 'reserve' && figure(base.marks, 'seen') === 0);
  return unseen && holds('bnb.setup.14');
}

/** Who has not sprung an ambush may lie in one. */
export const mayHide = ({ options, own, sides }: Battle): boolean =>
  agreed(options, AMBUSH) && sides.some(({ id }) => !hasSprung(own, id));

/** Weather and light are over everybody. */
const SKY: readonly string[] = [...WEATHER_NOTES, ...TIME_NOTES, ...DAZZLE_NOTES];

/** Notes of what happened in the open. */
const isOpenNote = (name: string): boolean =>
  [MEMORY, AIMS, DEPLOYS_FIRST, SPRUNG, ...SKY].includes(name) || name.startsWith(REBATE);

export const isOpen = (what: 'fact' | 'note', name: string): boolean =>
  what === 'fact' ? OPEN_FACTS.includes(name) : isOpenNote(name);
