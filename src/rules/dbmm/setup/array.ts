/** How the elements of an army stand together when it has deployed. DBMM, Deployment; rulings 52 and 108. */
import { ownGeneral } from '../../../debellis/commands/generals.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { isGeneral } from '../../../debellis/troops/base.ts';
import { commandOf } from '../../../engine/army/commands.ts';
import { type Battle, basesOnTable, isPlaced, type PlacedBase } from '../../../engine/battle.ts';
import { groupOf } from '../../../engine/board/groups.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { SideId } from '../../../engine/game/game.ts';
import { EDGES_CLOCKWISE, edgeDistance, edgeOfSide, isSideways } from '../../../engine/setup/edges.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { because } from '../citing.ts';
import { isWithin, paces } from '../measures.ts';
import { isArmyBaggage } from '../moves/general-reach.ts';
import { isBaggage, isNaval, isOf } from '../troops/base.ts';
import { campsIn, insideCamp } from '../walls/camps.ts';
import { positionReasons } from './positions.ts';
import { isOfWings, isOnWing } from './zone.ts';

/** How far from its general an element deploys, in paces. */
const FROM_GENERAL = { land: 800, naval: 2000 };

/** Does it deploy too far from its general? Baggage may, and nobody asks the general himself. */
export function farReasons(base: PlacedBase, battle: Battle): readonly Reason[] {
  const general = ownGeneral(battle, base);
  if (!general || !isPlaced(general) || general.id === base.id || isBaggage(base)) return [];
  const most = paces(isNaval(base) ? FROM_GENERAL.naval : FROM_GENERAL.land);
  const distance = rectanglesDistance(rectangleOfBase(general), rectangleOfBase(base));
  return isWithin(distance, most)
    ? []
    : [because('dbmm.deploy.4', 'dbmm.setup.far-from-general', { base: base.id, distance, most })];
}

/** Those who need not deploy in groups. */
const mayStandAlone = (base: PlacedBase): boolean =>
  isOf(base, 'El', 'Exp') || isBaggage(base) || isNaval(base);

/** Does it stand alone, though others of its command could stand with it? */
function aloneReasons(rules: Ruleset, battle: Battle, base: PlacedBase): readonly Reason[] {
  if (mayStandAlone(base) || groupOf(rules, battle, base).length > 1) return [];
  const hasMates = basesOnTable(battle).some(
    (other) =>
      other.id !== base.id &&
      other.side === base.side &&
      commandOf(other) === commandOf(base) &&
      !mayStandAlone(other),
  );
  return hasMates ? [because('dbmm.deploy.5', 'dbmm.setup.alone', { base: base.id })] : [];
}

/** The distance of an element from the nearer short edge, in millimetres. */
function asideOf(battle: Battle, base: PlacedBase): number {
  const own = edgeOfSide(battle, base.side);
  const sides = EDGES_CLOCKWISE.filter((each) => isSideways(each) !== isSideways(own));
  const { corners } = rectangleOfBase(base);
  return Math.min(...sides.flatMap((edge) => corners.map((corner) => edgeDistance(battle, edge, corner))));
}

/** Does a general stand on the outer strip without the troops that may stand there? */
function wingReasons(rules: Ruleset, battle: Battle, base: PlacedBase): readonly Reason[] {
  if (!isGeneral(base) || isOfWings(base) || !isOnWing(asideOf(battle, base))) return [];
  const others = groupOf(rules, battle, base).filter(({ id }) => id !== base.id);
  return others.length > 0 && others.every(isOfWings)
    ? []
    : [because('dbmm.deploy.9', 'dbmm.setup.general-on-wing', { base: base.id })];
}

/** Is no command of its army on the battlefield? Army baggage does not count as one. */
function absentReasons(battle: Battle, side: SideId, own: readonly PlacedBase[]): readonly Reason[] {
  const isAny = own.some((base) => !isArmyBaggage({ battle }, base) || !holds('dbmm.bge.9'));
  return isAny || !holds('dbmm.deploy.1') ? [] : [because('dbmm.deploy.1', 'dbmm.setup.nobody', { side })];
}

/** The TF of a camp that enclose none of the baggage that stands with its command. */
function campReasons(game: Debellis, battle: Battle, side: SideId): readonly Reason[] {
  if (!holds('dbmm.bge.11')) return [];
  const isOwnBaggage = (base: PlacedBase): boolean =>
    base.side === side && isBaggage(base) && !isArmyBaggage({ battle }, base);
  return campsIn(game, battle)
    .filter((camp) => camp.side === side && !insideCamp(battle, camp).some(isOwnBaggage))
    .map(({ walls }) => because('dbmm.bge.11', 'dbmm.setup.camp', { piece: walls[0]?.id ?? '' }));
}

/** Why the elements that a side has deployed do not stand together as they must. */
export function arrayReasons(
  game: Debellis,
  rules: Ruleset,
  battle: Battle,
  side: SideId,
): readonly Reason[] {
  const own = basesOnTable(battle).filter((base) => base.side === side);
  return [
    ...absentReasons(battle, side, own),
    ...positionReasons(battle, side),
    ...campReasons(game, battle, side),
    ...own.flatMap((base) => [
      ...(holds('dbmm.deploy.4') ? farReasons(base, battle) : []),
      ...(holds('dbmm.deploy.5') ? aloneReasons(rules, battle, base) : []),
      ...(holds('dbmm.deploy.9') ? wingReasons(rules, battle, base) : []),
    ]),
  ];
}
