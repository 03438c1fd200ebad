/** Finds all shots, with their aiding shooters and the shots back. */

import type { BaseId, Battle, PlacedBase } from '../../engine/battle.ts';
import { basesOnTable, placedBase } from '../../engine/battle.ts';
import { keptByQuestion } from '../../engine/board/memory.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Fight } from '../../engine/contract/combat.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { aheadOf } from '../../geometry/rectangle.ts';
import { atMost } from '../../geometry/tolerance.ts';
import { holdsIn, keepsTo } from '../book.ts';
import { lineBehind } from '../fights/contacts.ts';
import type { Debellis } from '../game.ts';
import { figure } from '../marks.ts';
import { isManning } from '../walls/sections.ts';
import { shooterFaults } from './shooters.ts';
import { requiredTargets, shotAt } from './targets.ts';

export interface Aim {
  readonly shooter: PlacedBase;
  /** The targets of which it must shoot at one. */
  readonly targets: readonly PlacedBase[];
}

const aims = keptByQuestion<readonly Aim[]>();

/** Every shot that can be made now, of both sides. */
export const openAims = (game: Debellis, rules: Ruleset, battle: Battle): readonly Aim[] =>
  aims(rules, battle, 'open', () =>
    basesOnTable(battle)
      .map((shooter) => ({ shooter, targets: requiredTargets(game, rules, battle, shooter) }))
      .filter(({ targets }) => targets.length > 0),
  );

/** An unreliable ally shoots only when it has been shot at. */
export const waitsForShots = (game: Debellis, base: PlacedBase): boolean =>
  game.isUnreliable(base) && figure(base.bound, 'shotAt') === 0 && holdsIn(game.shooting, 'unreliable');

/** The shots that must still be made. */
export const compulsoryAims = (game: Debellis, aims: readonly Aim[]): readonly Aim[] =>
  aims.filter(
    ({ shooter }) =>
      !waitsForShots(game, shooter) &&
      !game.isOf(shooter, ...game.mayDecline) &&
      holdsIn(game.shooting, 'mustShoot'),
  );

/** Are both bowmen of one grade and weapon, so that the rear one shoots over the other? */
export function areAlikeBowmen(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  front: PlacedBase,
  rear: PlacedBase,
): boolean {
  if (![front, rear].every((base) => game.isOf(base, 'Bw'))) return false;
  const [one, other] = [game.troopOf(front), game.troopOf(rear)];
  const dry = [front, rear].every(
    (base) => game.goingOfBase(rules, battle, base) !== 'DGo' || !holdsIn(game.shooting, 'noAidInDifficult'),
  );
  const manned = isManning(game, battle, front) && holdsIn(game.shooting, 'aidInWalls');
  const shielded =
    game.isOf(front, 'Bw(X)') &&
    figure(front.marks, 'doubleBased') > 0 &&
    holdsIn(game.shooting, 'aidFromSameBase');
  const alike = one.grade === other.grade && !game.isOf(rear, 'Bw(X)');
  return (dry || manned) && one.weapon === other.weapon && (shielded || alike);
}

/** The bowmen behind a shooter that aid it; null if there are none. */
export function secondRankOf(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  front: PlacedBase,
): PlacedBase | null {
  const rear = lineBehind(battle, front);
  if (!rear || !game.shootsOver(rules, battle, front, rear)) return null;
  return shooterFaults(game)(rules, battle, rear).length === 0 && holdsIn(game.shooting, 'secondRank')
    ? rear
    : null;
}

/** All bases of a side that can shoot at a target now: first those with a line to it, then those behind them. */
export function candidatesAt(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  target: PlacedBase,
  aims = openAims(game, rules, battle),
): readonly PlacedBase[] {
  const front = aims
    .filter(
      ({ shooter, targets }) => shooter.side !== target.side && targets.some(({ id }) => id === target.id),
    )
    .map(({ shooter }) => shooter);
  const behind = front.flatMap((base) => secondRankOf(game, rules, battle, base) ?? []);
  return [...front, ...behind.filter(({ id }) => !front.some((base) => base.id === id))];
}

/** Does a base only aid those before it, none of whom shoots in this order? */
export function lacksFront(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  company: readonly BaseId[],
): boolean {
  const aims = openAims(game, rules, battle);
  const before = aims.filter(({ shooter }) => secondRankOf(game, rules, battle, shooter)?.id === base.id);
  return (
    before.length > 0 &&
    !aims.some(({ shooter }) => shooter.id === base.id) &&
    !before.some(({ shooter }) => company.includes(shooter.id))
  );
}

/** An order to shoot: the shooter, the target, and the named aiders. */
export interface ShotOrder {
  readonly base: BaseId;
  readonly target: BaseId;
  readonly aiding?: readonly BaseId[];
}

const mainFirst = (ids: readonly BaseId[], main: BaseId): readonly BaseId[] => [
  main,
  ...ids.filter((id) => id !== main),
];

/** Could it shoot at this shooter, if it is not bound to the target most directly ahead? */
function reaches(game: Debellis, rules: Ruleset, battle: Battle, from: BaseId, at: BaseId): boolean {
  const [base, shooter] = [placedBase(battle, from), placedBase(battle, at)];
  return (
    base !== null &&
    shooter !== null &&
    holdsIn(game.shooting, 'backAtAny') &&
    shotAt(game, rules, battle, base, shooter) !== null
  );
}

/** The shooter at which a target shoots back: one at which it can shoot itself. Null if there is none. */
function answered(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  aims: readonly Aim[],
  { base, target }: ShotOrder,
  company: readonly BaseId[],
): BaseId | null {
  const own = aims.find(({ shooter }) => shooter.id === target)?.targets.map(({ id }) => id) ?? [];
  const met = mainFirst(company, base).find(
    (id) => own.includes(id) || (own.length > 0 && reaches(game, rules, battle, target, id)),
  );
  return met !== undefined && holdsIn(game.shooting, 'shootBack') ? met : null;
}

/** The fight of an order. It lists all shooters, even those that do not count because they are too many. */
export function fightOf(game: Debellis, rules: Ruleset, battle: Battle, order: ShotOrder): Fight {
  const target = placedBase(battle, order.target) as PlacedBase;
  const aims = openAims(game, rules, battle);
  const able = candidatesAt(game, rules, battle, target, aims).map(({ id }) => id);
  const named = keepsTo(game.usual, 'namedLeads') ? order.base : (able[0] ?? order.base);
  const company = mainFirst(order.aiding ?? able, named);
  const back = answered(game, rules, battle, aims, order, company);
  const main = back !== null && keepsTo(game.usual, 'answeredLeads') ? back : named;
  const shooters = mainFirst(company, main);
  if (back === null) return { kind: 'shot', bases: [main, target.id], shooters };
  const shooter = placedBase(battle, main) as PlacedBase;
  const returning = mainFirst(
    candidatesAt(game, rules, battle, shooter, aims).map(({ id }) => id),
    target.id,
  );
  return { kind: 'shot', bases: [main, target.id], shooters, returned: true, returning };
}

/** Were all these shooters wholly behind the rear edge of their target? */
export function isFromBehind(battle: Battle, shooters: readonly BaseId[], at: BaseId): boolean {
  const target = placedBase(battle, at);
  if (!target) return false;
  const ground = rectangleOfBase(target);
  return shooters.every((id) => {
    const base = placedBase(battle, id);
    return base && rectangleOfBase(base).corners.every((p) => atMost(aheadOf(ground, p), -target.depth));
  });
}
