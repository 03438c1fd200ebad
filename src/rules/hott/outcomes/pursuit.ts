/** Which elements pursue, and how far. Hordes of the Things, Pursuit. */

import { type Battle, basesOnTable, findBase, type PlacedBase } from '../../../engine/battle.ts';
import { rectangleOfBase } from '../../../engine/board/rectangles.ts';
import { landing } from '../../../engine/board/room.ts';
import type { OutcomeWay } from '../../../engine/contract/outcomes.ts';
import type { Ruleset } from '../../../engine/contract.ts';
import { holds } from '../../../engine/effects.ts';
import type { OutcomePlan } from '../../../engine/outcomes/plan.ts';
import { planPursuit } from '../../../engine/outcomes/recoil.ts';
import { rectanglesOverlap } from '../../../geometry/overlap.ts';
import { CONTACT_GAP } from '../../../geometry/tolerance.ts';
import { frontEdgeOn } from '../board/contacts.ts';
import type { HottClause } from '../clauses/ids.ts';
import { isDemoralised } from '../mass/demoralised.ts';
import { BASE_WIDTH } from '../measures.ts';
import { isOf } from '../troops/base.ts';
import type { Element } from '../troops/troops.ts';
import { isRiver, metBy } from './water.ts';

const PURSUERS: readonly Element[] = ['Knights', 'Behemoth', 'Beasts', 'Warband'];

/** The outcomes of a loser that let the winner pursue. */
const OPENING: readonly string[] = ['recoil', 'flee', 'flee-off', 'destroyed', 'break-off'];

/** The clause by which a winner pursues an enemy with this outcome; null if it stays. */
export function pursuitRule(
  battle: Battle,
  winner: PlacedBase,
  against: string,
  outcome: string,
): HottClause | null {
  if (!OPENING.includes(outcome)) return null;
  if (outcome === 'break-off' && frontEdgeOn(battle, winner) && holds('hott.pursue.2')) return null;
  if (isOf(winner, ...PURSUERS) || !holds('hott.pursue.6')) return held('hott.pursue.1');
  return routs(battle, winner, against) ? held('hott.demo.12') : null;
}

const held = (rule: HottClause): HottClause | null => (holds(rule) ? rule : null);

/** Elements that are not demoralised pursue demoralised losers; artillery does not. */
function routs(battle: Battle, winner: PlacedBase, against: string): boolean {
  const loser = findBase(battle, against);
  return (
    loser !== undefined &&
    isDemoralised(battle, loser) &&
    !isDemoralised(battle, winner) &&
    !isOf(winner, 'Artillery')
  );
}

/** The clause by which a base that gave rear support follows the pursuer; null if it stays. */
export function followRule(battle: Battle, supporter: PlacedBase, against: string): HottClause | null {
  if (isOf(supporter, 'Warband')) return held('hott.pursue.5');
  return routs(battle, supporter, against) ? held('hott.demo.12') : null;
}

const forbids = ({ stop }: OutcomePlan): boolean => stop?.rule === ('hott.pursue.4' satisfies HottClause);

/** Would it end against ground that it cannot enter? It may end at a river or at the table edge. */
function endsAgainst(battle: Battle, base: PlacedBase, { stop }: OutcomePlan, mm: number): boolean {
  const piece = battle.terrain.find(({ id }) => id === stop?.piece);
  const way: OutcomeWay = { kind: 'pursue', mover: base, first: base };
  return piece !== undefined && metBy(battle, way, piece, false, mm).barred;
}

/** Does another base stand right on the bank, so that the pursuit ends against it and not in the river? */
function haltsOnBank(battle: Battle, base: PlacedBase, { stop, went }: OutcomePlan): boolean {
  const piece = battle.terrain.find(({ id }) => id === stop?.piece);
  const ahead = landing(base, rectangleOfBase(base).forward, went + 2 * CONTACT_GAP);
  const meets = (other: PlacedBase) =>
    other.id !== base.id && rectanglesOverlap(ahead, rectangleOfBase(other));
  return piece !== undefined && isRiver(piece) && basesOnTable(battle).some(meets);
}

/** The plan of a pursuit; null if ground or an edge forbids it. */
export function pursuitPlan(rules: Ruleset, battle: Battle, base: PlacedBase): OutcomePlan | null {
  const mm = Math.min(base.depth, BASE_WIDTH);
  const plan = planPursuit(rules, battle, base, mm);
  const farther = mm + 2 * CONTACT_GAP;
  const beyond = planPursuit(rules, battle, base, farther);
  if (forbids(plan)) return haltsOnBank(battle, base, plan) ? plan : null;
  return forbids(beyond) && endsAgainst(battle, base, beyond, farther) ? null : plan;
}
