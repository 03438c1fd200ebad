/** The shots that are legal or compulsory now, and the checks of an order to shoot. Blood and Blades, Shooting. */
import type { BaseId, Battle, PlacedBase, SideId } from '../../../engine/battle.ts';
import { placedBase } from '../../../engine/battle.ts';
import type { Fight } from '../../../engine/contract/combat.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { type Fitting, listOf, partly, recordWith, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { figure } from '../troops/marks.ts';
import { type Aim, aimsOf, type Chosen, chosenAims, isCompulsory, isLost } from './aims.ts';
import { shooterFaults, withSecondRanks } from './shooters.ts';
import { targetFaults } from './shot-line.ts';

/** An order to shoot. */
export const SHOT_ORDER = recordWith({
  base: text,
  target: text,
  ...partly({ aiding: listOf(text), enemyAiding: listOf(text) }),
});

export type ShotOrder = Fitting<typeof SHOT_ORDER>;

/** A shot that is legal: a fight whose primary shooter may still be open. */
export interface Shot {
  readonly target: PlacedBase;
  readonly shooters: readonly PlacedBase[];
  /** The shooters among which the shooting player names the primary one; one if the rules decide it. */
  readonly primaries: readonly PlacedBase[];
  readonly returned: boolean;
}

/** The aims that an order chooses: it chooses only for its own player's Bw. */
function wishesOf(battle: Battle, order: ShotOrder): Chosen {
  const named = [order.base, ...(order.aiding ?? [])];
  const own = named.filter((id) => placedBase(battle, id)?.side === battle.turn.active);
  return Object.fromEntries(own.map((id) => [id, order.target]));
}

const aimersAt = (aims: readonly Aim[], target: BaseId): readonly PlacedBase[] =>
  aims.filter((aim) => aim.at.id === target).map((aim) => aim.shooter);

/** The shooters that take part: all that aim there, or only those that the order names. */
function takingPart(all: readonly PlacedBase[], first: BaseId, named: readonly BaseId[] | undefined) {
  const some = named ? all.filter(({ id }) => id === first || named.includes(id)) : all;
  return some.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
}

/** The shot at this target, with `order.base` first, as the one that asks to be primary. */
export function shotOf(rules: Ruleset, battle: Battle, order: ShotOrder, target: PlacedBase): Shot {
  const aims = aimsOf(rules, battle, wishesOf(battle, order));
  const shooters = takingPart(aimersAt(aims, order.target), order.base, order.aiding);
  const aimed = aims.find((aim) => aim.shooter.id === target.id)?.at;
  const met = shooters.find(({ id }) => id === aimed?.id);
  const forced = met && holds('bnb.shoot.25') ? met : null;
  return { target, shooters, primaries: forced ? [forced] : shooters, returned: forced !== null };
}

/** The fight of a shot once its primary shooter is known. */
export function fightOfShot(
  rules: Ruleset,
  battle: Battle,
  order: ShotOrder,
  shot: Shot,
  primary: PlacedBase,
): Fight {
  const { target, returned } = shot;
  const first = [primary, ...shot.shooters.filter((base) => base !== primary)];
  const taken = holds('bnb.shoot.23') ? first : [primary];
  const ranked = (front: readonly PlacedBase[], named: readonly BaseId[] | undefined): readonly BaseId[] =>
    withSecondRanks(rules, battle, front).filter(
      (id) => named === undefined || named.includes(id) || front.some((base) => base.id === id),
    );
  const aims = aimsOf(rules, battle, wishesOf(battle, order));
  const back = returned ? takingPart(aimersAt(aims, primary.id), target.id, order.enemyAiding) : [];
  return {
    kind: 'shot',
    bases: [primary.id, target.id],
    shooters: ranked(taken, order.aiding),
    returned,
    ...(returned ? { returning: ranked(back, order.enemyAiding) } : {}),
  };
}

/** Aims at targets that have not been shot at yet. */
export const openAims = (rules: Ruleset, battle: Battle, wishes: Chosen = {}): readonly Aim[] =>
  aimsOf(rules, battle, wishes).filter((aim) => !isLost(aim));

