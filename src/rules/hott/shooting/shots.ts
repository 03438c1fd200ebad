/** Which elements shoot together at a target, and which shoot back. Hordes of the Things, Distant shooting. */

import type { BaseId, Battle, PlacedBase, SideId } from '../../../engine/battle.ts';
import { basesOnTable, placedBase, placedBases } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import { holds } from '../../../engine/effects.ts';
import { boxOf } from '../../../geometry/polygon.ts';
import { boxesMeet } from '../../../geometry/rectangle.ts';
import { EQUAL_LENGTH } from '../../../geometry/tolerance.ts';
import { rangeOf } from './arc.ts';
import { mostDirect } from './directness.ts';
import { isDone } from './resolved.ts';
import { isShooter, shooterFaults } from './shooters.ts';
import { edgeShotAt, targetFaults } from './shot-line.ts';
import { type Target, targetOf, targetOfBase, targetsAgainst } from './target.ts';

/** At most this many count in a shot: the main shooter and two that aid. */
const MOST = 3;

/** How many shooters a shot may count. */
const mostShooters = (): number => (holds('hott.shoot.22') ? MOST : Number.POSITIVE_INFINITY);

const canShoot = (battle: Battle, base: PlacedBase): boolean =>
  isShooter(base) && shooterFaults(battle, base).length === 0;

/** Was it shot at already, so that no more shots at it are legal in this bound? */
export const isResolved = (battle: Battle, target: Target): boolean =>
  isDone(battle, target, 'shotAt') && holds('hott.shoot.22');

/** The enemies that an element can shoot at now. */
export function targetsOf(battle: Battle, shooter: PlacedBase): readonly Target[] {
  if (!canShoot(battle, shooter)) return [];
  const { box } = rectangleOfBase(shooter);
  const reach = rangeOf(shooter) + EQUAL_LENGTH;
  return targetsAgainst(battle, shooter.side).filter(
    (target) =>
      boxesMeet(box, boxOf(target.outline), reach) &&
      !isResolved(battle, target) &&
      targetFaults(battle, shooter, target).length === 0,
  );
}

export interface Aim {
  readonly shooter: PlacedBase;
  readonly target: Target;
}

/** All shots of both sides that are legal now. */
export const openAims = (battle: Battle): readonly Aim[] =>
  basesOnTable(battle).flatMap((shooter) =>
    targetsOf(battle, shooter).map((target) => ({ shooter, target })),
  );

/** The open shots; each shooter among them must still make one. */
export const compulsoryAims = (battle: Battle, aims = openAims(battle)): readonly Aim[] =>
  aims.length > 0 && holds('hott.shoot.15') ? aims : [];

export interface Candidate {
  readonly base: PlacedBase;
  /** It has no other target. */
  readonly bound: boolean;
}

/** All elements of a side that can shoot at this target now, by id. */
export function candidatesAt(battle: Battle, side: SideId, target: Target): readonly Candidate[] {
  return basesOnTable(battle)
    .filter((base) => base.side === side)
    .flatMap((base) => {
      const targets = targetsOf(battle, base);
      if (!targets.some(({ id }) => id === target.id)) return [];
      return [{ base, bound: targets.length === 1 && holds('hott.shoot.15') }];
    });
}

/** The candidates without another target stand first. */
const boundFirst = (candidates: readonly Candidate[]): readonly Candidate[] => [
  ...candidates.filter(({ bound }) => bound),
  ...candidates.filter(({ bound }) => !bound),
];

/** The elements that shoot if their side names only the first: those that can, up to the number that counts. */
export function companyOf(candidates: readonly Candidate[], first: BaseId): readonly BaseId[] {
  const others = boundFirst(candidates).filter(({ base }) => base.id !== first);
  return [first, ...others.map(({ base }) => base.id)].slice(0, MOST);
}

/** The candidates without another target that are left out although more may shoot. */
export const leftOut = (candidates: readonly Candidate[], named: readonly BaseId[]): readonly BaseId[] =>
  named.length >= MOST
    ? []
    : candidates.filter(({ base, bound }) => bound && !named.includes(base.id)).map(({ base }) => base.id);

/** The choices that have been made for a shot. */
export type Volley = {
  readonly target: string;
  /** All elements that shoot; the proposed main shooter stands first. */
  readonly shooters: readonly BaseId[];
  /** The shooter that the target shoots back at; null for none. */
  readonly back?: BaseId | null;
  /** The friends that shoot back with the target. */
  readonly returning?: readonly BaseId[];
};

/** The shooters that the target must shoot back at: it chooses if there are several; none if it cannot shoot. */
export function mustAnswer(battle: Battle, { target, shooters }: Volley): readonly PlacedBase[] {
  const base = placedBase(battle, target);
  if (!base || !canShoot(battle, base)) return [];
  const within = targetsOf(battle, base).map(({ id }) => id);
  const seen = placedBases(battle, shooters).filter(({ id }) => within.includes(id));
  return seen.length > 0 && holds('hott.shoot.20') ? mostDirect(base, seen) : [];
}

/** The friends of the target that can shoot at the main shooter with it. */
export function returners(battle: Battle, { target, back }: Volley): readonly Candidate[] {
  const [base, main] = [placedBase(battle, target), back ? placedBase(battle, back) : null];
  if (!base || !main) return [];
  return boundFirst(candidatesAt(battle, base.side, targetOfBase(main))).filter(
    (each) => each.base.id !== target,
  );
}

/** The first named is the main shooter, unless the target shoots back at another. */
function inOrder({ shooters, back }: Volley): readonly BaseId[] {
  const named = holds('hott.shoot.24') ? shooters : shooters.toSorted();
  if (!back || !holds('hott.shoot.23')) return named;
  return [back, ...named.filter((id) => id !== back)];
}

const counting = (ids: readonly BaseId[]): readonly BaseId[] =>
  holds('hott.shoot.21') ? ids.slice(0, mostShooters()) : ids.slice(0, 1);

/** Has the target, an element, already shot at another enemy? */
const shotElsewhere = (battle: Battle, target: string): boolean => {
  const base = placedBase(battle, target);
  return base !== null && isShooter(base) && (base.bound.shot ?? 0) > 0;
};

/** The fight of a volley whose choices are all made. */
export function fightOf(battle: Battle, volley: Volley): Fight {
  const ordered = inOrder(volley);
  const main = ordered[0] as BaseId;
  const answers = volley.back === main && holds('hott.shoot.19');
  const atRisk = shotElsewhere(battle, volley.target) && !holds('hott.shoot.25');
  return {
    kind: 'shot',
    bases: [main, volley.target],
    shooters: counting(ordered),
    returned: answers || atRisk,
    ...(answers ? { returning: counting([volley.target, ...(volley.returning ?? [])]) } : {}),
  };
}

/** Did all these shoot at the rear edge of their common target? */
export function isFromBehind(battle: Battle, shooters: readonly BaseId[], at: BaseId): boolean {
  const target = targetOf(battle, at);
  if (!target?.base) return false;
  const edges = placedBases(battle, shooters).map((base) => edgeShotAt(battle, base, target)?.name);
  return edges.length > 0 && edges.every((name) => name === 'rear');
}
