/** The targets at which shooters aim. Blood and Blades, Shooting, determining the target. */
import type { BaseId, Battle, PlacedBase } from '../../../engine/battle.ts';
import { basesOnTable } from '../../../engine/battle.ts';
import { keptWhileStanding } from '../../../engine/board/memory.ts';
import { rectangleAt, rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { pointToRectangle } from '../../../geometry/distance.ts';
import { segmentDistance } from '../../../geometry/point.ts';
import { boxesMeet } from '../../../geometry/rectangle.ts';
import { straightFree } from '../../../geometry/sweep.ts';
import { mostDirectlyFacing, nearestBy } from '../board/facing.ts';
import { stateOf } from '../state.ts';
import { isPs, troopOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { ableShooters } from './shooters.ts';
import { targetFaults, ZONE } from './shot-line.ts';

/** The targets that players chose in this step, where the rules leave a choice, by shooter. */
export type Chosen = Readonly<Record<BaseId, BaseId>>;

export const chosenAims = (battle: Battle): Chosen => stateOf(battle.own).shootingAims ?? {};

/** The enemies that this shooter could shoot at, as they stand. */
const inView = keptWhileStanding((rules, battle, shooter): readonly BaseId[] => {
  const { box } = rectangleOfBase(shooter);
  return basesOnTable(battle)
    .filter(
      (target) =>
        target.side !== shooter.side &&
        boxesMeet(box, rectangleOfBase(target).box, ZONE.width + ZONE.depth) &&
        targetFaults(rules, battle, shooter, target).length === 0,
    )
    .map(({ id }) => id);
});

/** The enemies that the shooter may shoot at now. */
export function validTargets(rules: Ruleset, battle: Battle, shooter: PlacedBase): readonly PlacedBase[] {
  const ids = inView(rules, battle, shooter);
  if (ids.length === 0) return [];
  return basesOnTable(battle).filter(
    ({ id, bound }) => ids.includes(id) && (figure(bound, 'shotAt') === 0 || holds('bnb.shoot.34')),
  );
}

/** From the nearest point of the target to the nearest point of the shooter's front, in millimetres. */
function range(shooter: PlacedBase, target: PlacedBase): number {
  const { frontLeft, frontRight } = rectangleOfBase(shooter);
  const ground = rectangleOfBase(target);
  const toCorners = ground.corners.map((corner) => segmentDistance(corner, frontLeft, frontRight));
  return Math.min(...toCorners, pointToRectangle(frontLeft, ground), pointToRectangle(frontRight, ground));
}

/** The preferred targets: the most directly facing, and of these the nearest. */
function foremost(
  battle: Battle,
  shooter: PlacedBase,
  targets: readonly PlacedBase[],
): readonly PlacedBase[] {
  if (targets.length < 2) return targets;
  const facing = holds('bnb.shoot.16') ? mostDirectlyFacing(battle, shooter, targets) : targets;
  if (facing.length < 2 || !holds('bnb.shoot.17')) return facing;
  return nearestBy(facing, (target) => range(shooter, target));
}

/** The targets that the normal rule leaves to choose from: Ps may be ignored for others. */
function normalOptions(
  battle: Battle,
  shooter: PlacedBase,
  targets: readonly PlacedBase[],
): readonly PlacedBase[] {
  const first = foremost(battle, shooter, targets);
  const rest = targets.filter((target) => !first.includes(target));
  const mayPass = first.every(isPs) && rest.some((target) => !isPs(target)) && holds('bnb.shoot.19');
  return mayPass ? [...first, ...normalOptions(battle, shooter, rest)] : first;
}

/** A Bw that can shoot, with the targets that its player may choose; the first is taken without a choice. */
export interface Aim {
  readonly shooter: PlacedBase;
  readonly options: readonly PlacedBase[];
  readonly at: PlacedBase;
}

function aimOf(shooter: PlacedBase, options: readonly PlacedBase[], chosen: Chosen): Aim | null {
  const wanted = holds('bnb.shoot.18') ? options.find(({ id }) => id === chosen[shooter.id]) : undefined;
  const at = wanted ?? options[0];
  return at ? { shooter, options, at } : null;
}

/** A Bw that is shot at must shoot back at one of its shooters, if it can. */
function answering(
  battle: Battle,
  aim: Aim,
  valid: readonly PlacedBase[],
  aims: readonly Aim[],
  chosen: Chosen,
) {
  const attackers = valid.filter((enemy) =>
    aims.some(({ shooter, at }) => shooter.id === enemy.id && at.id === aim.shooter.id),
  );
  if (attackers.length === 0 || !holds('bnb.shoot.20')) return aim;
  return aimOf(aim.shooter, mostDirectlyFacing(battle, aim.shooter, attackers), chosen) ?? aim;
}

/** All aims: first by the normal rule, then with return shots. `wishes` come before recorded choices. */
export function aimsOf(rules: Ruleset, battle: Battle, wishes: Chosen = {}): readonly Aim[] {
  const chosen = { ...chosenAims(battle), ...wishes };
  const found = ableShooters(battle).flatMap((shooter) => {
    const valid = validTargets(rules, battle, shooter);
    const aim = aimOf(shooter, normalOptions(battle, shooter, valid), chosen);
    return aim ? [{ aim, valid }] : [];
  });
  const aims = found.map(({ aim }) => aim);
  return found.map(({ aim, valid }) => answering(battle, aim, valid, aims, chosen));
}

/** A target that was shot at still draws its other shooters, but their shots are lost. */
export const isLost = (aim: Aim): boolean => figure(aim.at.bound, 'shotAt') > 0 && holds('bnb.shoot.33');

/** Would a recoil of a target elephant reach a base of the shooter's side? */
function wouldTrample(battle: Battle, { shooter, at }: Aim): boolean {
  if (troopOf(at).type !== 'El') return false;
  const ground = rectangleAt(at, at.pose);
  const back = { x: -ground.forward.x * at.depth, y: -ground.forward.y * at.depth };
  return basesOnTable(battle).some(
    (base) =>
      base.side === shooter.side && straightFree(ground, back.x, back.y, rectangleOfBase(base).corners) < 1,
  );
}

/** Must this shot be made? */
export const isCompulsory = (battle: Battle, aim: Aim): boolean =>
  !isLost(aim) && !(wouldTrample(battle, aim) && holds('bnb.shoot.21'));
