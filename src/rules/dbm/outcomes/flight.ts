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

/** The flight of one who has gone back so far, as far as its owner has chosen. */
export function thinkFlight(work: Work, base: PlacedBase, recoiled: number, turn?: Side): FlightPlan {
  const away = { ...base, pose: turnedAbout(base.pose, base.depth) };
  const shuns = shunnedBy(work.battle, away, recoiled);
  const options = { recoiled, shuns, fatal: true, ...(turn ? { turn } : {}) } as const;
  return planFlight(work.rules, work.battle, base, options);
}

/** How a flight kills: by an enemy or a friend it cannot avoid, or by ground. */
function deathOn({ caught: [first], stop }: FlightPlan, base: PlacedBase): Gone | null {
  if (first) return { base: base.id, to: 'lost', rule: first.rule, by: first.base.id };
  if (!stop || stop.edge) return null;
  return { base: base.id, to: 'lost', rule: stop.rule, ...(stop.base ? { by: stop.base } : {}) };
}

/** Makes a flight happen, or destroys who cannot make it. */
export function flee(work: Work, base: PlacedBase, plan: FlightPlan): void {
  const death = deathOn(plan, base);
  carryOut(work, death ? { ...plan, gone: [...plan.gone, death] } : plan, base.id, 'flee', TALES, (_, gone) =>
    lose(work, gone),
  );
}

/** The pose of a base that is turned to this facing about its middle. */
export const turnedTo = ({ pose, depth }: PlacedBase, facing: number): Pose =>
  ahead({ ...ahead(pose, -depth / 2), facing }, depth / 2);
