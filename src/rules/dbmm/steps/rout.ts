/** One element routs. DBMM, Routed elements; rulings 127, 176 and 183. */
import type { Debellis } from '../../../debellis/game.ts';
import { turnedTo } from '../../../debellis/outcomes/flight.ts';
import { lose } from '../../../debellis/outcomes/losses.ts';
import type { SharedCommand } from '../../../engine/battle/command-form.ts';
import { basesOnTable, findBase, type PlacedBase, placedBase } from '../../../engine/battle.ts';
import { rectangleAt, rectangleOfBase } from '../../../engine/board/rectangles.ts';
import type { FrameOf, StepWith, Work } from '../../../engine/contract/sequence.ts';
import { partly, text } from '../../../engine/data/form.ts';
import { holds } from '../../../engine/effects.ts';
import { after, DONE, goOn } from '../../../engine/game/asking.ts';
import type { Frame } from '../../../engine/game/game.ts';
import type { Next } from '../../../engine/game/steps.ts';
import { tell } from '../../../engine/game/work.ts';
import { carryOut, type OutcomeTale } from '../../../engine/outcomes/carry-out.ts';
import type { FlightPlan } from '../../../engine/outcomes/flight.ts';
import { INWARD } from '../../../engine/setup/edges.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import { distance, scale, subtract } from '../../../geometry/point.ts';
import { ahead, between, roundPose } from '../../../geometry/pose.ts';
import type { DbmmClause } from '../clauses/ids.ts';
import { edgeOfRout } from '../morale/routers.ts';
import { farthest, untilApart } from '../outcomes/flight.ts';
import { loseInFlight } from '../outcomes/leaving.ts';
import { fatesBehind, friendsPassed, metInFront } from '../outcomes/rout.ts';
import { dieOnTheWay } from '../outcomes/slippery.ts';
import { figure } from '../troops/marks.ts';
import { chooseTurn, RUNNING, turnOptions, wayOf } from './running.ts';

const FRAME = {
  base: text,
  ...partly({ behind: text, cause: text }),
  ...RUNNING,
};

/** How a rout is told. The mark that it leaves is set before it begins. */
const ROUTED: OutcomeTale<DbmmClause> = { type: 'routed', rule: 'dbmm.rout.4', mark: null };

type RoutFrame = FrameOf<typeof FRAME>;

/** Turns and moves up behind the element whose rout it joins, as far as it can rout. Does nothing where there is no room. */
function follow(game: Debellis, work: Work, base: PlacedBase, leader: PlacedBase): boolean {
  const behind = ahead(leader.pose, -leader.depth);
  const turned = turnedTo(base, leader.pose.facing);
  const mm = distance(turned, behind);
  const unit = mm > 0 ? scale(subtract(behind, turned), 1 / mm) : rectangleOfBase(leader).forward;
  const most = farthest(game, work, base, { from: base.pose, routs: true });
  const reach = untilApart(rectangleOfBase(base), rectangleAt(base, turned), unit, most);
  const at = roundPose(reach < mm ? between(turned, behind, Math.max(0, reach) / mm) : behind);
  const ground = rectangleAt(base, at);
  const isFree = basesOnTable(work.battle).every(
    (other) => other.id === base.id || !rectanglesOverlap(ground, rectangleOfBase(other)),
  );
  if (isFree)
    tell(work, { type: 'joined-rout', rule: 'dbmm.rout.4', figures: { base: base.id, by: leader.id } }, [
      { change: 'place', base: base.id, at },
    ]);
  return isFree;
}

/** It begins or goes on to rout, and turns its rear to its edge. */
function begin(game: Debellis, work: Work, frame: RoutFrame, base: PlacedBase): Next {
  const rule = frame.cause ?? 'dbmm.rout.2';
  tell(work, { type: 'routs', rule, figures: { base: base.id } }, [
    { change: 'brand', base: base.id, set: { routing: 1 } },
    { change: 'mark', base: base.id, set: { routed: 1 } },
  ]);
  const leader = placedBase(work.battle, frame.behind ?? '');
  if (leader && follow(game, work, base, leader)) return DONE;
  const edge = edgeOfRout(game, work.battle, base);
  if (edge === null) return DONE;
  const at = roundPose(turnedTo(base, INWARD[edge]));
  if (at.facing !== base.pose.facing && holds('dbmm.rout.14'))
    tell(work, { type: 'turned-round', rule: 'dbmm.rout.14', figures: { base: base.id } }, [
      { change: 'place', base: base.id, at },
    ]);
  return goOn({ ...frame, from: { ...base.pose } });
}

/** Enemies into whose front, flank or rear it has run destroy it. Those whom it touches aside recoil. */
function meetEnemies(game: Debellis, work: Work, base: PlacedBase, plan: FlightPlan): readonly Frame[] {
  const after = placedBase(work.battle, base.id);
  const stop = plan.stop?.base === undefined ? undefined : findBase(work.battle, plan.stop.base);
  if (!after || !stop || stop.side === base.side || !holds('dbmm.rout.8')) return [];
  const met = metInFront(work.battle, after);
  lose(game, work, { base: base.id, rule: 'dbmm.rout.8', by: stop.id });
  return met
    .filter(({ aside }) => aside && holds('dbmm.rout.9'))
    .map(({ enemy }) => ({ step: 'outcome', base: enemy.id, outcome: 'recoil', cause: 'dbmm.rout.9' }));
}

function run(game: Debellis, work: Work, frame: RoutFrame, base: PlacedBase): Next {
  if (!holds('dbmm.rout.4')) return DONE;
  const way = wayOf(game, work, frame, base, { recoiled: 0, routs: true });
  if ('next' in way) return way.next;
  const { plan } = way;
  const friends = friendsPassed(work.battle, base, plan);
  carryOut(work, plan, base.id, 'flee', { ...game.tales, flee: ROUTED }, (_, gone) =>
    loseInFlight(game, work, gone),
  );
  const recoils = meetEnemies(game, work, base, plan);
  const fates = fatesBehind(game, work.rules, work.battle, base, friends, frame.through ?? []);
  return after([...dieOnTheWay(work, base), ...recoils, ...fates], null);
}

function go(game: Debellis, work: Work, frame: RoutFrame): Next {
  const base = placedBase(work.battle, frame.base);
  if (!base) return DONE;
  if (frame.from) return run(game, work, frame, base);
  return figure(base.bound, 'routed') > 0 ? DONE : begin(game, work, frame, base);
}

/**
 * One element's rout, `{ base, behind?, cause? }`: it joins that of another `behind` it, or runs for its own edge. `from`
 * is its pose before it turned, `through` the friends through whom it bursts.
 */
export const rout = (game: Debellis): StepWith<typeof FRAME, SharedCommand> => ({
  frame: FRAME,
  wholes: true,
  run: (work, frame) => go(game, work, frame),
  answer: chooseTurn,
  options: (_rules, _battle, { base }) => turnOptions(base),
});
