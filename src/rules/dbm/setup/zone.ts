/** Where a side deploys. DBM, Deployment; ruling 102. */
import type { AsideLimit, Limit } from '../../../debellis/game.ts';
import type { Base, Battle, TableEdge } from '../../../engine/battle.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { acrossFrom, edgeOfSide } from '../../../engine/setup/edges.ts';
import type { DbmClause } from '../clauses/ids.ts';
import { paces } from '../measures.ts';
import { isNaval } from '../troops/base.ts';

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

type Cited<Of extends Limit> = Of & { readonly rule: DbmClause };

/** How far from its own edge an element may deploy, and how far from each short edge it must. */
export const deploymentLimits = (
  battle: Battle,
  base: Base,
): { readonly depth: Cited<Limit>; readonly aside: Cited<AsideLimit> | null } => ({
  depth: { rule: 'dbm.deploy.4', mm: deploymentDepth(battle, base.side) },
  aside: isNaval(base) ? null : { rule: 'dbm.deploy.5', mm: SIDE_STRIP, inclusive: false },
});
