/** Armies of Hordes of the Things as plain data. */
import type { Element } from '../../rules/hott/troops/troops.ts';

export type ShapeName = 'oblong' | 'octagon' | 'hexagon' | 'half-round' | 'wedge';

/** The appearance of a stronghold. It has no effect on play. */
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
  /** Its name in French, if it has one. */
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
  /** Their name in this army; empty if the army gives none. */
  readonly name: string;
  /** Their name in French, if it has one. */
  readonly nameFr?: string;
  /** The general, or the commander-in-chief of several, is with one of them. */
  readonly general: 'general' | 'c-in-c' | null;
  readonly command: string | null;
  /** The name of that command in French, if it has one. */
  readonly commandFr?: string;
  /** The depth of the bases in millimetres, if it is not the usual one. */
  readonly depth: number | null;
}

export interface HottArmy {
  readonly name: string;
  /** Its name in French, if it has one. */
  readonly nameFr?: string;
  /** The army points of its battles. */
  readonly points: number;
  readonly theme: { readonly en: readonly string[]; readonly fr: readonly string[] };
  /** Null if the army has none. */
  readonly stronghold: Stronghold | null;
  readonly lines: readonly ArmyLine[];
}