/** The shots that must still be made. */
export const compulsoryAims = (rules: Ruleset, battle: Battle): readonly Aim[] =>
  holds('bnb.shoot.6') ? aimsOf(rules, battle).filter((aim) => isCompulsory(battle, aim)) : [];

/** The next choice of a target that the inactive player has to make. */
export function choiceOfTarget(
  rules: Ruleset,
  battle: Battle,
): { readonly aim: Aim; readonly by: SideId } | null {
  const chosen = chosenAims(battle);
  const aim = openAims(rules, battle).find(
    ({ shooter, options }) =>
      shooter.side !== battle.turn.active &&
      options.length > 1 &&
      !options.some(({ id }) => id === chosen[shooter.id]) &&
      holds('bnb.shoot.18'),
  );
  return aim ? { aim, by: aim.shooter.side } : null;
}

const reasonOf = (rule: string, key: string, order: ShotOrder, figures: Reason['figures'] = {}): Reason => ({
  rule,
  key: `bnb.shot.${key}`,
  figures: { base: order.base, target: order.target, ...figures },
});

/** Every reason why a base may not shoot at a target; empty if it may. */
function aimFaults(rules: Ruleset, battle: Battle, order: ShotOrder): readonly Reason[] {
  const wishes = wishesOf(battle, order);
  const [base, target] = [placedBase(battle, order.base), placedBase(battle, order.target)];
  if (!base || !target) return [];
  const unable = [...shooterFaults(battle, base)];
  if (base.side === target.side) return [...unable, reasonOf('bnb.shoot.8', 'own-side', order)];
  unable.push(...targetFaults(rules, battle, base, target));
  if (figure(target.bound, 'shotAt') > 0 && holds('bnb.shoot.33'))
    unable.push(reasonOf('bnb.shoot.33', 'shot-at-already', order));
  if (unable.length > 0) return unable;
  const aim = aimsOf(rules, battle, wishes).find(({ shooter }) => shooter.id === base.id);
  if (aim?.at.id === target.id) return [];
  return [otherTarget(rules, battle, order, aim)];
}

/**
 * The reasons against the shooters that an order names: each of them must be able to take part. The other player gives
 * no order, so the order must name all of that player's shooters that take part.
 */
function companyFaults(rules: Ruleset, battle: Battle, order: ShotOrder): readonly Reason[] {
  const aims = aimsOf(rules, battle, wishesOf(battle, order));
  const faultsOf = (named: readonly BaseId[] | undefined, first: BaseId, target: BaseId) => {
    if (!named) return [];
    const able = withSecondRanks(rules, battle, aimersAt(aims, target));
    const unable = named.filter((id) => !able.includes(id));
    const others = placedBase(battle, first)?.side !== battle.turn.active && holds('bnb.shoot.6');
    const forgotten = others ? able.filter((id) => id !== first && !named.includes(id)) : [];
    return [
      ...unable.flatMap((base) => aimFaults(rules, battle, { base, target })),
      ...forgotten.map((base) => reasonOf('bnb.shoot.6', 'left-out', { base, target })),
    ];
  };
  const target = placedBase(battle, order.target);
  const shot = target && shotOf(rules, battle, order, target);
  const met = shot?.returned ? shot.primaries[0]?.id : undefined;
  return [
    ...faultsOf(order.aiding, order.base, order.target),
    ...(met === undefined ? [] : faultsOf(order.enemyAiding, order.target, met)),
  ];
}

/** Every reason why an order to shoot is not legal; empty if it is. */
export function shotFaults(rules: Ruleset, battle: Battle, order: ShotOrder): readonly Reason[] {
  const faults = aimFaults(rules, battle, order);
  return faults.length > 0 ? faults : companyFaults(rules, battle, order);
}

/** The reason that another target comes first. */
function otherTarget(rules: Ruleset, battle: Battle, order: ShotOrder, aim: Aim | undefined): Reason {
  const at = aim?.at.id ?? null;
  const shootsBack = aimsOf(rules, battle, wishesOf(battle, order)).some(
    ({ shooter, at: target }) => shooter.id === at && target.id === order.base,
  );
  const rule =
    shootsBack && aim?.options.every(({ id }) => id !== order.target) ? 'bnb.shoot.20' : 'bnb.shoot.16';
  return reasonOf(rule, 'other-target', order, { must: at });
}
