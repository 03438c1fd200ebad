/** Lays pieces of terrain that have been judged. */
import type { TerrainPiece } from '../../engine/battle.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import { malformedPart } from '../../engine/game/command-reader.ts';
import { reason } from '../../engine/game/decide.ts';
import type { Reason } from '../../engine/game/event.ts';
import { tell } from '../../engine/game/work.ts';
import { type Crossable, withCrossings } from '../../engine/setup/lay/crossings.ts';
import type { Point } from '../../geometry/point.ts';

/** The pieces that an order would lay, and every rule that they break. */
export interface Judged {
  readonly pieces: readonly TerrainPiece[];
  readonly reasons: readonly Reason[];
}

/** The points of a line or an outline in an order. */
export const pointsOf = (line: readonly (readonly [number, number])[]): readonly Point[] =>
  line.map(([x, y]) => ({ x, y }));

interface Laying {
  readonly rule: string;
  /** How the piece is laid, for an order that names none. */
  readonly laying: string;
  readonly crossable: Crossable;
  /** The crossings where roads and rivers meet. */
  readonly crossing: string;
}

/** Lays a piece with the crossings that it makes, or returns every reason against it. */
export function layJudged(
  work: Work,
  wanted: { readonly kind: string; readonly size: string; readonly side: string },
  judged: Judged | null,
  { rule, laying, crossable, crossing }: Laying,
): readonly Reason[] {
  const { battle, rules } = work;
  if (!judged) return [reason(rules, 'malformed-command', malformedPart('lay-terrain', laying))];
  if (judged.reasons.length > 0) return judged.reasons;
  const { kind, size, side } = wanted;
  const figures = { side, piece: judged.pieces[0]?.id ?? '', kind, size };
  tell(
    work,
    { type: 'terrain-laid', rule, figures },
    judged.pieces
      .flatMap((piece) => (piece.line ? withCrossings(crossable, battle.terrain, piece, crossing) : [piece]))
      .map((piece) => ({ change: 'terrain', piece })),
  );
  return [];
}
