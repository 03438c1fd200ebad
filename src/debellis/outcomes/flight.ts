/** Fleeing after the recoil. */

import type { PlacedBase } from '../../engine/battle.ts';
import type { Work } from '../../engine/contract/sequence.ts';
import { carryOut } from '../../engine/outcomes/carry-out.ts';
import { type FlightPlan, planFlight, type Side } from '../../engine/outcomes/flight.ts';
import type { Gone } from '../../engine/outcomes/plan.ts';
import { ahead, type Pose, turnedAbout } from '../../geometry/pose.ts';
import { clauseIn } from '../book.ts';
import type { Debellis } from '../game.ts';
import { runsAground } from '../naval/ground.ts';
import { shunnedBy } from './ground.ts';
import { lose } from './losses.ts';
import { fleesOverBridge, fleesOverFrozen, flightOverWater } from './water.ts';

/** The plan of a flight after a recoil, with the owner's choices so far. */
export function thinkFlight(
  game: Debellis,
  work: Work,
  base: PlacedBase,
  recoiled: number,
  turn?: Side,
): FlightPlan {
  const away = { ...base, pose: turnedAbout(base.pose, base.depth) };
  const shuns = shunnedBy(game, work.battle, away, recoiled);
  const options = { recoiled, shuns, fatal: true, ...(turn ? { turn } : {}) } as const;
  return planFlight(work.rules, work.battle, base, options);
}

/** The cause of a loss in flight: a base that it cannot avoid, or ground. */
function deathOn({ caught: [first], stop }: FlightPlan, base: PlacedBase): Gone | null {
  if (first) return { base: base.id, to: 'lost', rule: first.rule, by: first.base.id };
  if (!stop || stop.edge) return null;
  return { base: base.id, to: 'lost', rule: stop.rule, ...(stop.base ? { by: stop.base } : {}) };
}

/** The plan with an earlier end, where a river has slowed the flight. */
const endingAt = (plan: FlightPlan, base: PlacedBase, to: Pose | null): FlightPlan =>
  to === null
    ? plan
    : { ...plan, moves: plan.moves.map((move) => (move.base === base.id ? { ...move, to } : move)) };

/** Carries out a flight, or destroys a base that cannot flee. Returns whether it led over a bridge or over ice. */
export function flee(
  game: Debellis,
  work: Work,
  base: PlacedBase,
  plan: FlightPlan,
  recoiled: number,
): boolean {
  const away: PlacedBase = { ...base, pose: turnedAbout(base.pose, base.depth) };
  const water = flightOverWater(game, work.battle, away, plan, recoiled);
  const whole = endingAt(plan, base, water.to);
  const end = whole.moves.find((move) => move.base === base.id)?.to ?? away.pose;
  const wrecked = runsAground(game, work.battle, base, end) ? wreckOf(game, base) : null;
  const death = deathOn(plan, base) ?? (water.lost ? drownedBy(game, base) : wrecked);
  const slippery = fleesOverFrozen(work.battle, away, end) || fleesOverBridge(work.battle, away, end);
  const made = death ? { ...whole, gone: [...whole.gone, death] } : whole;
  carryOut(work, made, base.id, 'flee', game.tales, (_, gone) => lose(game, work, gone));
  return slippery;
}

const wreckOf = (game: Debellis, { id }: PlacedBase): Gone => ({
  base: id,
  to: 'lost',
  rule: clauseIn(game.outcomes, 'waterBars'),
});

const drownedBy = (game: Debellis, { id }: PlacedBase): Gone => ({
  base: id,
  to: 'lost',
  rule: clauseIn(game.outcomes, 'onIce'),
});

/** The pose of a base after a turn about its middle to this facing. */
export const turnedTo = ({ pose, depth }: PlacedBase, facing: number): Pose =>
  ahead({ ...ahead(pose, -depth / 2), facing }, depth / 2);
