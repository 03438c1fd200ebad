/** Plans recoils, withdrawals and pursuits. */
import { rectanglesOverlap } from '../../geometry/overlap.ts';
import { scale } from '../../geometry/point.ts';
import { roundPose } from '../../geometry/pose.ts';
import { atMost } from '../../geometry/tolerance.ts';
import type { BaseId, Battle, PlacedBase } from '../battle.ts';
import { rectangleOfBase } from '../board/rectangles.ts';
import { landing } from '../board/room.ts';
import type { OutcomeWay } from '../contract/outcomes.ts';
import type { Ruleset } from '../contract.ts';
import { planColumnRecoil } from './column-recoil.ts';
import { distanceOver } from './ground.ts';
import { type Choices, type Gone, type Moved, type OutcomePlan, sceneOf } from './plan.ts';
import { type Reach, reachAlong } from './reach.ts';
import { settlePlaces } from './settle-places.ts';

export interface RecoilOptions {
  /** The choices for bases in the way: `pass`, `push`. */
  readonly choices?: Choices;
  /** Millimetres, if they differ from the ruleset's. */
  readonly distance?: number;
}

type Push = Reach['pushes'][number];

/** Would a base that goes this far end on one that it passes? */
function endsOnPassed({ way, unit, passed }: Reach, length: number): boolean {
  const place = landing(way.mover, unit, length);
  return passed.some((base) => rectanglesOverlap(place, rectangleOfBase(base)));
}

/** How far a base is pushed if its pusher goes `length` in all. */
function pushedBy(reach: Reach, { at, reach: pushed }: Push, length: number): number {
  if (length <= at) return 0;
  const due = length - at + (pushed.wanted - (reach.wanted - at));
  // To get clear of a base that it passes, a base may go farther than it is pushed.
  const goesOn = atMost(pushed.wanted, due) || endsOnPassed(pushed, due);
  return goesOn ? pushed.free : Math.min(pushed.free, due);
}

/** The moves if the mover goes `length` of its reach: pushed bases first, the farthest first. */
function movesOf(reach: Reach, length: number, how: Moved['how'], found: Map<BaseId, Moved>): void {
  const { mover } = reach.way;
  for (const push of reach.pushes) movesOf(push.reach, pushedBy(reach, push, length), 'push', found);
  for (const { base, by } of reach.displaced) {
    if ((found.get(base.id)?.went ?? 0) >= by) continue;
    const to = roundPose(landing(base, reach.unit, by).pose);
    found.set(base.id, { base: base.id, to, went: by, how: 'displace' });
  }
  const before = found.get(mover.id);
  if (before && before.went >= length) return;
  found.delete(mover.id);
  const to = roundPose(landing(mover, reach.unit, length).pose);
  found.set(mover.id, { base: mover.id, to, went: length, how });
}

/** The losses on a reach: bases destroyed in the way or pushed off the table. */
function lossesOf(reach: Reach, length: number): readonly Gone[] {
  const { mover } = reach.way;
  const pushed = reach.pushes.flatMap((push) => lossesOf(push.reach, pushedBy(reach, push, length)));
  const crushed = reach.crushed
    .filter((each) => each.at < length)
    .map(({ base, rule }): Gone => ({ base, to: 'lost', rule, by: mover.id }));
  const off = reach.lost && reach.lost.at < length ? reach.lost : null;
  return [...crushed, ...pushed, ...(off ? [{ base: mover.id, to: 'lost' as const, rule: off.rule }] : [])];
}

/** The plan if the base goes all of its reach. */
export function planOf(reach: Reach, how: Moved['how']): OutcomePlan {
  const { mover } = reach.way;
  const { doom, asks } = reach;
  if (doom) {
    const victims = doom.does === 'both' ? [mover.id, doom.base] : [mover.id];
    const gone = victims.map(
      (base): Gone => ({ base, to: 'lost', rule: doom.rule, by: base === mover.id ? doom.base : mover.id }),
    );
    return { moves: [], gone, went: 0, complete: true, stop: null, asks };
  }
  const found = new Map<BaseId, Moved>();
  movesOf(reach, reach.free, how, found);
  return {
    moves: [...found.values()].filter((move) => move.went > 0),
    gone: lossesOf(reach, reach.free),
    went: reach.free,
    complete: atMost(reach.wanted, reach.free) || reach.lost !== null,
    stop: reach.stop,
    asks,
  };
}

const backwards = (base: PlacedBase) => scale(rectangleOfBase(base).forward, -1);

/**
 * Plans a recoil: straight back by the ruleset's distance. It pushes or passes friends as it may, and obstacles stop
 * it. It does not check whether the base may recoil at all.
 */
export function planRecoil(
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  options: RecoilOptions = {},
): OutcomePlan {
  const way: OutcomeWay = { kind: 'recoil', mover: base, first: base };
  const wanted = options.distance ?? rules.outcomes.distance.recoil(battle, base);
  const scene = sceneOf(rules, battle);
  const unit = backwards(base);
  const bent = planColumnRecoil(scene, way, unit, wanted, options.choices ?? {});
  if (bent) return bent;
  const plan = planOf(reachAlong(scene, way, unit, wanted, options.choices), 'recoil');
  if (rules.outcomes.passing(battle, way).ends !== 'first-space' || plan.moves.length < 2) return plan;
  return settlePlaces(scene, plan, unit, rules.reasons['table-edge']);
}

/** The second part of a withdrawal: straight back for the full distance in the going that it meets. */
export function planWithdrawal(
  rules: Ruleset,
  battle: Battle,
  base: PlacedBase,
  recoiled: number,
  choices: Choices = {},
): OutcomePlan {
  const way: OutcomeWay = { kind: 'withdraw', mover: base, first: base };
  const unit = backwards(base);
  const wanted = distanceOver(rules, battle, base, unit, (going) =>
    rules.outcomes.distance.full(battle, way, going, recoiled),
  );
  return planOf(reachAlong(sceneOf(rules, battle), way, unit, wanted, choices), 'withdraw');
}

/** How far a pursuing base gets, up to `wanted` millimetres. */
export function planPursuit(rules: Ruleset, battle: Battle, base: PlacedBase, wanted: number): OutcomePlan {
  const way: OutcomeWay = { kind: 'pursue', mover: base, first: base };
  return planOf(reachAlong(sceneOf(rules, battle), way, rectangleOfBase(base).forward, wanted), 'pursue');
}

/** The supporters that can follow straight ahead by the same distance, the nearer ranks first. */
export function ableToFollow(
  rules: Ruleset,
  battle: Battle,
  supporters: readonly PlacedBase[],
  distance: number,
): readonly PlacedBase[] {
  const scene = sceneOf(rules, battle);
  return supporters.filter((mover) => {
    const unit = rectangleOfBase(mover).forward;
    const reach = reachAlong(scene, { kind: 'pursue', mover, first: mover }, unit, distance);
    if (reach.stop) return false;
    scene.poses.set(mover.id, landing(mover, unit, distance).pose);
    return true;
  });
}
