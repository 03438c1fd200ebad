/** A target of shots and spells: an element or a stronghold, as an outline with edges. */
import type { Battle, PlacedBase, SideId } from '../../../engine/battle.ts';
import { basesOnTable, placedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Point } from '../../../geometry/point.ts';
import { area, type Polygon } from '../../../geometry/polygon.ts';
import { EDGE_NAMES, type EdgeName, edgeOf } from '../../../geometry/rectangle.ts';
import { isStrongholdLost, type Stronghold, strongholdById, strongholdsOf } from '../ground/stronghold.ts';

/** An edge with its ends in clockwise order. */
export interface TargetEdge {
  readonly name: EdgeName | 'wall';
  readonly from: Point;
  readonly to: Point;
}

export interface Target {
  readonly id: string;
  readonly side: SideId;
  /** Null for a stronghold. */
  readonly base: PlacedBase | null;
  readonly outline: Polygon;
  /** In the order in which shots prefer them: front, sides, rear. */
  readonly edges: readonly TargetEdge[];
}

const NAMED_FIRST: readonly EdgeName[] = [
  'front',
  ...EDGE_NAMES.filter((name) => name !== 'front' && name !== 'rear'),
  'rear',
];

export function targetOfBase(base: PlacedBase): Target {
  const rectangle = rectangleOfBase(base);
  const edges = NAMED_FIRST.map((name): TargetEdge => {
    const [from, to] = edgeOf(rectangle, name);
    return { name, from, to };
  });
  return { id: base.id, side: base.side, base, outline: rectangle.corners, edges };
}

function targetOfStronghold(stronghold: Stronghold): Target {
  const { id, side } = stronghold;
  const outline = area(stronghold.area) > 0 ? stronghold.area.toReversed() : stronghold.area;
  const edges = outline.map((from, at): TargetEdge => {
    const to = outline[(at + 1) % outline.length] as Point;
    return { name: 'wall', from, to };
  });
  return { id, side, base: null, outline, edges };
}

/** The target with this id, an element on the board or a stronghold that is not lost; else null. */
export function targetOf(battle: Battle, id: string): Target | null {
  const base = placedBase(battle, id);
  if (base) return targetOfBase(base);
  const stronghold = strongholdById(battle, id);
  return stronghold && !isStrongholdLost(battle, stronghold.side) ? targetOfStronghold(stronghold) : null;
}

/** All enemy targets of a side. */
export const targetsAgainst = (battle: Battle, side: SideId): readonly Target[] => [
  ...basesOnTable(battle)
    .filter((base) => base.side !== side)
    .map(targetOfBase),
  ...strongholdsOf(battle)
    .filter((piece) => piece.side !== side && !isStrongholdLost(battle, piece.side))
    .map(targetOfStronghold),
];
