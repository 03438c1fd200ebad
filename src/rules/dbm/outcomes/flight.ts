/** Fleeing after the recoil. DBM, Fleeing; rulings 18, 19 and 117. */
import type { PlacedBase } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { carryOut } from '../../../engine/outcomes/carry-out.ts';
import { type FlightPlan, planFlight, type Side } from '../../../engine/outcomes/flight.ts';
import type { Gone } from '../../../engine/outcomes/plan.ts';
import { ahead, type Pose, turnedAbout } from '../../../geometry/pose.ts';
import { shunnedBy } from './ground.ts';
import { lose } from './losses.ts';
import { TALES } from './tales.ts';

/** The plan of a flight after a recoil, with the owner's choices so far. */
export function thinkFlight(work: Work, base: PlacedBase, recoiled: number, turn?: Side): FlightPlan {
  const away = { ...base, pose: turnedAbout(base.pose, base.depth) };
  const shuns = shunnedBy(work.battle, away, recoiled);
  const options = { recoiled, shuns, fatal: true, ...(turn ? { turn } : {}) } as const;
  return planFlight(work.rules, work.battle, base, options);
}

/** The cause of a loss in flight: a base that it cannot avoid, or ground. */
function deathOn({ caught: [first], stop }: FlightPlan, base: PlacedBase): Gone | null {
  if (first) return { base: base.id, to: 'lost', rule: first.rule, by: first.base.id };
  if (!stop || stop.edge) return null;
  return { base: base.id, to: 'lost', rule: stop.rule, ...(stop.base ? { by: stop.base } : {}) };
}

/** Carries out a flight, or destroys a base that cannot flee. */
export function flee(work: Work, base: PlacedBase, plan: FlightPlan): void {
  const death = deathOn(plan, base);
  carryOut(work, death ? { ...plan, gone: [...plan.gone, death] } : plan, base.id, 'flee', TALES, (_, gone) =>
    lose(work, gone),
  );
}

/** The pose of a base after a turn about its middle to this facing. */
export const turnedTo = ({ pose, depth }: PlacedBase, facing: number): Pose =>
  ahead({ ...ahead(pose, -depth / 2), facing }, depth / 2);
