/** The edge of an enemy that an element may shoot at. Hordes of the Things, Distant shooting. */
import type { Battle, PlacedBase } from '../../../engine/battle.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import type { HottClause } from '../clauses/ids.ts';
import { rangeInArc, rangeOf } from './arc.ts';
import { between, isEdgeHidden } from './sight.ts';
import { standingFaults, strongholdFaults } from './standing.ts';
import type { Target, TargetEdge } from './target.ts';

/** The result for one edge: the more conditions it passes, the higher its stage. */
interface Look {
  readonly edge: TargetEdge;
  readonly stage: number;
  readonly faults: readonly Reason[];
}

const FREE = 4;

const against = (
  rule: HottClause,
  key: string,
  shooter: PlacedBase,
  target: Target,
  more: Reason['figures'] = {},
): Reason => ({
  rule,
  key: `hott.shot.${key}`,
  figures: { base: shooter.id, target: target.id, ...more },
});

/** The bases, then the terrain, that block the shot at this edge. */
function hindrances(
  battle: Battle,
  shooter: PlacedBase,
  target: Target,
  edge: TargetEdge,
): readonly Reason[] {
  const { bases, pieces } = between(battle, shooter, target, edge);
  const found: Reason[] = [];
  if (bases.length > 0 && holds('hott.shoot.8'))
    found.push(against('hott.shoot.8', 'base-between', shooter, target, { by: bases.map(({ id }) => id) }));
  if (pieces.length > 0 && holds('hott.shoot.11'))
    found.push(
      against('hott.shoot.11', 'terrain-between', shooter, target, { by: pieces.map(({ id }) => id) }),
    );
  return found;
}

function lookAt(battle: Battle, shooter: PlacedBase, target: Target, edge: TargetEdge): Look {
  const failed = (stage: number, ...faults: readonly Reason[]): Look => ({ edge, stage, faults });
  const range = rangeInArc(shooter, [edge.from, edge.to]);
  if (range === null) return failed(0, against('hott.shoot.2', 'out-of-arc', shooter, target));
  const most = rangeOf(shooter);
  if (moreThan(range, most))
    return failed(1, against('hott.shoot.4', 'too-far', shooter, target, { range, most }));
  if (isEdgeHidden(shooter, target, edge) && holds('hott.shoot.9'))
    return failed(2, against('hott.shoot.9', 'edge-hidden', shooter, target));
  const faults = hindrances(battle, shooter, target, edge);
  return faults.length > 0 ? failed(3, ...faults) : { edge, stage: FREE, faults };
}

/** The best shot: the first legal one of front, sides and rear, else the one that passes most conditions. */
function bestLook(battle: Battle, shooter: PlacedBase, target: Target): Look | null {
  let best: Look | null = null;
  for (const edge of target.edges) {
    const look = lookAt(battle, shooter, target, edge);
    if (look.stage === FREE) return look;
    if (!best || look.stage > best.stage) best = look;
  }
  return best;
}

/** The edge that an element shoots at; null if no shot is legal. */
export function edgeShotAt(battle: Battle, shooter: PlacedBase, target: Target): TargetEdge | null {
  const look = bestLook(battle, shooter, target);
  return look?.stage === FREE ? look.edge : null;
}

/** Why an element cannot shoot at this enemy, as both stand; empty if it can. */
export function targetFaults(battle: Battle, shooter: PlacedBase, target: Target): readonly Reason[] {
  if (target.side === shooter.side) return [against('hott.shoot.2', 'own-side', shooter, target)];
  if (target.base === null && !holds('hott.shoot.27'))
    return [against('hott.shoot.27', 'no-stronghold', shooter, target)];
  const standing = target.base ? standingFaults(battle, target.base) : strongholdFaults(battle, target.id);
  return [...standing, ...(bestLook(battle, shooter, target)?.faults ?? [])];
}
