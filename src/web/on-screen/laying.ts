import type { SideId, TerrainPiece } from '../../engine/battle.ts';
import type { AnyCommand } from '../../engine/command.ts';
import type { Reason } from '../../engine/event.ts';
import type { Point } from '../../geometry/point.ts';

/** A piece of terrain as somebody thinks of laying it. */
export interface Draft {
  /** Which of the shapes there are. */
  readonly shape: number;
  /** Where a hand has put it; of a line, the place through which it was pulled. */
  readonly at: Point;
  readonly degrees: number;
  /** Of a line: the places of its ends along their edges, and whether it runs from west to east. */
  readonly ends: readonly [number, number];
  readonly across: boolean;
  /** Bent to the other side. */
  readonly flip: boolean;
  /** Millimetres; null where the usual width will do. */
  readonly width: number | null;
  readonly cover: string | null;
  readonly gentle: boolean;
  readonly crossing: 'bridge' | 'ford';
}

/** What is to be laid now, and what may be chosen about it. */
export interface Laying {
  readonly kind: string;
  readonly size: string;
  /** How many shapes there are. */
  readonly shapes: number;
  /** The strip or sector that the dice gave; empty where it may lie anywhere. */
  readonly sector: readonly Point[];
  /** The edge that the dice gave. */
  readonly edge: string | null;
  readonly turns: boolean;
  /** It can be turned over, or run the other way. */
  readonly flips: boolean;
  readonly covers: readonly string[];
  /** How wide it may be, in millimetres; null where it has no width of its own. */
  readonly widths: { readonly least: number; readonly most: number } | null;
  readonly start: Draft;
  /** The draft where a hand has pulled it to a point. */
  pulled(draft: Draft, to: Point): Draft;
  command(draft: Draft): AnyCommand;
  /** The piece as it would lie, and every rule against that; null where it is no piece at all. */
  judged(
    draft: Draft,
  ): { readonly piece: TerrainPiece; readonly reasons: readonly Reason[]; readonly crosses: boolean } | null;
}

/** What may be chosen when a battlefield is made. */
export interface TerrainOnOffer {
  readonly kind: string;
  readonly mandatory: boolean;
  readonly sizes: readonly string[];
  /** What may grow on it. */
  readonly covers: readonly string[];
}

/** What one player has chosen for the battlefield, and the other may know. */
export interface TerrainShown {
  readonly by: SideId;
  readonly pieces: readonly { readonly kind: string; readonly size: string }[];
}

/** Terrain that somebody is asked to choose. */
export interface TerrainToChoose {
  readonly offered: readonly TerrainOnOffer[];
  /** What the other player has chosen already; null where that is nothing. */
  readonly shown: TerrainShown | null;
}
