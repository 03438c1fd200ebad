/** What an army of Hordes of the Things says, once read. Plain data. */
import type { Element } from '../../rules/hott/troops.ts';

export type ShapeName = 'oblong' | 'octagon' | 'hexagon' | 'half-round' | 'wedge';

/** What a stronghold looks like; the look has no effect on play. */
export const LOOKS = [
  'castle',
  'tower',
  'city',
  'temple',
  'forest',
  'caves',
  'hill',
  'barrow',
  'graveyard',
  'fleet',
  'harbour',
  'camp',
  'hall',
  'standing-stones',
] as const;
export type Look = (typeof LOOKS)[number];

export interface Stronghold {
  readonly name: string;
  /** Its name in French, where it has one. */
  readonly nameFr?: string;
  readonly look: Look;
  readonly shape: ShapeName;
  /** Paces, along its owner's base edge and across. */
  readonly width: number;
  readonly depth: number;
}

export interface ArmyLine {
  readonly count: number;
  readonly element: Element;
  /** What they are in this army; empty where it does not say. */
  readonly name: string;
  /** A general is with one of them, or the commander-in-chief of several. */
  readonly general: 'general' | 'c-in-c' | null;
  readonly command: string | null;
  /** Depth of the bases in millimetres, where it is not the usual one. */
  readonly depth: number | null;
}

export interface HottArmy {
  readonly name: string;
  /** Its name in French, where it has one. */
  readonly nameFr?: string;
  /** Army points agreed on. */
  readonly points: number;
  readonly theme: { readonly en: readonly string[]; readonly fr: readonly string[] };
  /** Null where the army has none. */
  readonly stronghold: Stronghold | null;
  readonly lines: readonly ArmyLine[];
}
