/** Answers questions about troops from the tables of a ruleset. Rows whose clause does not hold are ignored. */
import { holds } from '../../engine/effects.ts';
import type { kindsBy } from './kinds.ts';
import type { Kind, Mount, MoveGround, MovePart, Troop, Weapon } from './troop.ts';

interface Row {
  readonly rule: string;
  readonly of: readonly Kind[];
}

/** A depth in millimetres. */
export interface DepthRow extends Row {
  readonly depth: number;
  /** Only for troops on this mount. */
  readonly on?: Mount;
}

/** Tactical moves in paces; 0 is no move at all. */
export interface MoveRow extends Row {
  readonly paces: Readonly<Record<MoveGround, number>>;
}

/** The figure that a troop is drawn with. */
export interface FigureRow {
  readonly of: readonly Kind[];
  readonly weapon?: Weapon;
  readonly mount?: Mount;
  readonly figure: string;
}

/** The tables of troops. In each the first row that fits counts. */
export interface TroopTables {
  /** Width of every element in millimetres. */
  readonly width: { readonly rule: string; readonly width: number };
  readonly depths: readonly DepthRow[];
  readonly moves: readonly MoveRow[];
  /** The addition of fast troops to a move off the road, in paces, by going. */
  readonly fast: { readonly rule: string; readonly paces: number; readonly onlyGood: readonly Kind[] };
  readonly figures: readonly FigureRow[];
}

// For a missing row: no element has this size, so the mistake is noticed.
const UNSTATED = 5;

/** The questions about the size, the figure and the moves of troops. */
export function troopsBy(
  { width, depths, moves, fast, figures }: TroopTables,
  { isOneOf }: Pick<ReturnType<typeof kindsBy>, 'isOneOf'>,
) {
  /** Width and depth of an element in millimetres. */
  function baseSize(troop: Troop, mount: Mount = null) {
    const row = depths.find(
      ({ rule, of, on }) => (on === undefined || on === mount) && isOneOf(troop, of) && holds(rule),
    );
    return { width: holds(width.rule) ? width.width : UNSTATED, depth: row?.depth ?? UNSTATED };
  }

  /** The figure that a troop is drawn with. */
  const figureOf = (troop: Troop, mount: Mount = null): string =>
    figures.find(
      (row) =>
        isOneOf(troop, row.of) &&
        (row.weapon ?? troop.weapon) === troop.weapon &&
        (row.mount ?? mount) === mount,
    )?.figure ?? '';

  const isFast = (troop: Troop, ground: MoveGround): boolean =>
    troop.grade === 'F' &&
    ground !== 'road' &&
    (ground === 'GGo' || !isOneOf(troop, fast.onlyGood)) &&
    holds(fast.rule);

  /** The parts of a tactical move in paces: the figure of the table and the additions. */
  function moveParts(troop: Troop, ground: MoveGround): readonly MovePart[] {
    const row = moves.find(({ rule, of }) => isOneOf(troop, of) && holds(rule));
    if (!row) return [];
    const value = row.paces[ground];
    return [
      ...(value > 0 ? [{ rule: row.rule, value }] : []),
      ...(isFast(troop, ground) ? [{ rule: fast.rule, value: fast.paces }] : []),
    ];
  }

  /** A tactical move in paces on one kind of ground. */
  const moveOf = (troop: Troop, ground: MoveGround): number =>
    moveParts(troop, ground).reduce((sum, { value }) => sum + value, 0);

  return { baseSize, figureOf, moveParts, moveOf };
}
