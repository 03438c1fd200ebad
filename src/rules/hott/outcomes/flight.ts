/** The flight that follows a recoil. Hordes of the Things, Fleeing. */

import type { PlacedBase } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { carryOut } from '../../../engine/outcomes/carry-out.ts';
import { type FlightPlan, planFlight } from '../../../engine/outcomes/flight.ts';
import type { Gone } from '../../../engine/outcomes/plan.ts';
import { shunnedBy } from './ground.ts';
import { lose } from './losses.ts';
import { TALES } from './tales.ts';

/** How a flight destroys the base: by an enemy that it cannot avoid, or by ground. */
function deathOn(plan: FlightPlan, base: PlacedBase): Gone | null {
  const [first] = plan.caught;
  if (first) return { base: base.id, to: 'lost', rule: 'hott.flee.8', by: first.base.id };
  const { stop } = plan;
  if (!stop || stop.edge) return null;
  return { base: base.id, to: 'lost', rule: stop.rule, ...(stop.base ? { by: stop.base } : {}) };
}

/** Makes a base flee after a recoil of this many millimetres. */
export function flee(work: Work, base: PlacedBase, recoiled: number): void {
  const shuns = shunnedBy(work.battle, base);
  const plan = planFlight(work.rules, work.battle, base, { recoiled, shuns, fatal: true });
  const death = deathOn(plan, base);
  const dies = death !== null && holds(death.rule);
  carryOut(work, dies ? { ...plan, gone: [...plan.gone, death] } : plan, base.id, 'flee', TALES, lose);
}
