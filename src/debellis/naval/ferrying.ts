/** Orders by which troops go aboard and ashore. */

import {
  type Base,
  type Battle,
  basesOnTable,
  findBase,
  type PlacedBase,
  placedBase,
} from '../../engine/battle.ts';
import { goingUnder, IMPASSABLE } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { reason } from '../../engine/game/decide.ts';
import type { Reason } from '../../engine/game/event.ts';
import type { SideId } from '../../engine/game/game.ts';
import type { Option } from '../../engine/game/steps.ts';
import { tell } from '../../engine/game/work.ts';
import { areReasons, costOf, moversOf } from '../../engine/moves/judge.ts';
import { onTable } from '../../engine/moves/trace.ts';
import { touchesOf } from '../../geometry/contact.ts';
import { degreesOf, facingFromDegrees } from '../../geometry/exact.ts';
import { rectanglesOverlap } from '../../geometry/overlap.ts';
import { ahead, type Pose, roundPose, shifted } from '../../geometry/pose.ts';
import { clauseIn, holdsIn } from '../book.ts';
import { because } from '../citing.ts';
import type { FamilyOrder } from '../commands.ts';
import { movedOnce } from '../dismounting/aside.ts';
import type { Debellis } from '../game.ts';
import { figure } from '../marks.ts';
import { payment } from '../moves/make.ts';
import { aboard, ashore, cargoOf } from './carrying.ts';
import { areTogether, fleetOf, isAtShore, isBoarded } from './shores.ts';

/** Why a ship can neither take troops aboard nor land them here. */
function idle(game: Debellis, battle: Battle, ship: PlacedBase): readonly Reason[] {
  const figures = { base: ship.id };
  if (!isAtShore(game, battle, ship) && holdsIn(game.naval, 'embark'))
    return [because(clauseIn(game.naval, 'embark'), 'debellis.naval.no-shore', figures)];
  return isBoarded(game, battle, ship) && holdsIn(game.naval, 'beset')
    ? [because(clauseIn(game.naval, 'beset'), 'debellis.naval.beset', figures)]
    : [];
}

/** Why an element cannot spend its whole move on this, or its command cannot pay. */
function unready(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  way: Way,
): readonly Reason[] {
  if (figure(base.bound, 'moved') + figure(base.bound, 'halted') > 0 && holdsIn(game.naval, 'wholeMove'))
    return [because(clauseIn(game.naval, 'wholeMove'), 'debellis.dismount.acted', { base: base.id })];
  const [price, left] = [costOf(priceFor(game, rules, battle, base, way)), game.pointsOf(battle, [base])];
  return price > left ? [reason(rules, 'not-enough-points', { price, left })] : [];
}

type Way = 'embark' | 'disembark';

const priceFor = (game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase, way: Way) =>
  game.priceOf({ rules, battle, bases: [base], trace: null, ferries: way });

/** Why this element cannot go aboard this ship. */
function cannotEmbark(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  ship: PlacedBase | null,
): readonly Reason[] {
  const figures = { base: base.id, ship: ship?.id ?? '' };
  const takes =
    ship !== null &&
    ship.side === base.side &&
    game.carriesTroops(ship) &&
    (cargoOf(battle, ship.id) === null || !holdsIn(game.naval, 'aboard'));
  if (!ship || !takes || game.isNaval(base))
    return [because(clauseIn(game.naval, 'aboard'), 'debellis.naval.takes-none', figures)];
  if (!areTogether(battle, base, ship))
    return [because(clauseIn(game.naval, 'embark'), 'debellis.naval.apart', figures)];
  return [...idle(game, battle, ship), ...unready(game, rules, battle, base, 'embark')];
}

/** An element goes aboard a ship that it touches. A refusal changes nothing. */
export function embark(
  game: Debellis,
  work: Work,
  order: FamilyOrder<'embark'>,
  by: SideId,
): readonly Reason[] {
  const { rules, battle } = work;
  const found = moversOf(rules, battle, [order.base], by);
  if (areReasons(found)) return found;
  const [base] = found as readonly [PlacedBase];
  const reasons = cannotEmbark(game, rules, battle, base, placedBase(battle, order.ship));
  if (reasons.length > 0) return reasons;
  const price = priceFor(game, rules, battle, base, 'embark');
  const figures = { base: base.id, ship: order.ship, price: costOf(price) };
  tell(work, { type: 'embarked', rule: clauseIn(game.naval, 'embark'), figures }, [
    ...payment(game, battle, [base], price, true),
    movedOnce(base),
    ...aboard(battle, order.ship, base.id),
  ]);
  return [];
}

