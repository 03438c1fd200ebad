/** Where a side deploys. DBM, Deployment; ruling 102. */
import type { Battle, TableEdge } from '../../../engine/battle.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { acrossFrom, edgeOfSide } from '../../../engine/setup/edges.ts';
import { paces } from '../measures.ts';

/** How far behind the centre line of the table the front limit of deployment lies, in millimetres. */
const BEHIND_CENTRE = paces(300);
/** The strip along each short edge where nobody deploys, in millimetres. */
export const SIDE_STRIP = paces(300);

/** How far from an edge the side that sits there may deploy, in millimetres. */
export const deploymentDepthFrom = (battle: Pick<Battle, 'table'>, edge: TableEdge): number =>
  acrossFrom(battle, edge) / 2 - BEHIND_CENTRE;

/** How far from its own edge a side may deploy, in millimetres. */
export const deploymentDepth = (battle: Battle, side: SideId): number =>
  deploymentDepthFrom(battle, edgeOfSide(battle, side));
