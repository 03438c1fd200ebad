/** Where troops may dismount. */

import { type Battle, basesOnTable, type PlacedBase } from '../../engine/battle.ts';
import { outlineOf, piecesUnder } from '../../engine/board/going.ts';
import { rectangleOfBase } from '../../engine/board/rectangles.ts';
import type { Line } from '../../engine/contract/line.ts';
import type { Ruleset } from '../../engine/contract.ts';
import { reason } from '../../engine/game/decide.ts';
import type { Reason } from '../../engine/game/event.ts';
import { costOf } from '../../engine/moves/judge.ts';
import { polygonsDistance } from '../../geometry/distance.ts';
import type { Polygon } from '../../geometry/polygon.ts';
import { clauseIn, holdsIn } from '../book.ts';
import { because } from '../citing.ts';
import type { Debellis } from '../game.ts';
import { figure } from '../marks.ts';
import { isInFort } from '../walls/enclosures.ts';
import { isWall } from '../walls/sections.ts';

/** How near to enemy fortifications or war wagons troops dismount, in paces. */
export const NEAR = 300;

const isNear = (game: Debellis, base: PlacedBase, outline: Polygon): boolean =>
  game.isWithin(polygonsDistance(rectangleOfBase(base).corners, outline), game.paces(NEAR));

const isNearWalls = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  battle.terrain.some(
    (piece) => isWall(piece) && piece.side !== base.side && isNear(game, base, outlineOf(piece)),
  );

const isNearWagons = (game: Debellis, battle: Battle, base: PlacedBase): boolean =>
  basesOnTable(battle).some(
    (enemy) =>
      enemy.side !== base.side &&
      game.isOf(enemy, 'WWg') &&
      piecesUnder(battle, rectangleOfBase(enemy)).some(game.isHill) &&
      isNear(game, base, rectangleOfBase(enemy).corners),
  );

/** May troops fight on foot where this base stands? */
export function isPlaceFor(game: Debellis, battle: Battle, base: PlacedBase): boolean {
  if (isNearWalls(game, battle, base) && holdsIn(game.bases, 'dismountWhere')) return true;
  if (game.isOf(base, 'Cm') && holdsIn(game.bases, 'camelsAtWalls')) return false;
  const defends = isInFort(game, battle, base) && holdsIn(game.bases, 'dismountWhere');
  return defends || (isNearWagons(game, battle, base) && holdsIn(game.bases, 'dismountNearWagons'));
}

const hasActed = ({ bound }: PlacedBase): boolean => figure(bound, 'moved') + figure(bound, 'halted') > 0;

/** Why these bases cannot change between mounted and foot now, wherever they stand: it is their whole move. */
export function busy(game: Debellis, battle: Battle, bases: readonly PlacedBase[]): readonly Reason[] {
  const acted = bases.find(hasActed);
  if (acted) return [because(clauseIn(game.bases, 'remount'), 'debellis.dismount.acted', { base: acted.id })];
  const held = bases.find((base) => game.heldBy(battle, base).length > 0);
  return held
    ? [because(clauseIn(game.bases, 'heldInContact'), 'debellis.dismount.held', { base: held.id })]
    : [];
}

/** The price of dismounting or mounting. */
export const priceFor = (game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): readonly Line[] =>
  game.priceOf({ rules, battle, bases: [base], trace: null, mounts: true });

/** Why its command cannot pay for it; none if it can. */
export function unpaid(game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): readonly Reason[] {
  const [price, left] = [costOf(priceFor(game, rules, battle, base)), game.pointsOf(battle, [base])];
  return price > left ? [reason(rules, 'not-enough-points', { price, left })] : [];
}
