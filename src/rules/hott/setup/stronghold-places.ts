/** The places that are tried and offered for a stronghold. */
import type { Battle, SideId, TableEdge } from '../../../engine/battle.ts';
import { edgeDistance, INWARD } from '../../../engine/setup/edges.ts';
import { degreesOf } from '../../../geometry/exact.ts';
import { boxOf } from '../../../geometry/polygon.ts';
import { baseEdgeOf, middleOfBase } from './base-edge.ts';
import { strongholdFact } from './stronghold-piece.ts';

export type Place = readonly [number, number, number];

/** How far it is moved aside from the middle, in millimetres, the least first. */
const ASIDE = [0, 40, -40, 80, -80, 120, -120];

/** How far it is pushed back beyond the middle of a curved shore, in millimetres. */
const BACK = [0, 10, 20, 30];

const isUpright = (edge: TableEdge): boolean => edge === 'south' || edge === 'north';

/** The distance from its middle to its rear. */
const rearOf = (shape: readonly (readonly [number, number])[]): number =>
  -boxOf(shape.map(([x, y]) => ({ x, y }))).minY;

/** Places along the base edge or shore, near its middle, whether legal or not. */
export function placesAlong(battle: Battle, side: SideId): readonly Place[] {
  const base = baseEdgeOf(battle, side);
  const middle = middleOfBase(battle, base);
  const rear = rearOf(strongholdFact(battle, side).shape);
  const from = edgeDistance(battle, base.edge, middle);
  const facing = degreesOf(INWARD[base.edge]);
  return BACK.slice(0, base.sea ? BACK.length : 1).flatMap((back) =>
    ASIDE.map((aside): Place => {
      const ahead = from + rear - back;
      const along = (isUpright(base.edge) ? middle.x : middle.y) + aside;
      const across = ['south', 'west'].includes(base.edge)
        ? ahead
        : (isUpright(base.edge) ? battle.table.depth : battle.table.width) - ahead;
      return isUpright(base.edge) ? [along, across, facing] : [across, along, facing];
    }),
  );
}
