/** Where troops may dismount. DBM, Dismounting; ruling 76. */
import { type Battle, basesOnTable, figure, type PlacedBase } from '../../../engine/battle.ts';
import { outlineOf, piecesUnder } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { Line } from '../../../engine/contract/line.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { Reason } from '../../../engine/event.ts';
import { reason } from '../../../engine/game/decide.ts';
import { costOf } from '../../../engine/moves/judge.ts';
import { polygonsDistance } from '../../../geometry/distance.ts';
import type { Polygon } from '../../../geometry/polygon.ts';
import { isOf } from '../base.ts';
import { because } from '../citing.ts';
import { isHill } from '../going.ts';
import { isWithin, paces } from '../measures.ts';
import { heldBy } from '../moves/break-off.ts';
import { points, priceOf } from '../moves/price.ts';
import { isInFort } from '../walls/enclosures.ts';
import { isWall } from '../walls/sections.ts';

/** How near to enemy fortifications or war wagons troops dismount, in paces. */
export const NEAR = 300;

const isNear = (base: PlacedBase, outline: Polygon): boolean =>
  isWithin(polygonsDistance(rectangleOfBase(base).corners, outline), paces(NEAR));

const isNearWalls = (battle: Battle, base: PlacedBase): boolean =>
  battle.terrain.some((piece) => isWall(piece) && piece.side !== base.side && isNear(base, outlineOf(piece)));

const isNearWagons = (battle: Battle, base: PlacedBase): boolean =>
  basesOnTable(battle).some(
    (enemy) =>
      enemy.side !== base.side &&
      isOf(enemy, 'WWg') &&
      piecesUnder(battle, rectangleOfBase(enemy)).some(isHill) &&
      isNear(base, rectangleOfBase(enemy).corners),
  );

/** May troops fight on foot where this base stands? */
export function isPlaceFor(battle: Battle, base: PlacedBase): boolean {
  if (isNearWalls(battle, base) && holds('dbm.dism.14')) return true;
  if (isOf(base, 'Cm') && holds('dbm.dism.1')) return false;
  const defends = isInFort(battle, base) && holds('dbm.dism.14');
  return defends || (isNearWagons(battle, base) && holds('dbm.dism.20'));
}

const hasActed = ({ bound }: PlacedBase): boolean => figure(bound, 'moved') + figure(bound, 'halted') > 0;

/** Why these bases cannot change between mounted and foot now, wherever they stand: it is their whole move. */
export function busy(battle: Battle, bases: readonly PlacedBase[]): readonly Reason[] {
  const acted = bases.find(hasActed);
  if (acted) return [because('dbm.pip.14', 'dbm.dismount.acted', { base: acted.id })];
  const held = bases.find((base) => heldBy(battle, base).length > 0);
  return held ? [because('dbm.naval.8', 'dbm.dismount.held', { base: held.id })] : [];
}

/** The price of dismounting or mounting. */
export const priceFor = (rules: Ruleset, battle: Battle, base: PlacedBase): readonly Line[] =>
  priceOf({ rules, battle, bases: [base], trace: null, mounts: true });

/** Why its command cannot pay for it; none if it can. */
export function unpaid(rules: Ruleset, battle: Battle, base: PlacedBase): readonly Reason[] {
  const [price, left] = [costOf(priceFor(rules, battle, base)), points(battle, [base])];
  return price > left ? [reason(rules, 'not-enough-points', { price, left })] : [];
}
