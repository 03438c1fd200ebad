import type { SideId, TerrainPiece } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Reason } from '../../engine/event.ts';
import type { Point } from '../../geometry/point.ts';
import type { Told } from './told.ts';

/** A piece of terrain as a player considers laying it. */
export interface Draft {
  /** The number of its shape. */
  readonly shape: number;
  /** Where the player has put it; for a line, the point through which he pulled it. */
  readonly at: Point;
  readonly degrees: number;
  /** For a line: the places of its ends along their edges, and whether it runs from west to east. */
  readonly ends: readonly [number, number];
  readonly across: boolean;
  /** Bent to the other side. */
  readonly flip: boolean;
  /** Millimetres; null for the usual width. */
  readonly width: number | null;
  readonly cover: string | null;
  readonly gentle: boolean;
  readonly crossing: 'bridge' | 'ford';
}

/** The piece to lay now, and the choices about it. */
export interface Laying {
  readonly kind: string;
  readonly size: string;
  /** What is laid, where it is no terrain. */
  readonly title?: Told;
  /** How many shapes there are. */
  readonly shapes: number;
  /** For a section of fortifications: its kind, and how many of that kind are left with it. */
  section?(draft: Draft): { readonly kind: string; readonly left: number };
  /** The strip or sector that the dice gave; empty where it may lie anywhere. */
  readonly sector: readonly Point[];
  /** The outlines of what a side has drawn before, where the table does not show them. */
  readonly recorded?: readonly (readonly Point[])[];
  /** The edge that the dice gave. */
  readonly edge: string | null;
  /** What else the dice ask for. */
  readonly hint?: Told;
  readonly turns: boolean;
  /** Can it be turned over, or run the other way? */
  readonly flips: boolean;
  readonly covers: readonly string[];
  /** How wide it may be, in millimetres; null where it has no width of its own. */
  readonly widths: { readonly least: number; readonly most: number } | null;
  readonly start: Draft;
  /** The draft after the player pulls it to a point. */
  pulled(draft: Draft, to: Point): Draft;
  command(draft: Draft): AnyCommand;
  /** The piece as it would lie, and every rule against that; null where it is no piece at all. */
  judged(
    draft: Draft,
  ): { readonly piece: TerrainPiece; readonly reasons: readonly Reason[]; readonly crosses: boolean } | null;
}

/** A kind of terrain that may be chosen. */
export interface TerrainOnOffer {
  readonly kind: string;
  readonly mandatory: boolean;
  readonly sizes: readonly string[];
  /** The covers that it may have, such as woods. */
  readonly covers: readonly string[];
}

/** The terrain choices of one player that the other may see. */
export interface TerrainShown {
  readonly by: SideId;
  readonly pieces: readonly { readonly kind: string; readonly size: string }[];
}

/** The terrain that a player is asked to choose. */
export interface TerrainToChoose {
  readonly offered: readonly TerrainOnOffer[];
  /** The choices of the other player so far; null where there are none. */
  readonly shown: TerrainShown | null;
  /** How much these pieces are, and how much may be chosen. */
  amount?(pieces: readonly { readonly kind: string; readonly size: string }[]): Told;
}
