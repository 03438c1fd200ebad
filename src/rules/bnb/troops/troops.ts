/** Classes, weapons, sizes and moves of troops, read from the tables. A row counts only if its clause holds. */
import { holds } from '../../../engine/effects.ts';
import type { BnbClause } from '../clauses/ids.ts';
import type { FigureScale, MoveGround, Troop, TroopClass, TroopKind, Weapon } from './troop-table.ts';
import { DEPTHS, FIGURES, MOVE_BONUSES, MOVES, TROOP_CLASSES, WEAPONS, WIDTHS } from './troop-table.ts';

export * from './troop-notation.ts';
export * from './troop-table.ts';

/** Is the troop of this kind? */
function isOfKind(troop: Troop, kind: TroopKind): boolean {
  return kind.types.includes(troop.type) && (kind.grades?.includes(troop.grade) ?? true);
}

/** Does the troop belong to a class? Bg is infantry, but neither light nor heavy. */
export function inClass(troop: Troop, name: TroopClass): boolean {
  const row = TROOP_CLASSES[name];
  return row.types.includes(troop.type) && holds(row.rule);
}

export const isInfantry = (troop: Troop): boolean => inClass(troop, 'infantry');
export const isLightInfantry = (troop: Troop): boolean => inClass(troop, 'light-infantry');
export const isMounted = (troop: Troop): boolean => inClass(troop, 'mounted');
export const isSkirmisher = (troop: Troop): boolean => inClass(troop, 'skirmishers');
export const isLightTroops = (troop: Troop): boolean => inClass(troop, 'light-troops');

/** The weapon that a base shoots and supports with; null for types other than Bw and Ps. */
export function weaponOf(troop: Troop): Weapon | null {
  if (troop.weapon !== undefined) return troop.weapon;
  return WEAPONS.find((row) => row.type === troop.type && holds(row.rule))?.weapons[0] ?? null;
}

/** The name of the figure that is drawn for a troop. */
export const figureOf = (troop: Troop): string =>
  FIGURES.find((row) => isOfKind(troop, row) && (row.weapon === undefined || row.weapon === troop.weapon))
    ?.figure ?? '';

// Used if no row answers: a size that no base has, so that a missing row shows.
const UNSTATED = 5;

/** Width of every base in millimetres. */
export function widthAt(scale: FigureScale): number {
  const row = WIDTHS[scale];
  return holds(row.rule) ? row.width : UNSTATED;
}

/** Infantry on vehicles stands and moves like light chariots. */
const VEHICLES: Troop = { type: 'LCh', grade: 'O', regular: true };

const asItGoes = (troop: Troop): Troop => (troop.mounted && holds('bnb.troop.13') ? VEHICLES : troop);

/** Depth of a base in millimetres, with its vehicles. Blood and Blades, Base dimensions. */
export function depthOf(troop: Troop, scale: FigureScale = '15mm'): number {
  const stands = asItGoes(troop);
  const row = DEPTHS.find((one) => one.kinds.some((kind) => isOfKind(stands, kind)) && holds(one.rule));
  return row?.depth[scale] ?? UNSTATED;
}

/** Width and depth in millimetres at the 15 mm scale. */
export function baseSize(troop: Troop): { readonly width: number; readonly depth: number } {
  return { width: widthAt('15mm'), depth: depthOf(troop) };
}

export interface DistancePart {
  readonly rule: BnbClause;
  readonly value: number;
}

/** The parts of a move distance in MU: the table's figure and its additions. */
export function moveDistanceParts(of: Troop, ground: MoveGround): readonly DistancePart[] {
  const troop = asItGoes(of);
  const row = MOVES.find((one) => isOfKind(troop, one) && holds(one.rule));
  if (row === undefined) return [];
  const bonuses = MOVE_BONUSES.filter(
    (bonus) =>
      bonus.grade === troop.grade &&
      bonus.grounds.includes(ground) &&
      (bonus.only === undefined || inClass(troop, bonus.only)) &&
      holds(bonus.rule),
  );
  return [
    { rule: row.rule, value: row.distance[ground] },
    ...bonuses.map(({ rule, value }) => ({ rule, value })),
  ];
}

/** Move distance in MU on one kind of ground. Blood and Blades, Move distances. */
export function moveDistance(troop: Troop, ground: MoveGround): number {
  return moveDistanceParts(troop, ground).reduce((sum, part) => sum + part.value, 0);
}
