/** Where a side deploys. DBMM, Deployment; rulings 40, 172 and 177. */
import type { AsideLimit, Limit } from '../../../debellis/game.ts';
import { isGeneral } from '../../../debellis/troops/base.ts';
import type { Kind } from '../../../debellis/troops/troop.ts';
import type { Base, Battle, TableEdge } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { acrossFrom, edgeOfSide } from '../../../engine/setup/edges.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { paces } from '../measures.ts';
import { stateOf } from '../state.ts';
import { isNaval, isOf } from '../troops/base.ts';

type Cited<Of extends Limit> = Of & { readonly rule: DbmmClause };

/** How far behind the centre line the army deploys that deploys first, and the other, in paces. */
const BEHIND_CENTRE = {
  first: { rule: 'dbmm.deploy.6', paces: 240 },
  second: { rule: 'dbmm.deploy.7', paces: 400 },
} as const satisfies Readonly<Record<string, { readonly rule: DbmmClause; readonly paces: number }>>;

/** The strips along the short edges, in paces: where nobody deploys, and where only some do. */
const CLOSED = 400;
const HALF_OPEN = 800;

/** Those who may deploy in the outer strip. A general may with them. */
const ON_WINGS: readonly Kind[] = ['Ps', 'LH', 'Ax', 'Cv(O)', 'Cv(I)', 'Bge(F)'];

/** The strip along each short edge where nobody deploys, in millimetres. */
export const SIDE_STRIP = paces(CLOSED);

/** The side that deploys first; the active one while nobody has thrown for it. */
export const firstToDeploy = (battle: Battle): SideId => stateOf(battle).deploysFirst ?? battle.turn.active;

/** How far from an edge the army that deploys first may deploy: no army may go farther. In millimetres. */
export const deploymentDepthFrom = (battle: Pick<Battle, 'table'>, edge: TableEdge): number =>
  acrossFrom(battle, edge) / 2 - paces(BEHIND_CENTRE[holds('dbmm.ambush.12') ? 'first' : 'second'].paces);

function depthOf(battle: Battle, side: SideId): Cited<Limit> {
  const { rule, paces: behind } = firstToDeploy(battle) === side ? BEHIND_CENTRE.first : BEHIND_CENTRE.second;
  const half = acrossFrom(battle, edgeOfSide(battle, side)) / 2;
  return { rule, mm: half - (holds(rule) ? paces(behind) : 0) };
}

/** How far from its own edge a side may deploy, in millimetres. */
export const deploymentDepth = (battle: Battle, side: SideId): number => depthOf(battle, side).mm;

/** May an element deploy in the outer strip along a short edge? A general's may, in a group with such troops. */
export const isOfWings = (base: Base): boolean => isOf(base, ...ON_WINGS);

function asideOf(base: Base): Cited<AsideLimit> | null {
  if (isNaval(base) && holds('dbmm.deploy.28')) return null;
  const onWings = (isOfWings(base) || isGeneral(base)) && holds('dbmm.deploy.9');
  if (!onWings && holds('dbmm.deploy.10'))
    return { rule: 'dbmm.deploy.10', mm: paces(HALF_OPEN), inclusive: false };
  return holds('dbmm.deploy.8') ? { rule: 'dbmm.deploy.8', mm: paces(CLOSED), inclusive: true } : null;
}

/** How far from its own edge an element may deploy, and how far from each short edge it must; null where it need not. */
export const deploymentLimits = (
  battle: Battle,
  base: Base,
): { readonly depth: Limit; readonly aside: AsideLimit | null } => ({
  depth: depthOf(battle, base.side),
  aside: asideOf(base),
});

/** Does an element stand in the outer strip along a short edge? */
export const isOnWing = (distance: number): boolean => distance <= paces(HALF_OPEN);
