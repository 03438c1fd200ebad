/** Portable obstacles (PO): a mark of the element that set them along its front. DBMM, Obstacles; rulings 81 and 130. */
import { busy } from '../../../debellis/dismounting/timing.ts';
import type { Debellis } from '../../../debellis/game.ts';
import { payment } from '../../../debellis/moves/make.ts';
import type { Order } from '../../../debellis/moves/order.ts';
import { type Base, type Battle, basesOnTable, type PlacedBase } from '../../../engine/battle.ts';
import { NONE } from '../../../engine/citing.ts';
import type { Broken } from '../../../engine/contract/moves.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import { reason } from '../../../engine/game/decide.ts';
import type { Reason } from '../../../engine/game/event.ts';
import type { SideId } from '../../../engine/game/game.ts';
import type { Option } from '../../../engine/game/steps.ts';
import { tell } from '../../../engine/game/work.ts';
import { areReasons, costOf, moversOf } from '../../../engine/moves/judge.ts';
import type { Trace } from '../../../engine/moves/types.ts';
import type { Pose } from '../../../geometry/pose.ts';
import { breaksAll, broken } from '../citing.ts';
import { figure } from '../troops/marks.ts';

/** Does it stand behind obstacles that it has set? */
export const isBehindObstacles = (base: Base): boolean =>
  figure(base.marks, 'behindObstacles') > 0 && holds('dbmm.obst.9');

const orderFor = (rules: Ruleset, battle: Battle, base: PlacedBase): Order => ({
  rules,
  battle,
  bases: [base],
  trace: null,
  obstacles: true,
});

/** Why an element cannot set obstacles now; none if it can. */
function cannotSet(game: Debellis, rules: Ruleset, battle: Battle, base: PlacedBase): readonly Reason[] {
  const unfit =
    figure(base.marks, 'obstacles') > 0
      ? []
      : broken('dbmm.obst.8', 'dbmm.obstacles.not-listed', { base: base.id });
  if (unfit.length > 0) return unfit;
  const idle = isBehindObstacles(base) ? broken('dbmm.obst.9', 'dbmm.obstacles.set', { base: base.id }) : [];
  const against = [...idle, ...busy(game, battle, [base])];
  if (against.length > 0) return against;
  const [price, left] = [costOf(game.priceOf(orderFor(rules, battle, base))), game.pointsOf(battle, [base])];
  return price > left ? [reason(rules, 'not-enough-points', { price, left })] : [];
}

/** An element sets obstacles along its front instead of moving. A refusal changes nothing. */
export function setObstacles(game: Debellis, work: Work, id: string, by: SideId): readonly Reason[] {
  const { rules, battle } = work;
  const bases = moversOf(rules, battle, [id], by);
  if (areReasons(bases)) return bases;
  const [base] = bases as readonly [PlacedBase];
  const against = cannotSet(game, rules, battle, base);
  if (against.length > 0) return against;
  const lines = game.priceOf(orderFor(rules, battle, base));
  tell(work, { type: 'obstacles-set', rule: 'dbmm.pip.14', figures: { base: id, price: costOf(lines) } }, [
    ...payment(game, battle, bases, lines, false),
    { change: 'brand', base: id, set: { behindObstacles: 1 } },
    { change: 'mark', base: id, set: { obstaclesSet: 1 } },
  ]);
  return [];
}

/** The orders to set obstacles that are legal now. */
export const obstacleOptions = (game: Debellis, rules: Ruleset, battle: Battle): readonly Option[] =>
  basesOnTable(battle)
    .filter((base) => base.side === battle.turn.active && cannotSet(game, rules, battle, base).length === 0)
    .map(({ id }) => ({
      command: { type: 'set-obstacles', base: id },
      key: 'option.set-obstacles',
      figures: { base: id },
    }));

/** To set obstacles is the whole move of an element. */
export function setterBroken({ way }: Trace): readonly Broken[] {
  const setter = way.movers.find(({ bound }) => figure(bound, 'obstaclesSet') > 0);
  return setter && holds('dbmm.pip.14')
    ? [breaksAll('dbmm.pip.14', 'dbmm.obstacles.whole-move', { base: setter.id })]
    : NONE;
}

const sameAs = (one: Pose | null, other: Pose | null): boolean =>
  one?.x === other?.x && one?.y === other?.y && one?.facing === other?.facing;

/** Obstacles are gone as soon as the element that set them moves, by an order or not, or leaves the table. */
export function takeUpObstacles(work: Work, before: Battle): void {
  if (!holds('dbmm.obst.10')) return;
  const hasMoved = (base: Base): boolean => {
    const was = before.bases.find(({ id }) => id === base.id);
    return was !== undefined && !sameAs(was.pose, base.pose);
  };
  for (const { id } of work.battle.bases.filter((base) => isBehindObstacles(base) && hasMoved(base)))
    tell(work, { type: 'obstacles-gone', rule: 'dbmm.obst.10', figures: { base: id } }, [
      { change: 'brand', base: id, set: { behindObstacles: null } },
    ]);
}
