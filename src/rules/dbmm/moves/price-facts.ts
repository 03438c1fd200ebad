/** What the prices of orders ask of moves and halts. DBMM, PIPs; rulings 35 and 180. */
import { knownEnemies } from '../../../debellis/commands/awareness.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { isUpslopeOf } from '../../../debellis/ground/heights.ts';
import { isRiver } from '../../../debellis/ground/rivers.ts';
import { followsRoad } from '../../../debellis/ground/roads.ts';
import type { Order } from '../../../debellis/moves/order.ts';
import { isGeneral } from '../../../debellis/troops/base.ts';
import type { PlacedBase } from '../../../engine/battle.ts';
import { friendContacts } from '../../../engine/board/contacts.ts';
import { outlineOf } from '../../../engine/board/going.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { holds } from '../../../engine/effects.ts';
import { goesAhead } from '../../../engine/moves/own-way.ts';
import { moverOf } from '../../../engine/moves/trace.ts';
import type { Trace } from '../../../engine/moves/types.ts';
import { outlineAt } from '../../../engine/moves/way.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { sharesArea } from '../../../geometry/overlap.ts';
import { ahead, type Pose } from '../../../geometry/pose.ts';
import { sweptHull } from '../../../geometry/sweep.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { isBroken, isFoot, isMounted, isOf, isRouting, troopOf } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { goesFull } from './full.ts';

/** Does a mover end in contact with an enemy? */
export const endsAtEnemy = (trace: Trace): boolean =>
  trace.contacts.some((contact) => contact.other.side !== moverOf(trace, contact).side);

/** Does a mover end in contact with a friend that none of them touched before? */
const endsAtFriend = (trace: Trace): boolean => {
  const before = new Set(
    trace.way.movers.flatMap((base) => friendContacts(trace.battle, base).map((contact) => contact.base.id)),
  );
  return trace.contacts.some(
    (contact) => contact.other.side === moverOf(trace, contact).side && !before.has(contact.other.id),
  );
};

/** How near to ground counts as at its edge, in millimetres. */
const AT_EDGE = 1;

/** Does a mover end at the edge of ground that is not good? Impassable ground is reached in no other way. */
const endsAtPoorGround = ({ rules, battle, way, ends }: Trace): boolean =>
  way.movers.some((base, mover) => {
    const further = outlineAt(base, ahead(ends[mover] as Pose, AT_EDGE)).corners;
    return battle.terrain.some(
      (piece) =>
        (rules.board.going.of(battle, piece, base) ?? 'GGo') !== 'GGo' &&
        sharesArea(further, outlineOf(piece)),
    );
  });

/** Does it reach ground that is not good? */
const reachesPoorGround = (trace: Trace): boolean =>
  trace.grounds.some(({ going }) => going !== 'GGo') || endsAtPoorGround(trace);

const changesOrTurns = ({ way: { column, stages } }: Trace): boolean =>
  stages.some(({ motion }) => motion.kind === 'turnabout') ||
  (column !== undefined && column.kind !== 'following');

/** Does no element of a moving group cover its distance, and nothing excuses it? */
export const fallsShort = (game: Debellis, trace: Trace): boolean =>
  trace.way.movers.length > 1 &&
  !goesFull(game, trace) &&
  !(
    (endsAtFriend(trace) || endsAtEnemy(trace) || reachesPoorGround(trace) || changesOrTurns(trace)) &&
    holds('dbmm.pip.38')
  );

/** Does some mover go other than straight ahead? Who follows the head of a column, or a road, goes straight. */
export function strays(trace: Trace): boolean {
  if (followsRoad(trace) && holds('dbmm.pip.55')) return false;
  const { column, movers, stages } = trace.way;
  if (column && column.kind !== 'following') return holds('dbmm.pip.56');
  const [own, leading] =
    column && holds('dbmm.pip.55') ? [column.headWay.stages, column.headWay.movers] : [stages, movers];
  return leading.some((base, mover) =>
    own.some((stage) => !goesAhead(stage, base, mover) && (!goesStraightBack(stage) || holds('dbmm.pip.56'))),
  );
}

const goesStraightBack = ({ motion }: Trace['way']['stages'][number]): boolean =>
  motion.kind === 'straight' && motion.right === 0 && motion.ahead < 0;

/** Does it count as irregular where irregulars pay more? */
export function isUneasy(game: Debellis, { rules, battle }: Order, base: PlacedBase): boolean {
  if (troopOf(base).regular) return false;
  if (!holds('dbmm.pip.46')) return true;
  const going = game.goingOfBase(rules, battle, base);
  const isEasy =
    isGeneral(base) ||
    (isOf(base, 'LH', 'Ps', 'Ax') && going !== 'DGo') ||
    (isOf(base, 'Cv(O)') && going === 'GGo');
  return !isEasy;
}

const apart = (a: PlacedBase, b: PlacedBase): number =>
  rectanglesDistance(rectangleOfBase(a), rectangleOfBase(b));

const nearestKnown = (game: Debellis, { rules, battle }: Order, base: PlacedBase): PlacedBase | undefined =>
  knownEnemies(game, rules, battle, base).toSorted((a, b) => apart(base, a) - apart(base, b))[0];

/** Does it stand where it is easily held: beyond a river from the nearest enemy, uphill of it, or foot in poor going? */
function isSheltered(game: Debellis, order: Order, base: PlacedBase): boolean {
  if (isFoot(base) && game.goingOfBase(order.rules, order.battle, base) !== 'GGo') return true;
  const nearest = nearestKnown(game, order, base);
  if (!nearest) return false;
  const between = sweptHull(rectangleOfBase(base), rectangleOfBase(nearest));
  return (
    isUpslopeOf(game, order.battle, base, nearest) ||
    order.battle.terrain.some((piece) => isRiver(piece) && sharesArea(between, outlineOf(piece)))
  );
}

/** Does a halt keep somebody from advancing or running who is not easily held? */
export const keepsBack = (game: Debellis, order: Order): boolean =>
  order.bases.some(
    (base) =>
      (game.isImpetuous(order.rules, order.battle, base) || (isBroken(base) && !isRouting(base))) &&
      !isSheltered(game, order, base),
  );

/** Does some mover end nearer to the enemy nearest to it than it began? */
export const comesNearer = (game: Debellis, trace: Trace): boolean =>
  trace.way.movers.some((base, mover) => {
    const enemies = knownEnemies(game, trace.rules, trace.battle, base);
    const nearest = (ground: ReturnType<typeof rectangleOfBase>): number =>
      Math.min(...enemies.map((enemy) => rectanglesDistance(ground, rectangleOfBase(enemy))));
    return moreThan(nearest(rectangleOfBase(base)), nearest(outlineAt(base, trace.ends[mover] as Pose)));
  });

/** Do mounted troops go with foot that could not support them from behind? */
export function isMixed({ bases }: Order): boolean {
  const mounted = bases.filter((base) => isMounted(base) && !isOf(base, 'El') && !isGeneral(base));
  const supports = (base: PlacedBase): boolean =>
    isOf(base, 'Ps(S)', 'Ps(I)') &&
    figure(base.marks, 'listed') > 0 &&
    mounted.every((each) => isOf(each, 'Cv'));
  return mounted.length > 0 && bases.some((base) => isFoot(base) && !isGeneral(base) && !supports(base));
}
