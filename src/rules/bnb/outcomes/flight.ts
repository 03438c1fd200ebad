/** The flight that follows a recoil. Blood and Blades, Combat, flight. */

import type { Battle, PlacedBase, TerrainPiece } from '../../../engine/battle.ts';
import type { Work } from '../../../engine/contract/sequence.ts';
import { holds } from '../../../engine/effects.ts';
import { takeOff } from '../../../engine/outcomes/carry-out.ts';
import { type FlightPlan, planFlight, type Side } from '../../../engine/outcomes/flight.ts';
import { atMost } from '../../../geometry/tolerance.ts';
import { goingOf } from '../ground/going.ts';
import { isPs, troopOf } from '../troops/base.ts';
import { isMounted } from '../troops/troops.ts';
import { allAfoot } from '../troops/vehicles.ts';
import { isInDifficult } from './index.ts';
import { TALES } from './tales.ts';
import { carryOutAfoot } from './vehicles.ts';

/** The state of a flight: the recoil before it, and the owner's choices so far. */
export interface FlightChoices {
  /** How far its recoil went, in millimetres. */
  readonly recoiled: number;
  readonly mayAvoidDifficult: boolean;
  /** The owner's answer: does it avoid difficult going? */
  readonly avoid?: boolean;
  /** The owner's answer: to which side does it turn aside? */
  readonly turn?: Side;
}

export type FlightQuestion = 'avoid-going' | 'avoid-turn';

/**
 * May this base avoid difficult going in its flight? A mounted base may if it stands outside such going when the
 * outcome move begins, so this must be asked before its recoil.
 */
export const mayAvoidDifficult = (battle: Battle, base: PlacedBase): boolean =>
  isMounted(troopOf(base)) && !isInDifficult(battle, base);

const difficultFor = (battle: Battle, base: PlacedBase): readonly TerrainPiece[] =>
  battle.terrain.filter((piece) => goingOf(battle, piece, base) === 'DGo');

interface Thought {
  readonly plan: FlightPlan;
  /** The next question to the owner; null when the plan is settled. */
  readonly asks: FlightQuestion | null;
}

/** The plan of a flight as chosen so far, and the next question. */
export function thinkFlight(work: Work, base: PlacedBase, choices: FlightChoices): Thought {
  const { rules } = work;
  const battle = allAfoot(work.battle);
  const { recoiled, turn, avoid } = choices;
  const mayShun = choices.mayAvoidDifficult ? difficultFor(battle, base) : [];
  const options = { recoiled, mayShun, ...(turn ? { turn } : {}) };
  const straight = planFlight(rules, battle, base, { ...options, shuns: [] });
  if (straight.enters.length === 0 || avoid === false || !holds('bnb.flee.7')) return settled(straight);
  const kept = planFlight(rules, battle, base, { ...options, shuns: mayShun });
  if (avoid === true || kept.enters.length >= straight.enters.length) return settled(kept);
  return { plan: kept, asks: 'avoid-going' };
}

const settled = (plan: FlightPlan): Thought => ({ plan, asks: plan.equal ? 'avoid-turn' : null });

/** The enemy Ps that are destroyed with a fleeing base: the first ones in its way, if only enemy Ps are in it. */
function takenAlong(base: PlacedBase, caught: FlightPlan['caught']): readonly PlacedBase[] {
  const isEnemyPs = (other: PlacedBase): boolean => other.side !== base.side && isPs(other);
  const first = caught[0]?.at ?? 0;
  if (!caught.every((each) => isEnemyPs(each.base)) || !holds('bnb.flee.5')) return [];
  return caught.filter((each) => atMost(each.at, first)).map((each) => each.base);
}

/** Carries out a flight, or destroys a base that cannot flee. */
export function flee(work: Work, base: PlacedBase, plan: FlightPlan): void {
  const first = plan.caught[0];
  if (!first || !holds('bnb.flee.4')) {
    carryOutAfoot(work, plan, base.id, 'flee', TALES);
    return;
  }
  const along = takenAlong(base, plan.caught);
  const rule = along.length > 0 ? 'bnb.flee.5' : 'bnb.flee.4';
  takeOff(work, { base: base.id, to: 'lost', rule, by: first.base.id });
  for (const other of along) takeOff(work, { base: other.id, to: 'lost', rule, by: base.id });
}
