/** Elements of demoralised commands run off the battlefield. Hordes of the Things, Demoralised commands. */
import { type Battle, basesOnTable, type Frame, type PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { edgeDistance, edgeOfSide } from '../../../engine/setup/edges.ts';
import { isInCloseCombat } from '../board/contacts.ts';
import { strongholdAttacked } from '../ground/stronghold.ts';
import { AFTERMATH, outcomeFrame } from '../outcomes/frames.ts';
import { figure } from '../troops/marks.ts';
import { isDemoralised } from './demoralised.ts';

/** Has it moved or been held in this bound? */
const isUnderOrders = (base: PlacedBase): boolean =>
  (['tactical', 'moved', 'held'] as const).some((mark) => figure(base.bound, mark) > 0);

const runs = (battle: Battle, base: PlacedBase): boolean =>
  base.side === battle.turn.active &&
  isDemoralised(battle, base) &&
  !isUnderOrders(base) &&
  !isInCloseCombat(battle, base) &&
  strongholdAttacked(battle, base) === null;

function fromOwnEdge(battle: Battle, base: PlacedBase): number {
  const edge = edgeOfSide(battle, base.side);
  return Math.min(...rectangleOfBase(base).corners.map((corner) => edgeDistance(battle, edge, corner)));
}

/** The elements that will run off unless they are ordered, the nearest to their edge first. */
export const runaways = (battle: Battle): readonly PlacedBase[] =>
  basesOnTable(battle)
    .filter((base) => runs(battle, base))
    .toSorted((a, b) => fromOwnEdge(battle, a) - fromOwnEdge(battle, b));

/** The frames after the tactical moves in which each of them runs off the battlefield. */
export function runOffFrames(battle: Battle): readonly Frame[] {
  const frames = holds('hott.demo.6')
    ? runaways(battle).map(({ id }) =>
        outcomeFrame(id, 'flee-off', { winner: '', cause: 'hott.demo.6', fight: 'panic' }),
      )
    : [];
  return frames.length > 0 ? [...frames, AFTERMATH] : [];
}