/** The element aboard a ship, as it would stand ashore; null if the ship carries none. */
function landing(battle: Battle, { ship, at: [x, y, degrees] }: FamilyOrder<'disembark'>): PlacedBase | null {
  const base = findBase(battle, cargoOf(battle, ship) ?? '');
  if (!base) return null;
  return { ...base, place: 'table', pose: roundPose({ x, y, facing: facingFromDegrees(degrees) }) };
}

/** Can an element that lands stand there, as it is placed? */
export function hasRoomAshore(rules: Ruleset, battle: Battle, base: PlacedBase): boolean {
  const ground = rectangleOfBase(base);
  return (
    onTable(battle, ground.box) &&
    goingUnder(rules, battle, base, ground) !== IMPASSABLE &&
    basesOnTable(battle).every((other) => !rectanglesOverlap(ground, rectangleOfBase(other)))
  );
}

/** Why this element cannot stand there. */
function noPlace(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  ship: PlacedBase,
): readonly Reason[] {
  const figures = { base: base.id, ship: ship.id };
  const beside = touchesOf(rectangleOfBase(base), rectangleOfBase(ship)).some(({ length }) => length > 0);
  if (!beside) return [because(clauseIn(game.naval, 'embark'), 'debellis.naval.apart', figures)];
  return hasRoomAshore(rules, battle, base) || !holdsIn(game.naval, 'landTroops')
    ? []
    : [because(clauseIn(game.naval, 'landTroops'), 'debellis.naval.no-room', figures)];
}

function cannotLand(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  order: FamilyOrder<'disembark'>,
  by: SideId,
): readonly Reason[] {
  const ship = placedBase(battle, order.ship);
  const base = landing(battle, order);
  if (!ship || ship.side !== by || !base)
    return [
      because(clauseIn(game.naval, 'landTroops'), 'debellis.naval.nobody-aboard', { ship: order.ship }),
    ];
  return [
    ...idle(game, battle, ship),
    ...noPlace(game, rules, battle, base, ship),
    ...unready(game, rules, battle, base, 'disembark'),
  ];
}

/** The element aboard a ship goes ashore beside it. A refusal changes nothing. */
export function disembark(
  game: Debellis,
  work: Work,
  order: FamilyOrder<'disembark'>,
  by: SideId,
): readonly Reason[] {
  const { rules, battle } = work;
  const reasons = cannotLand(game, rules, battle, order, by);
  const base = landing(battle, order);
  if (reasons.length > 0 || !base) return reasons;
  const price = priceFor(game, rules, battle, base, 'disembark');
  const figures = { base: base.id, ship: order.ship, price: costOf(price) };
  tell(work, { type: 'disembarked', rule: clauseIn(game.naval, 'landTroops'), figures }, [
    { change: 'place', base: base.id, at: base.pose },
    ...payment(game, battle, [base], price, true),
    movedOnce(base),
    ...ashore(battle, order.ship),
  ]);
  return [];
}

/** The sides of a ship, in the order of its places. */
const BESIDE = ['front', 'left', 'right', 'rear'];

/** The places beside a ship, in front first. The landed element faces as the ship does. */
function besides({ pose, width, depth }: PlacedBase, cargo: Base): readonly Pose[] {
  const sideways = (width + cargo.width) / 2;
  return [ahead(pose, cargo.depth), shifted(pose, -sideways), shifted(pose, sideways), ahead(pose, -depth)];
}

/** The orders by which the element aboard a ship goes ashore, square to the ship, that are legal now. */
export function landingsOf(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  ship: PlacedBase,
): readonly Option[] {
  const cargo = findBase(battle, cargoOf(battle, ship.id) ?? '');
  if (!cargo) return [];
  return besides(ship, cargo).flatMap((pose, at): readonly Option[] => {
    const { x, y, facing } = roundPose(pose);
    const command = { type: 'disembark', ship: ship.id, at: [x, y, degreesOf(facing)] } as const;
    if (cannotLand(game, rules, battle, command, ship.side).length > 0) return [];
    const figures = { base: cargo.id, ship: ship.id, beside: BESIDE[at] ?? '' };
    return [{ command, key: 'option.disembark', figures }];
  });
}

/** The orders to go aboard that are legal now. The player names the place to land. */
export const embarkOptions = (game: Debellis, rules: Ruleset, battle: Battle): readonly Option[] =>
  fleetOf(game, battle, battle.turn.active).flatMap((ship) =>
    basesOnTable(battle)
      .filter((base) => cannotEmbark(game, rules, battle, base, ship).length === 0)
      .map(({ id }) => ({
        command: { type: 'embark', base: id, ship: ship.id } as const,
        key: 'option.embark',
        figures: { base: id, ship: ship.id },
      })),
  );
