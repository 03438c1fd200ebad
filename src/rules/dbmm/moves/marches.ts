/** Where marches begin, and how often elements march. DBMM, Moves; rulings 24, 61 and 134. */
import { knownEnemies } from '../../../debellis/commands/awareness.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { isMarch, marchesOf } from '../../../debellis/moves/kind.ts';
import type { Marks, PlacedBase } from '../../../engine/battle.ts';
import { enemyContacts } from '../../../engine/board/contacts.ts';
import { groupOf } from '../../../engine/board/groups.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import { holds } from '../../../engine/effects.ts';
import { goesAhead } from '../../../engine/moves/own-way.ts';
import type { Trace } from '../../../engine/moves/types.ts';
import { rectanglesDistance } from '../../../geometry/distance.ts';
import { distance } from '../../../geometry/point.ts';
import { moreThan } from '../../../geometry/tolerance.ts';
import { breaksAll } from '../citing.ts';
import { isWithin, paces } from '../measures.ts';
import { isSkirmisher, isTrain } from '../troops/base.ts';
import { figure } from '../troops/marks.ts';
import { goesFull } from './full.ts';
import { surpriseOf } from './surprises.ts';

/** How many marches an element makes in a bound. */
const MOST = 6;
/** How near enemy groups keep a march from beginning, in paces. */
const NEAR = 400;

const apart = (movers: readonly PlacedBase[], enemy: PlacedBase): number =>
  Math.min(...movers.map((base) => rectanglesDistance(rectangleOfBase(base), rectangleOfBase(enemy))));

/** Does it face away: is a rear corner nearer to the marchers than both its front corners? */
function facesAway(movers: readonly PlacedBase[], enemy: PlacedBase): boolean {
  const { frontLeft, frontRight, rearLeft, rearRight } = rectangleOfBase(enemy);
  const [fl, fr, rl, rr] = [frontLeft, frontRight, rearLeft, rearRight].map((corner) =>
    Math.min(
      ...movers.flatMap((base) => rectangleOfBase(base).corners.map((mine) => distance(mine, corner))),
    ),
  ) as [number, number, number, number];
  return moreThan(Math.min(fl, fr), Math.min(rl, rr));
}

/** May a march go straight ahead although enemies of this group are near? */
const isHarmless = (
  movers: readonly PlacedBase[],
  group: readonly PlacedBase[],
  near: readonly PlacedBase[],
) =>
  group.filter((enemy) => !isSkirmisher(enemy)).length < 2 ||
  group.every(isTrain) ||
  near.every((enemy) => facesAway(movers, enemy));

/** The known enemy whose group keeps a march from beginning; undefined if none does. */
function hinders(game: Debellis, { rules, battle, way }: Trace): PlacedBase | undefined {
  const { movers, stages } = way;
  const [first] = movers;
  if (!first) return undefined;
  const known = knownEnemies(game, rules, battle, first);
  const isNear = (enemy: PlacedBase): boolean => isWithin(apart(movers, enemy), paces(NEAR));
  const isAhead = movers.every((base, mover) => stages.every((stage) => goesAhead(stage, base, mover)));
  return known.filter(isNear).find((enemy) => {
    const group = groupOf(rules, battle, enemy).filter(({ id }) => known.some((each) => each.id === id));
    if (group.length < 2 && holds('dbmm.move.44')) return false;
    return !(isAhead && isHarmless(movers, group, group.filter(isNear)) && holds('dbmm.move.5'));
  });
}

/** The rules about marches that an order breaks. */
export function marchBroken(game: Debellis, trace: Trace): readonly Broken[] {
  if (!isMarch(trace)) return NONE;
  const { battle, way } = trace;
  const tired = way.movers.find((base) => marchesOf(base) >= MOST);
  if (tired && holds('dbmm.move.1'))
    return [breaksAll('dbmm.move.1', 'dbmm.march.too-many', { base: tired.id, most: MOST })];
  const ended = way.movers.find((base) => figure(base.bound, 'marchEnded') > 0);
  if (ended && holds('dbmm.move.3'))
    return [breaksAll('dbmm.move.3', 'dbmm.march.ended', { base: ended.id })];
  const touched = way.movers.find((base) => enemyContacts(battle, base).length > 0);
  if (touched && holds('dbmm.move.2'))
    return [breaksAll('dbmm.move.2', 'dbmm.march.touched', { base: touched.id })];
  const enemy = holds('dbmm.move.4') ? hinders(game, trace) : undefined;
  const figures = { base: way.movers[0]?.id ?? '', other: enemy?.id ?? '', limit: paces(NEAR) };
  return enemy ? [breaksAll('dbmm.move.4', 'dbmm.march.near', figures)] : NONE;
}

/** The marks that a march leaves. The last one of a bound is a short one, or one that came upon unknown enemies. */
export const marchMarks = (game: Debellis, trace: Trace): Marks => ({
  marched: 1,
  ...(goesFull(game, trace) && surpriseOf(game, trace) === null ? {} : { marchEnded: 1 }),
});
