/** Answers questions about troops from the tables. Rows whose clause does not hold are ignored. */

import type { Kind, Mount, MoveGround, Troop } from '../../debellis/troops/troop.ts';
import { holds } from '../../engine/effects.ts';
import type { DbmClause } from './clauses/ids.ts';
import { isOneOf } from './kinds.ts';
import { DEPTHS, FAST, FIGURES, MOVES, WIDTH } from './troop-table.ts';

export * from './kinds.ts';
export * from './troop-notation.ts';
export * from './troop-table.ts';

// For a missing row: no element has this size, so the mistake is noticed.
const UNSTATED = 5;

/** Width and depth of an element in millimetres. */
export function baseSize(troop: Troop, mount: Mount = null) {
  const row = DEPTHS.find(
    ({ rule, of, on }) => (on === undefined || on === mount) && isOneOf(troop, of) && holds(rule),
  );
  return { width: holds(WIDTH.rule) ? WIDTH.width : UNSTATED, depth: row?.depth ?? UNSTATED };
}

/** The figure that a troop is drawn with. */
export const figureOf = (troop: Troop, mount: Mount = null): string =>
  FIGURES.find(
    (row) =>
      isOneOf(troop, row.of) &&
      (row.weapon ?? troop.weapon) === troop.weapon &&
      (row.mount ?? mount) === mount,
  )?.figure ?? '';

interface Part {
  readonly rule: DbmClause;
  readonly value: number;
}

const isFast = (troop: Troop, ground: MoveGround, onlyGood: readonly Kind[]): boolean =>
  troop.grade === 'F' && ground !== 'road' && (ground === 'GGo' || !isOneOf(troop, onlyGood));

/** The parts of a tactical move in paces: the figure of the table and the additions. */
export function moveParts(troop: Troop, ground: MoveGround): readonly Part[] {
  const row = MOVES.find(({ rule, of }) => isOneOf(troop, of) && holds(rule));
  const value = row?.paces[ground] ?? 0;
  if (!row || value === 0) return [];
  const fast = isFast(troop, ground, FAST.onlyGood) && holds(FAST.rule);
  return [{ rule: row.rule, value }, ...(fast ? [{ rule: FAST.rule, value: FAST.paces }] : [])];
}

/** A tactical move in paces on one kind of ground. */
export const moveOf = (troop: Troop, ground: MoveGround): number =>
  moveParts(troop, ground).reduce((sum, { value }) => sum + value, 0);
